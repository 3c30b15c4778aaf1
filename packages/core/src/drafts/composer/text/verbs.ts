import { toWordTable } from './word-table.ts';

/** Regular and irregular verbs that offers, goals and contexts are written with, in their base form. */
const bases =
  `accelerate accept achieve acquire add adopt advise align analyse analyze answer apply approve arrange ask assess
  assist attend attract audit automate avoid back bake become begin benchmark bill book boost brew bring browse build
  buy call cancel capture care cater catch change chase check choose claim clean close coach collaborate collect
  combine come commission compare complete comply compose conduct configure connect consider consolidate consult
  contact contract contribute convert coordinate cook cover create curate customise customize cut deal decide decorate
  decrease deepen deliver deploy design detect determine develop diagnose digitise digitize discover discuss
  distribute document donate double download draft drive drop earn ease edit educate eliminate embed enable endorse
  engage enhance enjoy enrol enroll ensure enter equip establish estimate evaluate exchange expand explain explore
  export extend face feature feed file fill film finance find finish fit fix flag focus follow forecast form free fund
  gain gather generate get give go grow guide handle have help hire hold host identify implement import improve include
  increase inform insert inspect install insure integrate interview introduce invest invite invoice join keep know
  launch lead learn lease let leverage license lift limit list listen live localise localize look lose lower make manage manufacture map
  market match maximise maximize measure meet mentor migrate minimise minimize mix modernise modernize monitor
  motivate move negotiate participate preorder pre-order reorder network obtain offer onboard open operate optimise optimize order organise organize
  outperform outsource own package paint partner pay perform photograph pick pilot pitch place plan play plug post
  predict prepare prescribe present prevent print prioritise prioritize process procure produce promote propose
  protect prototype prove provide publish purchase qualify quote raise rank reach read rebuild receive reclaim recommend record
  recover recruit recycle redesign reduce refer refinance refresh refurbish register relocate remove renew renovate
  rent repair replace reply report request research reserve resell resolve respond restore retain reuse review reward
  run save scale schedule score screen search secure see sell send serve set settle shape share ship shorten show
  sign simplify skip slash smooth solve sort source speak specialise specialize specify speed spend sponsor spot staff
  standardise standardize start stay steer stop store streamline strengthen structure study submit subscribe supply
  support surface survey sustain swap switch sync tailor take talk target teach tell test text think track trade train
  transcribe transfer transform translate treat trim triple try tune turn understand unify unlock update upgrade upload
  enquire knit nominate shoot shortlist triage unload waste
  adjust adapt alert assign announce archive attach bid boil bundle burn calculate calibrate campaign carry charge clear
  cost rise fall collate comfort complement compress conserve cross count deduct defend delay depend deter dig digest direct dispatch display divide draw dry
  encrypt escalate extract ferment filter flow forward freeze greet grill grind harvest heat illustrate insulate
  inspire irrigate isolate iterate judge label load loan lock log loop mail mark mentor merge message mill mount mow
  nag nudge patch pack peel perfect pinpoint plant polish power pull push rate reconcile redact rehearse remind render
  rescue rebook restock retrieve roast rotate route sand sanitise scan scrape seal segment sell shield shuttle sketch slow solder sponsor
  squeeze stack stock steam sterilise stitch stream subsidise suggest summarise summarize surround sweep tally tell tie time tow trace trigger
  appraise caption containerise debug declutter decommission disinfect dismantle excavate fumigate fundraise harden headhunt hedge moderate proofread
  prune recondition refactor refit refill repaint resurface retrofit rewire shred subtitle upholster varnish
  borrow hang lend need put
  scrap
  launder refinish reline reupholster sharpen tutor upskill valet vet wash weave weigh weld wipe
  use utilise utilize validate verify view visit volunteer vote want watch win work wrap write work`
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
    shoot: { past: 'shot' },
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
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
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
  offer order pack package paint partner patch pay photograph pilot pitch place plan plant play plug polish position post power present
  print process produce program project prototype purchase quote rank rate record refill render refit rent repair
  report request rescue research reserve retrofit return review reward roast route sample sand scale scan schedule score screen
  seal search segment shape share shield ship shuttle sign sketch solder source staff steam
  stack stitch stock store stream structure study subtitle supply support surface survey swap switch talk target test text tie time
  tour tow trace track trade train transfer treat triage trigger trim tutor update upgrade upload view
  visit volunteer vote walk wash waste watch weld wipe work wrap`);

/** Verbs whose form in -s is a plural as often, though before a noun they say what is done: `fixes for websites`, `fix leaks`. */
const pluralVerbs = toSet(
  'copy drop fall fix frame gain grant handle hold prompt pull push refund release result rise run set spot start stop turn use',
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
