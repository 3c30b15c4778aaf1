/** Text that is HTML already, and only that. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | Html[] | string | number | undefined | false;

/** A template whose values are escaped unless they are HTML: a draft or a request can hold any text. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, at) => part + (at < values.length ? toText(values[at]) : '')).join(''));
}

function toText(value: Value): string {
  if (value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(toText).join('');
  if (value instanceof Html) return value.text;
  return String(value).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
