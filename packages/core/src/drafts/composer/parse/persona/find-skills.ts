import { compact } from '../../../compact.ts';
import { isActivity } from '../offer/kinds/offer-kind.ts';

/** Tools and languages of a trade that a persona names with a capital, where any other name could be a place. */
const tools =
  'Airflow|Android|Angular|Ansible|AutoCAD|AWS|Azure|Blender|CAD|CNC|Django|Docker|Excel|Figma|Flutter|GCP|Go|Golang|GraphQL|iOS|Java|JavaScript|Kafka|Kotlin|Kubernetes|Laravel|Linux|MATLAB|Node(?:\\.js)?|Photoshop|PHP|Postgres|PostgreSQL|Python|PyTorch|R|Rails|React|Revit|Ruby|Rust|Salesforce|SAP|Scala|SolidWorks|Spark|SQL|Swift|TensorFlow|Terraform|TypeScript|Unity|Vue';

/** `React and TypeScript`, `Go, Kafka and Postgres`. */
const namesTools = compact(`^(?:${tools})(?:(?:, | and |/| \\+ |,? & )(?:${tools}))*$`, 'u');

/** `with a background in optics`, `with 8 years of experience in welding`. */
const inWords =
  /(?:,| with| who has|\() ?(?:an? )?(?:(?:\d+\+?|five|six|seven|eight|ten) years(?: of|['’])? )?(?:(?:good|solid|strong) )?(background|experience|expertise) (?:in|of|with) ([^,;:()]+?)\)?$/iu;

/** `ICU experience`, after the post. */
const experienceOf = /, ((?:[\p{L}/-]+ ){1,3})(experience|background)$/iu;

/** `specialising in accessibility`. */
const specialises = /,? (?:who )?speciali[sz](?:es|ing|ed) in ([^,;:()]+)$/iu;

/**
 * What somebody who is offered a post can do, by the persona, as a reason to write: `Backend engineer, Go and Kubernetes` → `your background in Go and
 * Kubernetes`. Undefined where it says none.
 */
export function findSkills(persona: string): string | undefined {
  const [, kind = '', field = ''] = inWords.exec(persona) ?? [];
  if (field)
    return `your ${kind.toLowerCase()} ${kind.toLowerCase() === 'experience' ? 'with' : 'in'} ${field}`;
  const [, of = '', what = ''] = experienceOf.exec(persona) ?? [];
  if (of) return `your ${of}${what.toLowerCase()}`;
  const special = specialises.exec(persona)?.[1];
  if (special) return `your background in ${special}`;
  const listed = /^[^,;:()]+(?:, | \()([^;:()]+)\)?$/u.exec(persona)?.[1] ?? '';
  const isTrade = /^\p{Ll}+(?: \p{Ll}+){0,2}$/u.test(listed) && isActivity(listed);
  return namesTools.test(listed) || isTrade ? `your background in ${listed}` : undefined;
}
