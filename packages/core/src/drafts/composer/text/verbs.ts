import { toWordTable } from './word-table.ts';

/** Regular and irregular verbs that offers, goals and contexts are written with, in their base form. */
const bases =
  `accelerate accept achieve acquire adapt add adjust adopt advertise advise alert align allocate analyse analyze announce answer
  apply appraise approve archive arrange ask assemble assess assign assist attach attend attract audit automate avoid
  back bake become begin benchmark bid bill boil book boost borrow brew bring browse build bundle burn buy calculate
  calibrate call campaign cancel caption capture care carry catch cater change charge chase check choose claim clean
  clear close co-found coach collaborate collate collect combine come comfort commission compare complement complete
  comply compose compress conduct configure connect conserve consider consolidate consult contact containerise
  contract contribute convert cook coordinate cost count cover create cross curate customise customize cut deal debug
  decide declutter decommission decorate decrease deduct deepen defend delay deliver depend deploy design detect deter
  determine develop diagnose dig digest digitise digitize direct discover discuss disinfect dismantle dispatch display
  distribute divide document donate double download draft draw drive drop dry earn ease edit educate eliminate embed
  employ enable encourage encrypt endorse engage enhance enjoy enquire enrol enroll ensure enter entertain equip escalate
  establish estimate evaluate excavate exchange expand explain explore export extend extract face fall feature feed
  ferment file fill film filter finance find finish fit fix flag flow focus follow forecast form forward free freeze
  fumigate fund fundraise gain gather generate get give go greet grill grind grow guide handle hang harden harvest
  have headhunt heat hedge help hire hold host identify illustrate implement import improve include increase inform
  insert inspect inspire install insulate insure integrate interview introduce invest invite invoice irrigate isolate
  iterate join judge keep knit know label launch launder lead learn lease lend let leverage license lift limit list
  listen live load loan localise localize lock log look loop lose lower mail maintain make manage manufacture map mark
  market match maximise maximize measure meet mend mentor merge message migrate mill minimise minimize mix moderate
  modernise modernize monitor motivate mount move mow nag need negotiate network nominate nudge obtain offer onboard
  open operate optimise optimize order organise organize outperform outsource oversee overhaul own pack package paint pair
  participate partner patch pay peel perfect perform photograph pick pilot pinpoint pitch place plan plant play plug
  polish pollinate post power pre-order predict preorder prepare prescribe present preside prevent print prioritise prioritize
  process procure produce promote proofread propose protect prototype prove provide prune publish pull purchase pursue
  push put qualify quote raise rank rate reach read rebook rebrand rebuild receive reclaim recommend reconcile
  recondition record recover recruit recycle redact redesign reduce refactor refer refill refinance refinish refit
  refresh refurbish register rehearse rehome reline relocate remind remove render renew renovate rent reorder repaint repair
  replace reply report request rescue research resell reserve resolve respond restock restore restructure resurface
  retain retrieve retrofit reupholster reuse revamp review reward rewire rewrite rise roast rotate route run sand
  sanitise save scale scan schedule score scrap scrape screen seal search secure see segment sell send serve set
  settle sew shape share sharpen shield ship shoot shorten shortlist show shred shuttle sign simplify sing sketch skip slash
  slow smooth solder solve sort source speak specialise specialize specify speed spend sponsor spot squeeze stack
  staff stage standardise standardize start stay steam steer sterilise stitch stock stop store stream streamline strengthen
  structure study submit subscribe subsidise subtitle suggest summarise summarize supervise supply support surface
  surround survey sustain swap sweep switch sync tailor take talk tally target teach tell test text think tie time tow
  trace track trade train transcribe transfer transform translate treat triage trigger trim triple try tune turn tutor
  understand unify unload unlock update upgrade upholster upload upsell upskill use utilise utilize valet validate varnish warn
  verify vet view visit volunteer vote want wash waste watch weave weigh weld win wipe work wrap write`
    .split(/\s+/)
    .filter(Boolean);

/** base → [third person, past, participle, -ing], where spelling rules do not give them. */
const irregular: Record<string, { third?: string; past?: string; participle?: string; ing?: string }> =
  toWordTable({
    become: { past: 'became', participle: 'become' },
    begin: { past: 'began', participle: 'begun', ing: 'beginning' },
    bring: { past: 'brought' },
    build: { past: 'built' },
    buy: { past: 'bought' },
    catch: { past: 'caught' },
    choose: { past: 'chose', participle: 'chosen' },
    come: { past: 'came', participle: 'come' },
    cost: { past: 'cost' },
    cut: { past: 'cut' },
    deal: { past: 'dealt' },
    drive: { past: 'drove', participle: 'driven' },
    feed: { past: 'fed' },
    find: { past: 'found' },
    get: { past: 'got' },
    give: { past: 'gave', participle: 'given' },
    go: { third: 'goes', past: 'went', participle: 'gone' },
    grow: { past: 'grew', participle: 'grown' },
    have: { third: 'has', past: 'had' },
    hold: { past: 'held' },
    keep: { past: 'kept' },
    know: { past: 'knew', participle: 'known' },
    lead: { past: 'led' },
    let: { past: 'let' },
    lose: { past: 'lost' },
    make: { past: 'made' },
    meet: { past: 'met' },
    pay: { past: 'paid' },
    proofread: { past: 'proofread' },
    put: { past: 'put' },
    hang: { past: 'hung' },
    lend: { past: 'lent' },
    read: { past: 'read' },
    rebuild: { past: 'rebuilt' },
    rise: { past: 'rose', participle: 'risen' },
    fall: { past: 'fell', participle: 'fallen' },
    run: { past: 'ran', participle: 'run' },
    see: { past: 'saw', participle: 'seen', ing: 'seeing' },
    sell: { past: 'sold' },
    send: { past: 'sent' },
    set: { past: 'set' },
    sew: { past: 'sewed', participle: 'sewn' },
    shoot: { past: 'shot' },
    sing: { past: 'sang', participle: 'sung' },
    show: { participle: 'shown' },
    speak: { past: 'spoke', participle: 'spoken' },
    spend: { past: 'spent' },
    take: { past: 'took', participle: 'taken' },
    teach: { past: 'taught' },
    tell: { past: 'told' },
    think: { past: 'thought' },
    trial: { ing: 'trialling' },
    understand: { past: 'understood' },
    win: { past: 'won' },
    write: { past: 'wrote', participle: 'written' },
  });

/** Verbs of more than one syllable whose last consonant is doubled. */
const doublesLongVerb = new Set([
  'cancel',
  'commit',
  'refer',
  'transfer',
  'submit',
  'embed',
  'enrol',
  'begin',
  'pencil',
  'plug',
  'equip',
  'refit',
  'reset',
  'retrofit',
]);

function doubles(base: string): boolean {
  if (doublesLongVerb.has(base)) return true;
  return /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base) || base === 'quit';
}

/** `save` → `saving`. */
export function toGerund(base: string): string {
  const special = irregular[base]?.ing;
  if (special) return special;
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (base !== 'be' && /[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${base}${doubles(base) ? base.at(-1) : ''}ing`;
}

/** `save` → `saves`. */
export function toThirdPerson(base: string): string {
  const special = irregular[base]?.third;
  if (special) return special;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(base)) return `${base}es`;
  return `${base}s`;
}

function toPast(base: string): string {
  const special = irregular[base]?.past;
  if (special) return special;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  if (base.endsWith('e')) return `${base}d`;
  return `${base}${doubles(base) ? base.at(-1) : ''}ed`;
}

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

/** Verbs that name a thing at least as often as a deed, alone and before a noun: `file cabinets`, `subtitle glasses`. */
const nameVerbs =
  toSet(`access alert archive audit benchmark bid bill book brew bundle call campaign caption care charge check claim coach commission contact
  contract cost count cover credit cross dance deal delay design digest discount dispatch display document draft drive
  edit estimate exchange export extract face feature feed file film filter finance flag flow focus forecast form freeze
  fund grill guide harvest heat hedge hire host import increase interview invoice judge label lead lease lift limit
  list load loan lock log loop mail map mark market mentor message mill mix model mount network
  offer order pack package paint pair partner patch pay photograph pilot pitch place plan plant play plug polish position post power present
  print process produce program project prototype purchase quote rank rate record refill render refit rent repair
  report request rescue research reserve retrofit return review reward roast route sample sand scale scan schedule score screen
  seal search segment shape share shield ship shuttle sign sketch solder source staff stage steam
  stack stitch stock store stream structure study subtitle supply support surface survey swap switch talk target test text tie time
  tour tow trace track trade train transfer treat triage trigger trim tutor update upgrade upload vet view
  visit volunteer vote walk wash waste watch weld wipe work wrap`);

/** Verbs whose form in -s is a plural as often, though before a noun they say what is done: `fixes for websites`, `fix leaks`. */
const pluralVerbs = toSet(
  'copy drop fall fix frame gain grant handle hold prompt pull push refund release result rise run set shoot spot start stop turn use',
);

/** Verbs that describe a thing as well: `clean energy`, `live support`. */
const qualityVerbs = toSet(
  'back better clean clear close complete direct double dry fit free live lower open own perfect secure slow smooth speed tailor triple',
);

export type VerbForm = 'base' | 'third' | 'past' | 'gerund';

export type Verb = {
  base: string;
  form: VerbForm;
  /** In this form it names or describes a thing at least as often: `file`, `files`, `clean`. */
  isName: boolean;
};

const forms = new Map<string, Verb>();
for (const base of bases) {
  const entries: [string, VerbForm][] = [
    [base, 'base'],
    [toThirdPerson(base), 'third'],
    [toGerund(base), 'gerund'],
    [toPast(base), 'past'],
    [irregular[base]?.participle ?? toPast(base), 'past'],
  ];
  for (const [word, form] of entries) {
    const isName =
      (form === 'base' && (nameVerbs.has(base) || qualityVerbs.has(base))) ||
      (form === 'third' && (nameVerbs.has(base) || pluralVerbs.has(base)));
    if (!forms.has(word)) forms.set(word, { base, form, isName });
  }
}

/** The verb and form of a single word, whatever its case; undefined for a word that is no known verb. */
export function findVerb(word: string): Verb | undefined {
  return forms.get(word.toLowerCase());
}
