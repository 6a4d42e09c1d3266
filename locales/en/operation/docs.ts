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
    "Under the same key a repeated call gets the first one's answer for 24 hours, and is not done again.",
  'docs.header_X-Requested-With':
    'Every call that changes something carries it; a form of another site cannot send it.',
  'docs.in_path': 'path',
  'docs.in_query': 'query',
  'docs.answers': 'Answers',
  'docs.shape': 'Shape of the answer',
  'docs.status_200': 'The answer.',
  'docs.status_302': 'The browser goes on at another address.',
  'docs.status_401': 'The client key or the session is missing, or no longer good.',
  'docs.status_404': 'There is no such thing.',
  'docs.status_408': 'What was sent took too long to arrive.',
  'docs.status_409':
    'There is no room for more, it is there already, or the same Idempotency-Key came with other data.',
  'docs.status_410': 'No longer offered, or the link has expired or been used.',
  'docs.status_413': 'What was sent is too large.',
  'docs.status_414': 'The address is too long.',
  'docs.status_415': 'The body is neither JSON nor multipart/form-data.',
  'docs.status_422': 'Something sent makes no sense; errors names it.',
  'docs.status_429': 'Too many calls; Retry-After says when to come back.',
  'docs.status_503': 'The server cannot answer now; Retry-After says when to come back.',
  'endpoint./v2/properties': 'One page of the published listings that match every filter, with the exact total.',
  'endpoint./v2/properties/facets': 'How many listings there are by type, city, sector, bedrooms, price and feature.',
  'endpoint./v2/properties/map': 'The listings of a box, in clusters or alone, as the zoom of the map asks.',
  'endpoint./v2/properties/by-code':
    'The cards of up to a hundred listings by their codes, in the order asked; those no longer offered apart.',
  'endpoint./v2/properties/{code}': 'One listing with everything that is public; 410 when it is no longer offered.',
  'endpoint./v2/properties/{code}/photos':
    'The pictures of a listing in their order, as its card shows them; 410 when it is no longer offered.',
  'endpoint./v2/properties/{code}/similar': 'Up to eight similar listings, also of one that is no longer offered.',
  'endpoint./v2/search-in-words':
    'The search that a sentence in Spanish or English means, and which of its words were not used.',
  'endpoint./v2/suggestions':
    'Cities, sectors, projects and codes that begin like what was typed; forgives typing errors.',
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
  'endpoint./v2/exchange-rate': 'How many pesos a US dollar buys, who says so and on which day.',
  'endpoint./v2/exchange-rate/history': 'For staff: the last rates, the one that counts first, and who entered them.',
  'endpoint.POST /v2/exchange-rate':
    'For staff: a rate that counts from now on, and brings every price to it. One more than 10% away from the last is refused (409) until it comes with is_confirmed.',
  'endpoint./v2/cities': 'Every city with its sectors and how many listings each has, most first.',
  'endpoint./v2/clients': 'The profile of who is signed in.',
  'endpoint./v2/clients/login/{provider}':
    'Sends a browser to sign in at a provider, from where it comes back to the page of the asked language.',
  'endpoint./v2/clients/login/{provider}/callback':
    'Signs in whom the provider sent back, by the query it sent along; once, and in the same browser.',
  'endpoint./v2/clients/export': 'All that is held of the client, to take along.',
  'endpoint.DELETE /v2/clients': 'Deletes the account and all that is personal in it.',
  'endpoint.POST /v2/clients/sign-up':
    'Opens an account and sends the email that confirms the address; the answer never says who has one.',
  'endpoint.POST /v2/clients/login':
    'Signs in; errors.email says that the password is right and the address not confirmed yet.',
  'endpoint.POST /v2/clients/logout': 'Ends this session.',
  'endpoint.POST /v2/clients/send-forgot-pasword':
    'Sends a link that sets a new password; the answer never says who has an account.',
  'endpoint.POST /v2/clients/reset-password/{id}':
    'Sets a new password by a signed link, once, and ends every session.',
  'endpoint.PATCH /v2/clients/change-password': 'Changes the password and ends the other sessions.',
  'endpoint.POST /v2/clients/confirm-email': 'Confirms an address by a signed link, once.',
  'endpoint.POST /v2/clients/resend-confirm-email': 'Sends the confirming email again; the answer is always the same.',
  'endpoint.POST /v2/clients/complete-sign-up': 'Says what the client is: buyer, owner, agent, or several at once.',
  'endpoint.POST /v2/clients/edit':
    'Changes the profile; what is not named stays. A new address counts once it is confirmed.',
  'endpoint./v2/clients/links/{id}': 'What the signed link of an email does, and for whom; asking does nothing.',
  'endpoint./v2/clients/countries': 'The countries of the world by name.',
  'endpoint./v2/clients/sessions': 'Where the client is signed in, the newest use first.',
  'endpoint.DELETE /v2/clients/sessions/{id}': 'Ends one of the client’s sessions.',
  'endpoint./v2/clients/favorites':
    'The cards of the favourites that are offered, newest first; those that no longer are, are named apart.',
  'endpoint.PUT /v2/clients/favorites':
    'Joins what a browser kept to the favourites, the newest moment of each counting, and answers all of them; 500 at most.',
  'endpoint.PUT /v2/clients/favorites/{code}':
    'Makes a listing a favourite; a second time changes nothing. 409 when there is no room for more.',
  'endpoint.DELETE /v2/clients/favorites/{code}': 'Makes a listing no favourite; a second time changes nothing.',
  'endpoint./v2/clients/recently-viewed':
    'The cards of what was viewed last, newest first, fifty at most; what is no longer offered is named apart.',
  'endpoint.PUT /v2/clients/recently-viewed':
    'Joins what a browser kept to what was viewed, the newest moment of each counting, and answers all of it.',
  'endpoint.DELETE /v2/clients/recently-viewed': 'Forgets all that was viewed.',
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
    'Joins what a browser remembered to the history, the newest moment of each counting, and answers all of it.',
  'endpoint.DELETE /v2/clients/search-history/{id}': 'Forgets one search.',
  'endpoint.DELETE /v2/clients/search-history': 'Forgets every search.',
  'endpoint./v2/captcha':
    'What a browser works on before it sends a form: a challenge of our own, or the key of an outside captcha; null where none is asked for.',
  'parameter.of_colleagues': 'Whether it is what colleagues have on offer, only to be read.',
  'parameter.max_quality': 'Fewer points of quality than these.',
  'parameter.unconfirmed_days': 'On offer and not confirmed for so many days.',
  'parameter.without_english': 'Whether its words in English are missing.',
  'parameter.mandate_until': 'Last day of the mandate, until this date.',
  'parameter.agency_id': 'An agency’s number; a manager has one.',
  'parameter.member': 'Somebody of the team: `agent-12` by the agent’s number, or `manager-5` by the account’s.',
  'parameter.action': 'What the form is sent for.',
  'parameter.provider': 'Name of the provider: google.',
  'parameter.lang': 'Language of the page to return to: es (usual) or en.',
  'parameter.code': 'Code of the property, such as 10-20345; on the way back from a provider, the code that it gave.',
  'parameter.state': 'What the provider sent back, as it came.',
  'parameter.iss': 'Who the provider says to be, if it says so.',
  'parameter.error': 'Why the provider said no.',
  'docs.session': 'The token of who is signed in.',
  'docs.in_body': 'body',
  'docs.in_header': 'header',
  'docs.status_201': 'Done.',
  'docs.status_204': 'Done; there is nothing more to say.',
  'docs.status_403': 'Not allowed, or the header X-Requested-With: XMLHttpRequest is missing.',
  'parameter.agency': 'Listings of the agency with this number.',
  'parameter.agent': 'Listings of the agent with this number.',
  'parameter.bathrooms': 'At least so many bathrooms; 5 is more than 4.',
  'parameter.bbox': 'Box: west,south,east,north in degrees.',
  'parameter.bedrooms': 'At least so many bedrooms; 5 is more than 4.',
  'parameter.business_type': 'Sale or lease.',
  'parameter.city': "The city's name as addresses have it.",
  'parameter.codes': 'Codes of listings, a hundred at most.',
  'parameter.exclusive': 'Only what one agent alone offers, or what not.',
  'parameter.collection': 'Only what belongs to the Collection, or what does not.',
  'parameter.currency': 'Currency of min_price, max_price and max_payment; US dollars unless said.',
  'parameter.delivery_year': 'Year of the expected delivery.',
  'parameter.features': 'With all of these features.',
  'parameter.furnished': 'Furnished or not.',
  'parameter.id': 'Number of what the path names.',
  'parameter.language': 'A language that the agent speaks.',
  'parameter.max_m2': 'Square metres built, or of land where nothing is built: at most.',
  'parameter.max_payment':
    'Highest monthly payment, included, of the usual loan: 20% paid at once, 20 years, the average rate of the currency (8.97% in US dollars, May 2025; 11.81% in pesos, November 2025). Finds only what is for sale.',
  'parameter.max_price': 'Highest price, included.',
  'parameter.min_m2': 'Square metres built, or of land where nothing is built: at least.',
  'parameter.min_price': 'Lowest price, included.',
  'parameter.min_power_water': 'At least so many points for power and water, 0 to 100.',
  'parameter.name': 'Part of the name.',
  'parameter.page': 'Number of the page, from 1.',
  'parameter.parkings': 'At least so many parking spaces; 5 is more than 4.',
  'parameter.per_page': 'Listings on a page.',
  'parameter.pets_allowed': 'Where pets are known to be allowed (1), or not to be (0).',
  'parameter.polygon': "A drawn area: 3 to 200 points in Google's Encoded Polyline format.",
  'parameter.q': 'Text, place or code; accents and case ignored.',
  'parameter.sector': "The sector's name as addresses have it.",
  'parameter.slug': "The project's name as addresses have it.",
  'parameter.sort': 'Order; a hyphen in front turns it round.',
  'parameter.stage': 'Stage of the works.',
  'parameter.tax_incentive': 'With the CONFOTUR exemption (1) or without (0).',
  'parameter.stories': 'Exactly so many levels; 5 is more than 4.',
  'parameter.text': 'What is looked for, in words; up to 240 characters.',
  'parameter.type': 'Of any of these types.',
  'parameter.under_construction': 'Under construction or finished.',
  'parameter.white_line': 'With or without white goods.',
  'parameter.zoom': 'Zoom of the map.',
  'endpoint.POST /v2/alerts':
    'Emails about a search for somebody without an account, once the address is confirmed by email; the answer is always the same.',
  'endpoint./v2/alerts/{key}': 'The search that a signed link of an email speaks of.',
  'endpoint.PATCH /v2/alerts/{key}': 'Changes how often emails tell of a search, by the signed link of one of them.',
  'endpoint./v2/alerts/{key}/confirm': 'The search whose alerts a signed link would start; asking starts nothing.',
  'endpoint.POST /v2/alerts/{key}/confirm': 'Confirms the address of emails about a search by a signed link.',
  'endpoint.POST /v2/alerts/{key}/pause': 'Ends the emails at one click, also from a mail program (RFC 8058).',
  'parameter.key': 'Name of the search in the links of emails.',
  'parameter.signature': 'Signature of the link.',
  'parameter.expires': 'Until when the link is good, in seconds since 1970.',
  'endpoint./v2/workspace': 'What waits for whoever works here, and what happened to their listings in 60 days.',
  'endpoint./v2/workspace/listings':
    'Listings and drafts: an agent’s own, the agency’s for a manager, all for staff; and how many there are of each state.',
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
    'What may be told of a property that is no longer offered: less the longer ago; after two years nothing (410).',
  'endpoint.POST /v2/properties/{code}/opened':
    'The page of a property was in view for five seconds: counted by day, with nothing of who saw it and nothing kept on their device.',
  'endpoint./v2/available/{key}':
    'The properties that a letter’s signed link asks about; nothing is confirmed by asking.',
  'endpoint.POST /v2/available/{key}':
    'Says by a letter’s signed link that they are still available, or no longer: they are paused then.',
  'endpoint.POST /v2/properties/{code}/reports':
    'A visitor’s word that a listing is not true; two of different people in a week ask its agent.',
  'endpoint.POST /v2/properties/{code}/reports/{reason}':
    'The same from a page without scripts, at one press: it asks the agent and moves nothing.',
  'parameter.available.key': 'Number of the agent who was written to.',
  'parameter.available.codes': 'The properties, separated by commas.',
  'parameter.reason': 'What is not true.',
  'endpoint./v2/workspace/listings/{code}/offer':
    'Where a property stands and what may be done with it now; one that is out of reach does not exist.',
  'endpoint./v2/workspace/listings/{code}/rank':
    'Why a property stands where it does: the summands of its place in the order.',
  'endpoint.POST /v2/workspace/listings/{code}/status':
    'Reserves, pauses, closes, withdraws or offers a property again. What its state does not allow is refused (409), and so is what was decided on an older state.',
  'endpoint.POST /v2/workspace/listings/{code}/price':
    'Changes the public price at once; a move of over a quarter in a day must be confirmed with is_sure.',
  'endpoint.POST /v2/workspace/listings/{code}/confirm':
    'Says that the property is available today; one that was paused because nobody said so is on offer again.',
  'endpoint.POST /v2/workspace/listings/{code}/assign':
    'Gives a property to another agent of the agency; to another agency, for staff alone and with a reason.',
  'endpoint.POST /v2/messages/conctact':
    'A message to the network. The answer brings the reference by which the enquiry is known.',
  'endpoint.POST /v2/messages/franchise': 'A request to open a franchise.',
  'endpoint.POST /v2/messages/loan': 'A request for a mortgage loan.',
  'endpoint.POST /v2/messages/join': 'A request to become an agent of the network.',
  'endpoint.POST /v2/messages/agent/{id}':
    'A message to an agent; with recipient agency, or under a number that no agent has, to the agency of that number.',
  'endpoint.POST /v2/leads/whatsapp':
    'Writes down that a visitor begins to write by WhatsApp to an agent, an agency or the network; no email goes out.',
  'endpoint./v2/leads':
    "Enquiries, newest first: an agent's own, or all of them for staff; meta counts each state. Suspicious ones are shown to those only who ask for them.",
  'endpoint./v2/leads/export': 'The same enquiries as a CSV table, ten thousand at most; no cell is read as a formula.',
  'endpoint./v2/leads/{id}':
    "One enquiry with its notes and what happened to it; what is not the agent's own does not exist.",
  'endpoint.PATCH /v2/leads/{id}':
    'Says how far an enquiry is, or, for staff, which agent is to answer (null: nobody yet).',
  'endpoint.POST /v2/leads/{id}/notes': 'Adds a note that only the network reads.',
  'endpoint./v2/agents/{id}/visit-moments':
    'When an agent can show a home in the next days: free times alone; what else is in that week is not told.',
  'endpoint.POST /v2/agents/{id}/visits':
    'Asks an agent for a visit, in person or by video call, at one of up to three times; one that is not free is refused by its field.',
  'endpoint./v2/clients/visits':
    'The visits that were asked for from the account’s email address: those to come first, then the others, newest first.',
  'endpoint./v2/visits/{key}': 'The visit that the signed link of an email speaks of; asking changes nothing.',
  'endpoint.PATCH /v2/visits/{key}':
    'Accepts a time of a visit, suggests another, declines it, cancels it or asks for others, by the signed link of an email. A time that is taken is refused (409), and free_moments says which are free.',
  'endpoint./v2/visits/{key}/calendar': 'A visit that was agreed or cancelled, as an event for calendars (RFC 5545).',
  'endpoint.PATCH /v2/leads/{id}/visit':
    'The same from the desk, for whoever shows the home. A time that is taken is refused (409), and free_moments says which are free.',
  'endpoint./v2/visit-hours': 'The week in which an agent shows homes: one’s own or, for staff, anybody’s.',
  'endpoint./v2/clients/factor':
    'Whether the account has two-step verification, and from when the workspace asks for it.',
  'endpoint.POST /v2/clients/factor':
    'Makes a secret for an authenticator app (RFC 6238); it counts once a code of it is confirmed.',
  'endpoint.POST /v2/clients/factor/confirm':
    'Turns verification on by a first code, ends the other sessions and answers ten recovery codes, shown this once.',
  'endpoint.POST /v2/clients/factor/off': 'Turns two-step verification off by the password and a code.',
  'endpoint.POST /v2/clients/login/code':
    'Finishes a sign-in that asked for the second step: five tries in 15 minutes, and each code once.',
  'endpoint./v2/team': 'Who works for an agency, what each has, and who was invited; staff name the agency.',
  'endpoint.POST /v2/team/invite': 'Invites somebody by email: the link works once, for 72 hours.',
  'endpoint.DELETE /v2/team/invitations/{id}': 'Takes an invitation back: its link is worth nothing any more.',
  'endpoint.PATCH /v2/team/{member}': 'Makes an agent a manager or the other way round.',
  'endpoint.POST /v2/team/{member}/suspend':
    'Suspends somebody: every session ends at once, and what they have goes to whom the call names; it is refused (409) where anything would be left to nobody.',
  'endpoint.POST /v2/team/{member}/readmit': 'Ends a suspension; what was given to others stays theirs.',
  'endpoint.POST /v2/team/{member}/reset-factor':
    'Takes a lost second factor away and ends every session; its owner is told.',
  'endpoint./v2/invitations/{key}': 'What an invitation’s link says; nothing is done by asking.',
  'endpoint.POST /v2/invitations/{key}':
    'Joins an agency by the letter’s link, once: with a new password or, where the address has an account, by its owner’s session.',
  'endpoint./v2/workspace/agent':
    'What the public reads of an agent: one’s own or, for a manager, anybody’s of the agency.',
  'endpoint.PATCH /v2/workspace/agent':
    'Changes it. Another telephone or WhatsApp asks for the password, and the number’s owner until now and the network are told.',
  'endpoint.POST /v2/workspace/agent/picture': 'Puts another picture of an agent in place.',
  'endpoint./v2/workspace/agency': 'What the public reads of an agency, and how it works; staff name the agency.',
  'endpoint.PATCH /v2/workspace/agency':
    'Changes it. Another telephone asks for the password, and the agency and the network are told.',
  'endpoint.PUT /v2/visit-hours': 'Says in which week an agent shows homes; visits already agreed stay as they are.',
  'endpoint.POST /v2/workspace/drafts':
    'Begins a draft: of nothing, of a listing (its changes, or a copy of its facts), or of an enquiry.',
  'endpoint./v2/workspace/drafts/{id}':
    'A draft with what it lacks, its quality, and who else saved lately; one out of reach does not exist.',
  'endpoint.PATCH /v2/workspace/drafts/{id}':
    'Sets fields that still hold what the caller saw. Where one holds something else the call is refused (409) with what it holds, by whom and since when in conflicts, and the draft as it is now in draft; the others are set.',
  'endpoint.DELETE /v2/workspace/drafts/{id}': 'Throws a draft away; what is public stays as it is.',
  'endpoint.POST /v2/workspace/drafts/{id}/submit': 'Hands a complete draft to its reviewer.',
  'endpoint.POST /v2/workspace/drafts/{id}/take-back': 'Takes a draft out of review, or off the calendar.',
  'endpoint.POST /v2/workspace/drafts/{id}/return':
    'Sends a draft back to its author with the reason, which is kept and mailed.',
  'endpoint.POST /v2/workspace/drafts/{id}/publish':
    'Publishes a complete draft, or the changes of a listing. Where somebody published other words of the same fields it is refused (409), and conflicts names them.',
  'endpoint.POST /v2/workspace/drafts/{id}/schedule':
    'Says when a draft is published and when its listing is paused; null is never.',
  'endpoint./v2/workspace/drafts/{id}/changes': 'What a draft would change of what is public, field by field.',
  'endpoint./v2/workspace/listings/{code}/versions':
    'What was published of a listing, newest first, and what was saved of its draft in 30 days.',
  'endpoint./v2/workspace/listings/{code}/versions/{n}': 'A version whole, and what it changed.',
  'endpoint.POST /v2/workspace/listings/{code}/restore':
    'Begins a draft that says what an older version said; nothing is erased.',
  'endpoint./v2/workspace/listings/{code}/private':
    'What the agency alone knows of a listing; that staff read it is written down.',
  'endpoint.PUT /v2/workspace/listings/{code}/private':
    'Changes what the agency alone knows of a listing; nothing public changes.',
  'endpoint./v2/workspace/review': 'The drafts that wait for the caller to look at them, the oldest first.',
  'parameter.n': 'Number of the version, from 1.',
  'parameter.days': 'How many days, today among them; 28 at most.',
  'parameter.as': 'Whose link it is: visitor or agent.',
  'parameter.agent_id': 'The agent’s number; a manager names one of the agency, and staff anybody.',
  'endpoint.POST /v2/newsletter-subscription':
    'Subscribes an address once it is confirmed by email. Whoever confirmed it in this browser is told that it is subscribed already (422); everybody else gets the usual answer, and its owner an email.',
  'endpoint./v2/newsletter-subscription/{key}': 'The subscription that a signed link of an email speaks of.',
  'endpoint.PATCH /v2/newsletter-subscription/{key}':
    'Changes the interests, or ends and begins the newsletter, by the signed link of an email.',
  'endpoint./v2/newsletter-subscription/{key}/confirm':
    'The subscription that a signed link would confirm; asking confirms nothing.',
  'endpoint.POST /v2/newsletter-subscription/{key}/confirm':
    'Confirms an address by a signed link; a browser that keeps proof is told next time that it is subscribed.',
  'endpoint.POST /v2/newsletter-subscription/{key}/unsubscribe':
    'Ends the newsletter at one click, also from a mail program (RFC 8058).',
  'parameter.newsletter-subscription.key': 'Name of the subscription in the links of emails.',
  'parameter.leads.kind': 'Of any of these kinds.',
  'parameter.leads.state': 'In any of these states; without one, all but the suspicious ones.',
  'parameter.leads.agent': 'Number of the agent who is to answer, or none: nobody yet.',
  'parameter.leads.from': 'First day, in Santo Domingo.',
  'parameter.leads.to': 'Last day, included.',
  'parameter.leads.property_code': 'About the property with this code.',
  'parameter.leads.q': 'Part of a name, telephone, address, reference or message; accents and case ignored.',
  'parameter.leads.per_page': 'Enquiries on a page.',
  'endpoint.POST /v2/uploads':
    "Begins an upload (tus 1.0): Upload-Length says how large it is and Upload-Metadata what it becomes (purpose: photo, plan, view_360, video, document or import; draft: the draft's number; cover: 1 for the cover; source: the number of an import's source, and name: what its file is called).",
  'endpoint./v2/uploads/{id}':
    'How far an upload has come and what it became; asked with HEAD, Upload-Offset says where to go on.',
  'endpoint.PATCH /v2/uploads/{id}':
    'Adds a piece to an upload (tus 1.0); with Upload-Checksum it is taken only as it was sent.',
  'endpoint.DELETE /v2/uploads/{id}': 'Ends an upload and throws away what had arrived.',
  'endpoint./v2/workspace/pictures':
    'Pictures by their keys, in the order in which they are asked for; unknown ones are left out.',
  'endpoint.POST /v2/workspace/pictures/edits':
    'Makes an uploaded picture anew, turned and cut; the answer names the key of that form.',
  'endpoint./v2/workspace/documents/{name}': 'A private document of the agency, to be saved.',
  'parameter.keys': 'Keys of pictures, eighty at most.',
  'endpoint./v2/imports':
    "The agency's sources of stock, with the newest import of each; those of all agencies for the network's staff.",
  'endpoint.POST /v2/imports': 'Makes a source: what its files are, how they come and whose its listings are.',
  'endpoint./v2/imports/{id}': 'A source with its newest import.',
  'endpoint.PATCH /v2/imports/{id}':
    'Changes a source: name, address, schedule, agent, and what becomes of what is gone.',
  'endpoint.DELETE /v2/imports/{id}':
    'Ends a source; its listings stay as they are, and nothing keeps them in step any more.',
  'endpoint.PUT /v2/imports/{id}/mapping':
    'Says what each column is, for this source from now on; what was not applied yet is read again.',
  'endpoint./v2/imports/{id}/runs': 'The imports of a source, newest first.',
  'endpoint.POST /v2/imports/{id}/runs':
    'Begins an import of an uploaded file (purpose import), or of what is at the address now. A trial stops before anything changes.',
  'endpoint./v2/imports/{id}/runs/{run}':
    'An import: how far it is, its counts and commonest mistakes, what it waits for and what can be done with it.',
  'endpoint./v2/imports/{id}/runs/{run}/columns':
    "The file's columns with samples, what they seem to be, and what the source already knows of them.",
  'endpoint./v2/imports/{id}/runs/{run}/rows':
    "What the import does with each row, in the file's order; those that do not change are only counted.",
  'endpoint./v2/imports/{id}/runs/{run}/report':
    'All that the import changed and refused, as a table: one line for each mistake and each row.',
  'endpoint.POST /v2/imports/{id}/runs/{run}/apply':
    'Applies what a trial read; where something holds it back, it waits for a yes.',
  'endpoint.POST /v2/imports/{id}/runs/{run}/approve':
    'Says yes to what the import waits for: what holds it back or, once it is done, prices that moved by more than 25%.',
  'endpoint.POST /v2/imports/{id}/runs/{run}/stop': 'Stops an import; what it has applied stays, and can be undone.',
  'endpoint.POST /v2/imports/{id}/runs/{run}/undo':
    'Takes back what an import changed, newest first and within 30 days; what somebody changed since is left and named.',
  'endpoint./v2/workspace/listings/{code}/source':
    'Where a listing comes from and which details its source no longer changes; null if it was written here.',
  'endpoint.POST /v2/workspace/listings/{code}/source/follow':
    'Lets the source change these details again from its next import on.',
  'parameter.run': 'Number of the import.',
  'parameter.imports.agency': "Number of the agency; for the network's staff alone.",
  'parameter.imports.per_page': 'Rows a page.',
  'parameter.imports.outcome': 'What the row is against what the source said before.',
  'parameter.imports.result': 'What was done with the row.',
  'parameter.imports.problem': 'Rows with this mistake, by its code; any: with whichever.',
  'parameter.imports.column': 'Rows with a mistake in this column of the file.',
  'parameter.imports.q': 'Part of a reference, a code or a title.',
  'docs.header_Tus-Resumable': '1.0.0, the version of tus.',
  'docs.header_Upload-Length': 'Bytes of the whole file.',
  'docs.header_Upload-Metadata': 'Pairs of a name and a value in base64, separated by commas.',
  'docs.header_Upload-Offset': 'Byte at which this piece begins.',
  'docs.header_Upload-Checksum': "sha256 and the piece's digest in base64.",
} as const satisfies Translated<typeof es>
