import type { Translated } from '../../texts.ts'
import type es from '../../es/operation/docs.ts'

export default {
  'docs.title': 'API of the site',
  'docs.lead':
    'Everything the site shows and does can be read and asked for here. Names are snake_case; money is a number with its ISO currency; areas are square metres; times are ISO 8601 in UTC.',
  'docs.key': "Every call carries the client's key in the header X-Api-Key.",
  'docs.language': 'Accept-Language chooses the language of texts and messages: es (the default) or en.',
  'docs.machine': 'OpenAPI 3.1 description',
  'docs.other': 'Español',
  'docs.parameters': 'Parameters',
  'docs.name': 'Name',
  'docs.where': 'Place',
  'docs.type': 'Type',
  'docs.meaning': 'Meaning',
  'docs.required': 'required',
  'docs.repeatable': 'repeatable',
  'docs.header_Idempotency-Key':
    'A call repeated under the same key gets the first one’s answer for 24 hours and is not carried out again.',
  'docs.header_X-Requested-With':
    'Every call that changes something carries it; a form on another site cannot send it.',
  'docs.in_path': 'path',
  'docs.in_query': 'query',
  'docs.answers': 'Answers',
  'docs.shape': 'Shape of the answer',
  'docs.status_200': 'The answer.',
  'docs.status_302': 'The browser is sent to another address.',
  'docs.status_401': 'The client key or the session is missing or no longer valid.',
  'docs.status_404': 'It does not exist.',
  'docs.status_408': 'What was sent took too long to arrive.',
  'docs.status_409': 'There is no room for more, it already exists, or the same Idempotency-Key came with other data.',
  'docs.status_410': 'No longer offered, or the link has expired or been used.',
  'docs.status_413': 'What was sent is too large.',
  'docs.status_414': 'The address is too long.',
  'docs.status_415': 'The body is neither JSON nor multipart/form-data.',
  'docs.status_422': 'Something sent makes no sense; errors names it.',
  'docs.status_429': 'Too many calls; Retry-After says when to come back.',
  'docs.status_503': 'The server cannot answer now; Retry-After says when to come back.',
  'endpoint./v2/feeds/{key}/reso.json':
    "An agency's published listings by the RESO Data Dictionary, photos included, as one OData answer.",
  'endpoint./v2/feeds/{key}/meta.xml':
    'An agency’s published listings with two photos or more, in the form that Meta’s home listing catalogues take.',
  'endpoint./v2/feeds/{key}/kyero.xml':
    'An agency’s published listings in Kyero’s format, version 3; pesos are converted to dollars at the dated rate.',
  'endpoint./v2/workspace/feeds':
    'For managers: the addresses where others read what their agency offers; null if there are none.',
  'endpoint./v2/workspace/feeds/left-out':
    'For managers: which of their agency’s published listings a feed leaves out, and why.',
  'endpoint.POST /v2/workspace/feeds': 'For managers: addresses with a new key; the previous ones stop working.',
  'endpoint.DELETE /v2/workspace/feeds': 'For managers: from now on nobody reads the feeds of their agency.',
  'endpoint./v2/reso':
    'The service document of the RESO Web API: a read-only subset of Core 2, not certified. With a token as Bearer.',
  'endpoint./v2/reso/{resource}':
    'A resource of the RESO Web API, with a token as Bearer: $metadata, Property, Property(key), Member, Office, Lookup or Field.',
  'parameter.feeds.key': "Key of the agency's feeds.",
  'parameter.resource': 'Resource and, in parentheses and single quotes, the key of a single one.',
  'parameter.$select': 'Fields, separated by commas.',
  'parameter.$filter':
    'Condition: eq, ne, gt, ge, lt, le, in, and, or, not, parentheses, and any on lists; up to 2,000 characters.',
  'parameter.$top': 'How many at most: 200, or 1,000 in order of ModificationTimestamp.',
  'parameter.$skip': 'How many are skipped, up to 10,000; to read everything follow @odata.nextLink.',
  'parameter.$orderby': 'ModificationTimestamp, ListPrice or ListingKey, with asc or desc.',
  'parameter.$count': 'Whether the total is counted: true or false.',
  'parameter.$expand': 'Media: the photos, plans and videos of each listing.',
  'parameter.$format': 'json, or xml for $metadata.',
  'parameter.$skiptoken': 'Where the next page begins; it comes in @odata.nextLink.',
  'endpoint./v2/properties': 'One page of the published listings that match every filter, with the exact total.',
  'endpoint./v2/properties/facets': 'How many listings there are by type, city, sector, bedrooms, price and feature.',
  'endpoint./v2/properties/map': 'The listings of a box, in clusters or alone, depending on the map’s zoom.',
  'endpoint./v2/properties/by-code':
    'The cards of up to a hundred listings by their codes, in the order given; those no longer offered are named separately.',
  'endpoint./v2/properties/{code}': 'One listing with everything that is public; 410 when it is no longer offered.',
  'endpoint./v2/properties/{code}/photos':
    'The pictures of a listing in their order, as its card shows them; 410 when it is no longer offered.',
  'endpoint./v2/properties/{code}/similar': 'Up to eight similar listings, also of one that is no longer offered.',
  'endpoint./v2/search-in-words':
    'The search that a sentence in Spanish or English means, and which of its words were not used.',
  'endpoint./v2/suggestions': 'Cities, sectors, projects and codes that start with what was typed; forgives typos.',
  'endpoint./v2/projects': 'Projects by place, price of a unit, year of delivery and stage.',
  'endpoint./v2/projects/facets': 'How many projects there are by city, sector, stage, delivery year and CONFOTUR.',
  'endpoint./v2/projects/{slug}': 'One project with its units, payment plan and delivery dates.',
  'endpoint./v2/agents':
    'Agents by the words of their name (accents, case and typing errors forgiven), city, language and Collection.',
  'endpoint./v2/agents/facets': 'How many agents each city and language has, under the other filters.',
  'endpoint./v2/agents/{id}': "One agent's public profile.",
  'endpoint./v2/agencies': 'Agencies by the words of their name (accents, case and typing errors forgiven) and city.',
  'endpoint./v2/agencies/facets': 'How many agencies each city has, under the name.',
  'endpoint./v2/agencies/{id}': "One agency's public profile with its agents.",
  'endpoint./v2/franchise-locations':
    'Every office of the network and where it stands on the map, by name: 500 at most.',
  'endpoint./v2/articles':
    'The newest articles of the blog that the brand names, as last read; none where it names none.',
  'endpoint./v2/faqs': 'Frequent questions and their answers, topic by topic.',
  'endpoint./v2/exchange-rate': 'How many pesos a US dollar buys, according to whom and on which day.',
  'endpoint./v2/exchange-rate/history': 'For staff: the latest rates, the current one first, and who entered them.',
  'endpoint.POST /v2/exchange-rate':
    'For staff: a rate that applies from now on and to which every price is converted. One more than 10% away from the last is refused (409) until it comes with is_confirmed.',
  'endpoint./v2/cities': 'Every city with its sectors and how many listings each has, most first.',
  'endpoint./v2/clients': 'The profile of the signed-in client.',
  'endpoint./v2/clients/login/{provider}':
    'Sends the browser to sign in with a provider, which returns it to the page in the requested language.',
  'endpoint./v2/clients/login/{provider}/callback':
    'Signs in the person the provider sent back, from the parameters it returned; once, and in the same browser.',
  'endpoint./v2/clients/export': 'Everything held about the client, to download.',
  'endpoint.DELETE /v2/clients': 'Deletes the account and everything personal in it.',
  'endpoint.POST /v2/clients/sign-up':
    'Opens an account and sends the email that confirms the address; the answer never reveals who has one.',
  'endpoint.POST /v2/clients/login':
    'Signs in; errors.email says that the password is right and the address not confirmed yet.',
  'endpoint.POST /v2/clients/logout': 'Ends this session.',
  'endpoint.POST /v2/clients/send-forgot-pasword':
    'Sends a link to set a new password; the answer never reveals who has an account.',
  'endpoint.POST /v2/clients/reset-password/{id}':
    'Sets a new password by a signed link, once, and ends every session.',
  'endpoint.PATCH /v2/clients/change-password': 'Changes the password and ends the other sessions.',
  'endpoint.POST /v2/clients/confirm-email': 'Confirms an address by a signed link, once.',
  'endpoint.POST /v2/clients/resend-confirm-email': 'Sends the confirming email again; the answer is always the same.',
  'endpoint.POST /v2/clients/complete-sign-up': 'Says what the client is: buyer, owner, agent, or several at once.',
  'endpoint.POST /v2/clients/edit':
    'Changes the profile; anything not named stays. A new address counts once it is confirmed.',
  'endpoint./v2/clients/links/{id}': 'What the signed link in an email does, and for whom; asking does nothing.',
  'endpoint./v2/clients/countries': 'The countries of the world by name.',
  'endpoint./v2/clients/sessions': 'Where the client is signed in, the newest use first.',
  'endpoint.DELETE /v2/clients/sessions/{id}': 'Ends one of the client’s sessions.',
  'endpoint./v2/clients/favorites':
    'The cards of the favourites still offered, newest first; those no longer offered are named separately.',
  'endpoint.PUT /v2/clients/favorites':
    'Merges what a browser kept into the favourites (the newest moment of each counts) and returns all of them; 500 at most.',
  'endpoint.PUT /v2/clients/favorites/{code}':
    'Saves a listing as a favourite; repeating it changes nothing. 409 when there is no room for more.',
  'endpoint.DELETE /v2/clients/favorites/{code}':
    'Removes a listing from the favourites; repeating it changes nothing.',
  'endpoint./v2/clients/recently-viewed':
    'The cards of what was viewed last, newest first, fifty at most; what is no longer offered is named separately.',
  'endpoint.PUT /v2/clients/recently-viewed':
    'Merges what a browser kept into what was viewed (the newest moment of each counts) and returns all of it.',
  'endpoint.DELETE /v2/clients/recently-viewed': 'Forgets everything that was viewed.',
  'endpoint.PUT /v2/clients/recently-viewed/{code}':
    'Says that a listing was viewed just now, or at a moment that is named.',
  'endpoint.DELETE /v2/clients/recently-viewed/{code}': 'Forgets that a listing was viewed.',
  'endpoint./v2/clients/searches': 'The saved searches, newest first.',
  'endpoint.POST /v2/clients/searches':
    'Saves a search under a name; the same filters again take the new name and frequency. 409 when there are fifty.',
  'endpoint.PATCH /v2/clients/searches/{id}':
    'Renames a saved search, or changes its filters or its emails; what is not named stays.',
  'endpoint.DELETE /v2/clients/searches/{id}': 'Deletes a saved search and ends its emails.',
  'endpoint./v2/clients/search-history': 'What was searched last, newest first, a hundred at most.',
  'endpoint.POST /v2/clients/search-history': 'Remembers a search; the same filters again come first.',
  'endpoint.PUT /v2/clients/search-history':
    'Merges what a browser kept into the history (the newest moment of each search counts) and returns all of it.',
  'endpoint.DELETE /v2/clients/search-history/{id}': 'Forgets one search.',
  'endpoint.DELETE /v2/clients/search-history': 'Forgets every search.',
  'endpoint./v2/captcha':
    'What a browser solves before it sends a form: a challenge of our own, or the key of an external captcha; null where none is required.',
  'parameter.day': 'Day, in Santo Domingo time.',
  'parameter.person': 'Number of the account that did it.',
  'parameter.kind': 'What was done.',
  'parameter.source_id': 'What came by that source of an import.',
  'parameter.of_colleagues': 'What colleagues have on the market, read-only.',
  'parameter.max_quality': 'Fewer quality points than this.',
  'parameter.unconfirmed_days': 'On the market and unconfirmed for this many days.',
  'parameter.without_english': 'Whether the English text is missing.',
  'parameter.mandate_until': 'Last day of the listing agreement, up to this date.',
  'parameter.agency_id': 'An agency’s number; a manager has one.',
  'parameter.member': 'Someone on the team: `agent-12` by the agent’s number, or `manager-5` by the account’s.',
  'parameter.action': 'What the form is sent for.',
  'parameter.provider': 'Name of the provider: google.',
  'parameter.lang': 'Language of the page to return to: es (usual) or en.',
  'parameter.code': 'Code of the property, such as 10-20345; on the way back from a provider, the code that it gave.',
  'parameter.state': 'What the provider sent back, as it came.',
  'parameter.iss': 'Who the provider says it is, if it says so.',
  'parameter.error': 'Why the provider said no.',
  'docs.session': 'The token of the signed-in client.',
  'docs.in_body': 'body',
  'docs.in_header': 'header',
  'docs.status_201': 'Done.',
  'docs.status_204': 'Done; there is nothing more to say.',
  'docs.status_403': 'Not allowed, or the header X-Requested-With: XMLHttpRequest is missing.',
  'parameter.agency': 'Listings of the agency with this number.',
  'parameter.agent': 'Listings of the agent with this number.',
  'parameter.bathrooms': 'At least this many bathrooms; 5 means more than 4.',
  'parameter.bbox': 'Box: west,south,east,north in degrees.',
  'parameter.bedrooms': 'At least this many bedrooms; 5 means more than 4.',
  'parameter.business_type': 'Sale or lease.',
  'parameter.city': 'The city’s name as it appears in addresses.',
  'parameter.codes': 'Codes of listings, a hundred at most.',
  'parameter.exclusive': 'Only what one agent offers exclusively, or only what is not.',
  'parameter.collection': 'Only what belongs to the Collection, or only what does not.',
  'parameter.currency': 'Currency of min_price, max_price and max_payment; US dollars by default.',
  'parameter.delivery_year': 'Year of the expected delivery.',
  'parameter.features': 'With all of these features.',
  'parameter.furnished': 'Furnished or not.',
  'parameter.id': 'Number of what the path names.',
  'parameter.language': 'A language that the agent speaks.',
  'parameter.max_m2': 'Square metres built, or of land where nothing is built: at most.',
  'parameter.max_payment':
    'Highest monthly payment, inclusive, of the usual loan: 20% down, 20 years, the average rate of the currency (8.97% in US dollars, May 2025; 11.81% in pesos, November 2025). Finds only what is for sale.',
  'parameter.max_price': 'Highest price, inclusive.',
  'parameter.min_m2': 'Square metres built, or of land where nothing is built: at least.',
  'parameter.min_price': 'Lowest price, inclusive.',
  'parameter.min_power_water': 'At least this many points for power and water, 0 to 100.',
  'parameter.name': 'Part of the name.',
  'parameter.page': 'Number of the page, from 1.',
  'parameter.parkings': 'At least this many parking spaces; 5 means more than 4.',
  'parameter.per_page': 'Listings per page.',
  'parameter.pets_allowed': 'Where pets are known to be allowed (1), or not to be (0).',
  'parameter.polygon': "A drawn area: 3 to 200 points in Google's Encoded Polyline format.",
  'parameter.q': 'Text, place or code; accents and case ignored.',
  'parameter.sector': 'The sector’s name as it appears in addresses.',
  'parameter.slug': 'The project’s name as it appears in addresses.',
  'parameter.sort': 'Order; a hyphen in front reverses it.',
  'parameter.stage': 'Stage of construction.',
  'parameter.tax_incentive': 'With the CONFOTUR exemption (1) or without (0).',
  'parameter.stories': 'Exactly this many storeys; 5 means more than 4.',
  'parameter.text': 'What you are looking for, in words; up to 240 characters.',
  'parameter.type': 'Of any of these types.',
  'parameter.under_construction': 'Under construction or finished.',
  'parameter.white_line': 'With or without appliances.',
  'parameter.zoom': 'Zoom of the map.',
  'endpoint.POST /v2/alerts':
    'Alerts for a search for someone without an account, once the address is confirmed by email; the answer is always the same.',
  'endpoint./v2/alerts/{key}': 'The search that the signed link in an email refers to.',
  'endpoint.PATCH /v2/alerts/{key}': 'Changes how often the alerts arrive, with the signed link from one of them.',
  'endpoint./v2/alerts/{key}/confirm': 'The search whose alerts a signed link would start; asking starts nothing.',
  'endpoint.POST /v2/alerts/{key}/confirm': 'Confirms the address for alerts with a signed link.',
  'endpoint.POST /v2/alerts/{key}/pause': 'Ends the alerts with one click, also from a mail program (RFC 8058).',
  'parameter.key': 'Name of the search in the links of emails.',
  'parameter.signature': 'Signature of the link.',
  'parameter.expires': 'Until when the link is valid, in seconds since 1970.',
  'endpoint./v2/workspace/drafts/{id}/look-alikes': 'What is already on offer and looks like the home of a draft.',
  'endpoint./v2/look-alikes':
    'Pairs of listings that look like one home: those waiting first, then the closest matches; or those already decided.',
  'endpoint./v2/look-alikes/{id}':
    'Two listings that look alike, side by side; it is recorded that their listing agreements were read.',
  'endpoint.POST /v2/look-alikes/{id}':
    'Says whether two listings are different, the same home, or that the later one has the photos of the other.',
  'parameter.which': '`open` are those still to be decided; `decided`, those that were.',
  'endpoint./v2/workspace':
    'What is waiting for the person who works here, and what happened to their listings in 60 days.',
  'endpoint./v2/workspace/listings':
    'Listings and drafts: an agent’s own, the agency’s for a manager, all for staff; and how many there are of each state.',
  'endpoint.POST /v2/workspace/listings/bulk':
    'Applies an action to up to 500 properties, one after another; each one refused says why, and the rest go on.',
  'endpoint./v2/workspace/listings/bulk/{id}':
    'How far an action on several properties has got, and what happened to each.',
  'endpoint.POST /v2/workspace/listings/bulk/{id}/undo':
    'Undoes an action on several properties within 30 minutes, where nothing has changed since.',
  'endpoint./v2/workspace/listings/export':
    'The same list as a table for spreadsheets, in the columns that an import reads.',
  'endpoint./v2/workspace/listings/sheet': 'The same list as an Excel file.',
  'endpoint./v2/workspace/template': 'The columns that an import reads, with two rows as examples, as CSV.',
  'endpoint./v2/workspace/template/sheet':
    'The same as an Excel file, with a sheet of the values that each column takes.',
  'endpoint.POST /v2/workspace/listings/confirm':
    'Says of several homes that they are still available; those that cannot be confirmed are named.',
  'endpoint./v2/workspace/listings/{code}/figures':
    'What happened to a listing in 90 days, what was asked for it, and where the search shows it.',
  'endpoint./v2/properties/{code}/gone':
    'What can be told of a property that is no longer offered: the longer ago, the less; after two years, nothing (410).',
  'endpoint.POST /v2/properties/{code}/opened':
    'The page of a property was in view for five seconds: counted by day, with nothing of who saw it and nothing kept on their device.',
  'endpoint./v2/available/{key}':
    'The properties that the signed link in an email asks about; asking confirms nothing.',
  'endpoint.POST /v2/available/{key}':
    'Says, with the signed link in an email, that they are still available, or no longer: then they are paused.',
  'endpoint.POST /v2/properties/{code}/reports':
    'A visitor’s report that a listing is wrong; two from different people within a week ask its agent.',
  'endpoint.POST /v2/properties/{code}/reports/{reason}':
    'The same from a page without scripts, with one tap: it asks the agent and changes nothing.',
  'parameter.available.key': 'Number of the agent who was written to.',
  'parameter.available.codes': 'The properties, separated by commas.',
  'parameter.reason': 'What is wrong.',
  'endpoint./v2/workspace/listings/{code}/offer':
    'The status of a property and what can be done with it now; one out of reach does not exist.',
  'endpoint./v2/workspace/listings/{code}/rank':
    'Why a property ranks where it does: the points that add up to its place.',
  'endpoint.POST /v2/workspace/listings/{code}/status':
    'Reserves, pauses, closes, withdraws or offers a property again. Anything its status does not allow is refused (409), as is a decision based on an older status.',
  'endpoint.POST /v2/workspace/listings/{code}/price':
    'Changes the public price at once; a change of over a quarter in a day must be confirmed with is_sure.',
  'endpoint.POST /v2/workspace/listings/{code}/confirm':
    'Says that the property is available today; one paused for lack of confirmation is offered again.',
  'endpoint.POST /v2/workspace/listings/{code}/assign':
    'Assigns a property to another agent of the agency; to another agency, only staff may, and with a reason.',
  'endpoint.POST /v2/messages/conctact': 'A message to the network. The answer brings the enquiry’s reference.',
  'endpoint.POST /v2/messages/franchise': 'A request to open a franchise.',
  'endpoint.POST /v2/messages/loan': 'A request for a mortgage loan.',
  'endpoint.POST /v2/messages/join': 'A request to become an agent of the network.',
  'endpoint.POST /v2/messages/agent/{id}':
    'A message to an agent; with recipient agency, or under a number that no agent has, to the agency of that number.',
  'endpoint.POST /v2/leads/whatsapp':
    'Records that a visitor starts a WhatsApp chat with an agent, an agency or the network; no email is sent.',
  'endpoint./v2/leads':
    'Enquiries, newest first: an agent’s own, or all of them for staff; meta counts each status. Suspicious ones appear only when asked for.',
  'endpoint./v2/leads/export': 'The same enquiries as a CSV table, ten thousand at most; no cell is read as a formula.',
  'endpoint./v2/leads/{id}':
    "One enquiry with its notes and what happened to it; what is not the agent's own does not exist.",
  'endpoint.PATCH /v2/leads/{id}':
    'Sets the status of an enquiry or, for staff, which agent handles it (null: nobody yet).',
  'endpoint.POST /v2/leads/{id}/notes': 'Adds a note that only the network reads.',
  'endpoint./v2/agents/{id}/visit-moments':
    'When an agent can show a home in the coming days: only the free times; what else is in that week is not revealed.',
  'endpoint.POST /v2/agents/{id}/visits':
    'Requests a visit from an agent, in person or by video call, at one of up to three times; one that is not free is refused by its field.',
  'endpoint./v2/clients/visits':
    'The visits requested with the account’s email address: the upcoming ones first, then the others, newest first.',
  'endpoint./v2/visits/{key}': 'The visit that the signed link in an email refers to; asking changes nothing.',
  'endpoint.PATCH /v2/visits/{key}':
    'Accepts a time for a visit, suggests another, declines it, cancels it or asks for others, with the signed link in an email. A time already taken is refused (409), and free_moments says which are free.',
  'endpoint./v2/visits/{key}/calendar': 'A visit that was agreed or cancelled, as an event for calendars (RFC 5545).',
  'endpoint.PATCH /v2/leads/{id}/visit':
    'The same from the desk, for the person who shows the home. A time already taken is refused (409), and free_moments says which are free.',
  'endpoint./v2/visit-hours': 'An agent’s weekly visiting hours: one’s own or, for staff, anyone’s.',
  'endpoint./v2/clients/factor':
    'Whether the account has two-step verification, and from when the workspace asks for it.',
  'endpoint.POST /v2/clients/factor':
    'Creates a secret for an authenticator app (RFC 6238); it counts once a code is confirmed.',
  'endpoint.POST /v2/clients/factor/confirm':
    'Turns verification on with a first code, ends the other sessions and returns ten recovery codes, shown only this once.',
  'endpoint.POST /v2/clients/factor/off': 'Turns two-step verification off with the password and a code.',
  'endpoint.POST /v2/clients/login/code':
    'Finishes a sign-in that asked for the second step: five tries in 15 minutes, and each code once.',
  'endpoint./v2/tokens': 'The tokens that work: those of the agency or, for staff, of all.',
  'endpoint.POST /v2/tokens':
    'Creates a token for the agency’s programs. `secret` is shown only this once and is not stored: sent as `Authorization: Bearer`, without a client key, it reaches what its scopes name, 600 calls a minute.',
  'endpoint.DELETE /v2/tokens/{id}': 'Revokes a token at once.',
  'endpoint./v2/webhooks': 'The webhooks of the agency or, for staff, of all.',
  'endpoint.POST /v2/webhooks':
    'Notifies a public address of what happens, following Standard Webhooks. `secret` is shown only this once. Anything not answered with 2xx is tried ten times over three days.',
  'endpoint.PATCH /v2/webhooks/{id}': 'Changes what a webhook is notified of, or turns it off or on.',
  'endpoint.DELETE /v2/webhooks/{id}': 'Deletes a webhook and its log, at once.',
  'endpoint.POST /v2/webhooks/{id}/secret':
    'Creates another secret, shown only this once. For 24 hours messages are signed with both.',
  'endpoint.POST /v2/webhooks/{id}/test': 'Sends `webhook.test`; the log says what happened.',
  'endpoint./v2/webhooks/{id}/deliveries':
    'What was sent in the last 30 days and what is waiting, newest first, 50 at a time.',
  'endpoint.POST /v2/webhooks/{id}/deliveries/{delivery}/again': 'Sends one of them again, with the same `webhook-id`.',
  'parameter.before': 'Number of the last one that was read.',
  'parameter.delivery': 'Number of the delivery.',
  'docs.token': 'An agency’s token, which begins with mqt_; it needs neither X-Api-Key nor X-Requested-With.',
  'docs.webhook':
    'What a webhook receives (POST, JSON). To verify it: HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the bytes of the secret (base 64, after whsec_), in base 64 and after `v1,` in webhook-signature, which may carry two signatures separated by a space. Reject anything older than five minutes, and process each webhook-id only once. Answer 2xx within 10 seconds; 410 turns the webhook off.',
  'endpoint./v2/team': 'Who works for an agency, what each person has, and who was invited; staff name the agency.',
  'endpoint.POST /v2/team/invite': 'Invites someone by email: the link works once, for 72 hours.',
  'endpoint.DELETE /v2/team/invitations/{id}': 'Withdraws an invitation: its link no longer works.',
  'endpoint.PATCH /v2/team/{member}': 'Makes an agent a manager, or the other way round.',
  'endpoint.POST /v2/team/{member}/suspend':
    'Suspends someone: every session ends at once, and what they have goes to the people named; it is refused (409) if anything would be left to nobody.',
  'endpoint.POST /v2/team/{member}/readmit': 'Ends a suspension; what was passed to others stays with them.',
  'endpoint.POST /v2/team/{member}/reset-factor':
    'Removes a lost second factor and ends every session; its owner is told.',
  'endpoint./v2/invitations/{key}': 'What the link of an invitation says; asking does nothing.',
  'endpoint.POST /v2/invitations/{key}':
    'Joins an agency with the link in the email, once: with a new password or, if the address has an account, with its owner’s session.',
  'endpoint./v2/workspace/agent':
    'What the public reads about an agent: oneself, null for an account that is no agent, or, for a manager, anyone in the agency.',
  'endpoint.PATCH /v2/workspace/agent':
    'Changes those details. A new telephone or WhatsApp number needs the password, and the number’s previous owner and the network are told.',
  'endpoint.POST /v2/workspace/agency/logo': 'Replaces the agency’s logo, PNG or WebP; it comes out square.',
  'endpoint./v2/workspace/audit':
    'What people who work here did, newest first: of their agency for managers, everything for the network.',
  'endpoint.POST /v2/workspace/agent/picture': 'Replaces an agent’s picture.',
  'endpoint./v2/workspace/agency': 'What the public reads about an agency, and how it works; staff name the agency.',
  'endpoint.PATCH /v2/workspace/agency':
    'Changes those details. A new telephone number needs the password, and the agency and the network are told.',
  'endpoint.PUT /v2/visit-hours': 'Sets an agent’s weekly visiting hours; visits already agreed stay as they are.',
  'endpoint.POST /v2/workspace/drafts':
    'Starts a draft: from scratch, from a listing (its changes, or a copy of its details), or from an enquiry.',
  'endpoint./v2/workspace/drafts/{id}':
    'A draft with what is missing, its quality, and who else saved recently; one out of reach does not exist.',
  'endpoint.PATCH /v2/workspace/drafts/{id}':
    'Sets fields that still hold what the caller saw. If one holds something else, the call is refused (409) with its value, by whom and since when in conflicts, and the current draft in draft; the others are set.',
  'endpoint.DELETE /v2/workspace/drafts/{id}': 'Deletes a draft; what is public stays as it is.',
  'endpoint.POST /v2/workspace/drafts/{id}/submit': 'Submits a complete draft for review.',
  'endpoint.POST /v2/workspace/drafts/{id}/take-back': 'Takes a draft out of review, or off the calendar.',
  'endpoint.POST /v2/workspace/drafts/{id}/return':
    'Sends a draft back to its author with the reason, which is kept and mailed.',
  'endpoint.POST /v2/workspace/drafts/{id}/publish':
    'Publishes a complete draft, or the changes to a listing. If someone published something else in the same fields it is refused (409), and conflicts names them.',
  'endpoint.POST /v2/workspace/drafts/{id}/schedule':
    'Says when a draft is published and when its listing is paused; null is never.',
  'endpoint./v2/workspace/drafts/{id}/comparables':
    'What homes of the same operation, type and sector (or else city) ask per square metre, on the market or closed within twelve months; with fewer than twelve it says nothing.',
  'endpoint./v2/workspace/drafts/{id}/projects':
    'The projects of its agency that a draft may belong to, with their free units.',
  'endpoint.PUT /v2/workspace/drafts/{id}/waiting':
    'Says how many files are waiting on a device to be uploaded to a draft, so that others see it; zero ends it.',
  'endpoint./v2/workspace/drafts/{id}/changes': 'What a draft would change in what is public, field by field.',
  'endpoint./v2/workspace/listings/{code}/versions':
    'What was published of a listing, newest first, and what was saved of its draft in 30 days.',
  'endpoint./v2/workspace/listings/{code}/versions/{n}': 'A whole version, and what it changed.',
  'endpoint.POST /v2/workspace/listings/{code}/restore':
    'Starts a draft with what an earlier version said; nothing is erased.',
  'endpoint./v2/workspace/listings/{code}/private':
    'What only the agency knows about a listing; it is recorded when staff read it.',
  'endpoint.PUT /v2/workspace/listings/{code}/private':
    'Changes what only the agency knows about a listing; nothing public changes.',
  'endpoint./v2/workspace/review': 'The drafts waiting for the caller’s review, the oldest first.',
  'parameter.n': 'Number of the version, from 1.',
  'parameter.days': 'How many days, today among them; 28 at most.',
  'parameter.as': 'Whose link it is: visitor or agent.',
  'parameter.agent_id': 'The agent’s number; a manager names one of the agency, and staff anybody.',
  'endpoint.POST /v2/newsletter-subscription':
    'Subscribes an address once it is confirmed by email. Anyone who confirmed it in this browser is told that it is already subscribed (422); everyone else gets the usual answer, and its owner an email.',
  'endpoint./v2/newsletter-subscription/{key}': 'The subscription that the signed link in an email refers to.',
  'endpoint.PATCH /v2/newsletter-subscription/{key}':
    'Changes the interests, or ends and resumes the newsletter, with the signed link in an email.',
  'endpoint./v2/newsletter-subscription/{key}/confirm':
    'The subscription that a signed link would confirm; asking confirms nothing.',
  'endpoint.POST /v2/newsletter-subscription/{key}/confirm':
    'Confirms an address by a signed link; a browser that keeps proof is told next time that it is subscribed.',
  'endpoint.POST /v2/newsletter-subscription/{key}/unsubscribe':
    'Ends the newsletter with one click, also from a mail program (RFC 8058).',
  'parameter.newsletter-subscription.key': 'Name of the subscription in the links of emails.',
  'parameter.leads.kind': 'Of any of these kinds.',
  'parameter.leads.state': 'In any of these statuses; without one, all but the suspicious ones.',
  'parameter.leads.agent': 'Number of the agent who handles it, or none: nobody yet.',
  'parameter.leads.from': 'First day, in Santo Domingo.',
  'parameter.leads.to': 'Last day, inclusive.',
  'parameter.leads.property_code': 'About the property with this code.',
  'parameter.leads.q': 'Part of a name, telephone, address, reference or message; accents and case ignored.',
  'parameter.leads.per_page': 'Enquiries per page.',
  'endpoint.POST /v2/uploads':
    'Starts an upload (tus 1.0): Upload-Length says how large it is and Upload-Metadata what it becomes (purpose: photo, plan, view_360, video, document or import; draft: the draft’s number; cover: 1 for the cover; source: the number of an import’s source, and name: its file’s name).',
  'endpoint./v2/uploads/{id}':
    'How far an upload has got and what it became; with HEAD, Upload-Offset says where to continue.',
  'endpoint.PATCH /v2/uploads/{id}':
    'Adds a piece to an upload (tus 1.0); with Upload-Checksum it is accepted only as it was sent.',
  'endpoint.DELETE /v2/uploads/{id}': 'Ends an upload and deletes what had arrived.',
  'endpoint./v2/workspace/pictures': 'Pictures by their keys, in the order requested; unknown ones are left out.',
  'endpoint.POST /v2/workspace/pictures/edits':
    'Makes a rotated and cropped version of an uploaded picture; the answer gives its key.',
  'endpoint./v2/workspace/documents/{name}': 'A private document of the agency, to download.',
  'parameter.keys': 'Keys of pictures, eighty at most.',
  'endpoint./v2/imports':
    'The agency’s import sources, with the latest import of each; those of all agencies for the network’s staff.',
  'endpoint.POST /v2/imports': 'Creates a source: what its files are, how they arrive and whose its listings are.',
  'endpoint./v2/imports/{id}': 'A source with its latest import.',
  'endpoint.PATCH /v2/imports/{id}':
    'Changes a source: name, address, schedule, agent, and what happens to listings that disappear.',
  'endpoint.DELETE /v2/imports/{id}':
    'Removes a source; its listings stay as they are, and nothing updates them any more.',
  'endpoint.PUT /v2/imports/{id}/mapping':
    'Says what each column is, for this source from now on; anything not applied yet is read again.',
  'endpoint./v2/imports/{id}/runs': 'The imports of a source, newest first.',
  'endpoint.POST /v2/imports/{id}/runs':
    'Starts an import of an uploaded file (purpose import), or of what is now at the address. A preview stops before anything changes.',
  'endpoint./v2/imports/{id}/runs/{run}':
    'An import: how far it is, its counts and commonest errors, what it is waiting for and what can be done with it.',
  'endpoint./v2/imports/{id}/runs/{run}/columns':
    'The file’s columns with samples, what they seem to be, and what the source already knows about them.',
  'endpoint./v2/imports/{id}/runs/{run}/rows':
    'What the import does with each row, in the file’s order; those that do not change are only counted.',
  'endpoint./v2/imports/{id}/runs/{run}/report':
    'Everything the import changed and refused, as a table: one line per error and per row.',
  'endpoint.POST /v2/imports/{id}/runs/{run}/apply':
    'Applies what a preview read; where something holds it back, it waits for approval.',
  'endpoint.POST /v2/imports/{id}/runs/{run}/approve':
    'Approves what the import is waiting for: what holds it back or, once it is done, prices that changed by more than 25%.',
  'endpoint.POST /v2/imports/{id}/runs/{run}/stop': 'Stops an import; what it has applied stays, and can be undone.',
  'endpoint.POST /v2/imports/{id}/runs/{run}/undo':
    'Undoes what an import changed, newest first and within 30 days; anything someone has changed since is left and named.',
  'endpoint./v2/workspace/listings/{code}/source':
    'Where a listing comes from and which details its source no longer changes; null if it was written here.',
  'endpoint.POST /v2/workspace/listings/{code}/source/follow':
    'Lets the source change these details again from its next import on.',
  'parameter.run': 'Number of the import.',
  'parameter.imports.agency': 'Number of the agency; for the network’s staff only.',
  'parameter.imports.per_page': 'Rows per page.',
  'parameter.imports.outcome': 'What the row is compared with what the source said before.',
  'parameter.imports.result': 'What was done with the row.',
  'parameter.imports.problem': 'Rows with this error, by its code; any: with any error.',
  'parameter.imports.column': 'Rows with an error in this column of the file.',
  'parameter.imports.q': 'Part of a reference, a code or a title.',
  'docs.header_Tus-Resumable': '1.0.0, the version of tus.',
  'docs.header_Upload-Length': 'Bytes of the whole file.',
  'docs.header_Upload-Metadata': 'Pairs of a name and a value in base64, separated by commas.',
  'docs.header_Upload-Offset': 'Byte at which this piece begins.',
  'docs.header_Upload-Checksum': "sha256 and the piece's digest in base64.",
} as const satisfies Translated<typeof es>
