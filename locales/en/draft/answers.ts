/** What the API keeps or answers of drafts. */
export default {
  'draft.owner_consent':
    'The owner agrees that we keep their details to market their property and that we write to them about it.',
  'draft.mail_untitled': 'Untitled property',
  'draft.schedule_failed':
    'It could not be published at the scheduled time because some details are missing. Complete it and schedule it again.',
  'draft.look_alike_failed':
    'It was not published because your agency already offers this property, or one very much like it.',
}
