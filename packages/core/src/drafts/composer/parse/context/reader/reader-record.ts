const field = /^(?:[-*] )?(\p{L}[\p{L} -]{1,30}): (.+)$/u;
/** What only a record of somebody gives. */
const ofRecord =
  /^(?:account|company size|crm|email|employees|head ?count|hq|industry|job title|lead source|linkedin|number of employees|phone|revenue|tech stack|website)$/i;
const firm = /^(?:account|company|employer|firm|organi[sz]ation|school)(?: name)?$/i;

/** Whether notes are a record of the reader: `Company: …` with the firm that the persona names, or two fields that nobody keeps of himself. */
export function isReaderRecord(notes: readonly string[], persona: string): boolean {
  const fields = notes.flatMap((note) => {
    const [, label = '', said = ''] = field.exec(note) ?? [];
    return label ? [{ label, said: said.replace(/\.$/, '') }] : [];
  });
  return (
    fields.some(({ label, said }) => firm.test(label) && said.length > 2 && persona.includes(said)) ||
    fields.filter(({ label }) => ofRecord.test(label)).length > 1
  );
}
