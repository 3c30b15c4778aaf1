import { anyOf } from '../../../../any-of.ts';
import { compact } from '../../../../compact.ts';

/** Words for a text, a wish or a judgement about it: `the tone`, `bullet points`, `no jargon`. */
const ofText =
  /\b(?:(?:the|this|that|your|my|(?<!\b(?:get|receive|send)s? )a short) (?:e-?mail|mail|message|letter|draft|copy|wording|greeting|sign-?off)|e-?mail body|draft|tone|subject line|exclamation marks?|bullet points?|emojis?|paragraphs?|(?:(?<!\d,)\b\d{1,3}|\b(?:about|around|to) \d,\d{3}) (?:words|sentences)\b(?! (?:are |is )?(?:free|included|per)\b)|words (?:an? |max)|cta|call to action|(?:gentle|plain|polite|respectful|simple|warm) (?:language|wording|words) (?:is|are|matters?)\b|buzzwords?|jargon|puffery|marketing[- ]speak|sales[- ]speak|small talk|salesy|pushy|cringe|gushing|mailshot|the hook|note to strike|scare (?:tactics|stories)|brevity|(?:humou?r|irony|jokes?|puns?|wordplay) (?:level|is|are|can|may|should|would)|level of (?:formality|humou?r))\b/i;

/** Words for who writes, who is written to and why, as only those who prepare a mail use them. */
const ofCampaign =
  /\b(?:(?:attachments?|deck|links?|photos?|pictures?|samples?|screenshots?|video) can be (?:added|attached|enclosed|included)|(?:deck|link|screenshot|video)s? can be (?:sent|shared)(?! (?:as soon|at once|if|on request|once|when)\b)|(?:prospect|recipient)s?\b(?!['’]s)|persona|pain points?|budget is|target (?:list|audience|persona|market)|the sender|sender is|contact is|(?<!\b(?:get|got|had|received)(?: me| us)? (?:an?|a single|any|no|one) )follow[- ]up|linkedin message|(?:the|this|our) reader\b(?!['’]s)|(?<!\b(?:acquired|bought|joined|merged with) (?:an?|one of their|several|their|three|two|\d+) )competitors?|(?:is|are|was) (?:an?|our|the) (?:internal )?(?:blocker|champion|decision[- ]maker|detractor|gatekeeper)\b|signs everything|(?:my|our|the) quota|quota (?:is|was)|(?:my|our|sales|the) pipeline\b(?! (?:code|config\w*|files?|runs|scripts?|stages?|steps?)\b)|(?:names?|list|addresses) (?:come|comes|is|are) from|gets? (?:this|these|it|that) all the time|(?:have|has|had|did|do)(?: not|n't|n’t) (?:yet )?(?:met|meet|speak|spoken|talk(?:ed)?)|(?:did|do)(?: not|n't|n’t) get (?:to|(?:an?|the) chance to) (?:chat|meet|speak|talk)\b|^(?:he|she|they) (?:was|were) (?:absolutely |quite )?right\b|^(?:I am|I'm|we are|we're) the (?:buyer|client|customer)s? here\b|^(?:I|we)(?:['’]ve| have)? never (?:met|spoken|talked)\b|(?:have|has|had|(?:I|we) met|with) (?:no ?one|nobody|no (?:connection|contact|dealings|history|relation(?:ship)?s?)) (?:at|there|to|with)\b|^(?:there is )?no (?:earlier |past |previous |prior )(?:connection|contact|dealings|history|relation(?:ship)?s?)\b|^cold contact\b|(?:may|might) have been|(?<!\bbut an? (?:[a-z]+ )?)(?:e-?mail|mail|call|phone|text) (?:is )?(?:fine|ok|okay)|in (?:the |my )?signature|(?:he|she|they) reads? (?:[a-z]+ )?(?:it |them )?on (?:a |his |her |their )?(?:mobile|phone)|invoice \d+|no budget|\bapparently\b|,? found (?:from|on|through|via) the\b|(?:he|she|they) (?:said|says)$|cold (?:e-?mail|call|outreach|mail)|first (?:e-?mail|mail|message|touch)|(?:the )?list comes from|(?:just )?testing (?:how|it|the|this|what)|just testing|(?<!\bno )tie-in\b(?! period)|(?<!\b(?:believe|expect|fear|report|said|say|think|told us) )they (?:might|may|probably|are likely)|not used to (?:writing|this)|found (?:the company|this|it|(?:her|him|them)(?! (?:through|at|in|via) (?:(?:her|his|their)\b|(?:an?|the) .*\b(?:article|award|feature|interview|panel|piece|podcast|profile|review|talk)\b))) (?:on|via|through|in|at)\b|found (?:most|all|some|many) of|got (?:the|her|his|their) (?:name|address|e-?mail) from)\b/i;

/** What may or should be said, and how: `you can quote that`, `we may not name either firm`, `it should sound like a maker`. */
const ofSaying =
  /^(?:the )?(?:e-?mail|letter|mail) (?:comes|goes out|will come) from\b|\b(?:I|we) (?:can['’]t|cannot|can not) promise\b|, you (?:choose|decide|pick)$|\b(?:please|pls|kindly|whatsoever)\b|\b(?:I|we) (?:must|need to|ought to|should) (?:also )?(?:admit|be (?:careful|clear|frank|honest|open|plain|straight|transparent|up ?front)|make (?:clear|sure))\b|\byou (?:can|could|may|might) (?:do something|play|run|work) with (?:it|that|this)$|\b(?:can|may) say\b|\bshould (?:know|hear|feel|see|believe)\b|\bspeak to that\b|(?:,|;| [-–]| but| and) (?:(?:and|but|so) )?(?:you |there(?:['’]s| is) )?(?:(?:do not|don['’]?t|need not|needn['’]t)(?: (?:have|need) to)?|no need to) (?:bring (?:it|that|this) up|include|mention|refer to|talk about)\b|\b(?:fine|glad|happy|ok|okay) (?:to be|being|with being) (?:mentioned|named|quoted)\b|(?<!\bask for (?:[^,;]* and )?)\bpermission to\b|\b(?:lets?|allows?|allowed) (?:us|me) (?:to )?(?:mention|name|quote|use)\b|\b(?:can|could|may) use (?:her|his|their) name\b|\bunder (?:an )?NDA\b|\b(?:I|we) (?:can['’]t|cannot|can not|may not|must not) (?:disclose|give|name|reveal) (?:any |our |the )?(?:clients?|customers?|names?|references?)\b|\b(?:in passing|not at all)\b|\bmake(?:s)? (?:a good|that|it|this) (?:clear|subject|plain)\b|\b(?:good|bad) subject\b|\b(?:may|can|could|must|should|might|would rather|rather) (?:not )?(?:(?:be )?(?:mention|nam|quot|cit)(?:e|ed|ing)?|disclose|refer)\b|\b(?:fine|ok|okay|nice|good|important|best|better|worth) to (?:say|mention|name|invite|include|refer|add|note|bring up|quote|repeat)\b|\bso every(?:body|one) knows\b|\b(?:it|that|this|mail|we|you|i) (?:should|must|ought to|needs? to) (?:sound|read|feel|say|show|mention|come across|ask)\b|\bI(?:'d| would) (?:rather|like|prefer|love|want)\b|\bI (?:do not|don't) want\b|\bI (?:(?:also|just|kinda|kind of|really|sort of) )*want\b|\bI(?:'d|'ll| will| would)? sign (?:as|it)\b|\b(?:the )?(?:true|real) reason\b|\b(?:we|I) (?:do not|don't) know\b|\bremember (?:that|to)\b|\bnote that\b|\b(?:highlight|emphasi[sz]e)\b|\b(?:I|we)(?:['’]d| would) rather\b|\b(?:wants?|wish(?:es)?|likes?) .*\b(?:mentioned|named|quoted)(?: \([^()]*\))?$|\bis the (?:one|person) to (?:address|ask for|contact|write to)\b/i;

/** An order at the start of a sentence or of its last clause: `Keep it short`, `…, so open with it`, `…, say that clearly`. */
const order =
  /(?:^|[;:,] |\b(?:so|but|and) )(?:so |but |and )?(?:maybe |perhaps |just |also |always |do )?(?:(?:write in (?:an? )?(?:\p{L}+ )?(?:English|language|sentences|style|words)\b|be|keep|make|avoid|mention|refer|write|say|sign|focus|stress|remember|skip|assume|acknowledge|respect|reference)(?! in\b|-|(?<=\breference) [A-Z-]*\d)(?<!\breference(?= (?:(?:\p{Ll}+ )?\p{Ll}+s (?:are|can|is)|(?:client|customer)s? \p{Ll}+(?:ed|ew|ut))\b))|admit(?= (?:it|openly|that|this)\b)|(?:ask|find out|see) if|try (?:not )?to (?:avoid|be|begin|come across|keep|make|mention|open|say|sound|start|use|write)\b|(?:apologi[sz]e to|congratulate|greet|handle|praise|reassure|remind|thank) (?:her|him|them)|(?:use|address|lead|open|start|begin|close|end|finish|include|exclude|leave|ask|suggest|aim|stay|sound|treat|give|show|tell|put|add|quote|name|offer|invite|call|note|point) (?!in \d|in (?:a|an|one|two) |out (?:is|fees?)\b)(?:the|an?|to|with|on|that|it|them|her|him|me|us|as|by|for|no|any|one|both|some|our|my|your|their|his|how|what|whatever|why|whether|in|out)|(?:do not|don'?t|never) (?!(?:\p{L}+ed|\p{L}+[^su\W]s|again|an?|came|fewer|found|got|had|heard|later|less|longer|made|met|more|once|saw|sooner|spoke|the|went)\b))\b/iu;

/** `The shop would pay nothing up front | and | keep 35 percent`: what else somebody would do, and no order. */
const alsoDone =
  /^(?!(?:I|it|you)\b)(?![^,;:]*\b(?:e-?mail|draft|letter|mail|message|text|tone)\b)([^,;:]+? (?:can|could|may|might|will|would) (?:(?:also|then) )?(?!(?:be|like|love|prefer|rather)\b)\p{Ll}+ [^,;:]*?) and (?=\p{Ll})/iu;

/** `…, so short`, `…, so numbers first`, `…, so no Mr or Ms`: what the writer should do about it, without a verb. */
const conclusion =
  /\bso (?!far\b|long\b|many\b|much\b)(?:\p{L}+$|(?:\p{L}+ ){1,3}(?:first|only|please)$|no(?:t|thing)? (?!(?:\S+ ){1,4}(?:needed|necessary|required)\b)(?!(?:\p{Ll}+ ){1,4}(?:are|can|gets?|has|have|is|needs?|was|were|will)\b)\p{L}+)/iu;

/** `No statistics on suicide`, `no hacker talk`: what the text is to go without. */
const without =
  /^no (?:\p{L}+ )?(?:abbreviations?|attachments|buzzwords|deadlines?|essays?|claims|emojis?|e-?mails?|exclamation|\p{L}*-?mongering|figures|flattery|fluff|hard sell|jargon|pressure|hurry|rush|horror|hype|idioms?|intros?|introductions?|jokes?|guilt[- ]?trip\w*|begging|cheesy \p{L}+|clich[eé]s?|links?(?! (?:are |is )?(?:needed|required))|mention|names|pictures|promises|puns|scare|speak|statistics|stories|talk|upsell\w*|urgency|words)\b|^no [\p{L} ]+ in (?:(?:the|this|your) (?:first )?(?:draft|e-?mail|letter|mail|message|subject|text)|writing)$|^no ["'][^"']+["']|^no (?:names?|photos?|pictures?|quotes?)(?:(?:,| and| or) no (?:names?|photos?|pictures?|quotes?))*$|^no (?:\p{L}+ )?(?:asks?|pitch|p\.?s\.?|(?:call|demo|follow-up|meeting) requests?)$/iu;

/** Where anybody can read what the reader says or is. */
export const shown =
  '(?:accounts|blog|brochure|catalogue|feed|filings?|(?:job )?(?:ads?|adverts?|listings?|posts?)|menu|newsletter|page|podcast|reports?|reviews|site|talk|web ?site)';

/** Hearsay, and what the sender should take care of: `It seems that …`, `We know from a former employee …`, `We must not …`. */
const hearsay = compact(
  String.raw`^(?:according to (?:an? |my |our )(?:\p{Ll}+ )?(?:colleague|contact|friend|insider|neighbour|source)\b|it (?:seems|looks as if)|word is|rumou?r has it|(?:I|we) (?:gather|hear|heard that|know from (?!(?:her|his|their) (?:[\p{L}-]+ ){0,2}${shown}\b)|must not|should not|have to be careful|need to be careful)\b)|, I (?:gather|hear|suppose)$`,
  'iu',
);

/** `…, which is worth saying`, `…, you can quote that`: the rest of the sentence is to be said. */
const wanted =
  /[,;]?(?: and)? (?:(?:please |do |I(?:['’]d| would) (?:like|love) (?:you )?to )?(?:say|mention) (?:that|this|it|so)(?: (?:clearly|plainly|openly|too))?|(?:which|that) is worth (?:saying|mentioning|a mention)|(?:which )?you (?:can|may) (?:quote|mention|use|say) (?:that|this|it))$/i;

/** `Written for NAME, who runs the cooperative`: whose mail it is. */
const ofSender = /^[Ww]ritten (?:by|for|from) (?:an? (?:\p{Ll}+ )*\p{Ll}+, )?\p{Lu}/u;

/** What happens to the mail before it goes out, what matters most in it, and what the sender may not tell: `Our compliance team will review it before sending`, `We can't name the hospitals`. */
const beforehand =
  /\b(?:is|are) (?:an? )?(?:delicate|sensitive|sore|touchy) (?:issue|matter|point|subject|topic)s?$|\b(?:is|are) (?:my |our |the )(?:biggest |key |main |strongest )?(?:angle|differentiator|hook|selling point|main thing|USP)s?$|\b(?:approves?|checks?|proofreads?|reads?|reviews?|sees|signs? off|will (?:approve|check|proofread|read|review|see|sign off))(?: (?:it|this|the (?:draft|e-?mail|text)))?(?: first)? before (?:it (?:goes|is sent)|sending|we send|this goes)\b|^(?:I|we) (?:are not allowed to|can['’]?t|cannot|can not|may not|must not) (?:disclose|name|reveal|say (?:which|who)|tell you (?:which|who))\b/iu;

/** `Values long-term partnerships over quick wins`: what somebody is like, for the writer to know. */
const ofCharacter =
  /^(?:(?:really|strongly) )?(?:appreciates|believes|cares|dislikes|distrusts|expects|fears|hates|hopes|likes|loves|prefers|responds|tends|thinks|values|wants|worries) /i;

/** `I'm not trying to shame him`, `we are not after running down their supplier`: what the mail is not meant to do. */
const notMeant =
  /\b(?:I am|I['’]m|we are|we['’]re|(?:I|we) (?:do not|don['’]t)) (?:not )?(?:aim|aiming|after|here|hoping|intend|looking|mean|meaning|out|trying|want) (?:to (?:be )?|on )?(?:alarm|attack|bad-?mouth|blam|brag|catch (?:her|him|them|you) out|complain|criti[cq]|embarrass|frighten|gloat|insult|judg|knock|lectur|moan|mock|nag|offend|patroni[sz]|poach|preach|pressur|rubbish|run(?:ning)? down|scar|scold|sham|show(?:ing)? (?:her|him|them|you) up|slag|tell(?:ing)? (?:her|him|them|you) (?:how|off|what)\b|upset)|^(?:I|we) (?:can['’]t|cannot|do not|don['’]t|shall not|will not|won['’]t|would not|wouldn['’]t) (?:hide|pretend)\b/iu;

/** `2 calls so far, no answer`: how often the reader was tried. */
const attempts =
  /^(?:intro(?:['’]?d|duced)|referred) by (?:nobody|no one)\b|^(?:(?:he|she|they|nobody|no one|none of them) (?:(?:did not|didn't|has not|hasn't|have not|haven't|has|have|had|never) )?(?:answer|answered|replied|reply|respond|responded|write back|written back)(?: (?:at all|so far|to (?:it|me|us|the first (?:e-?mail|letter|message))|yet))*$|(?:already )?(?:called|e-?mailed|messaged|rang|texted) (?:once|twice|\w+ times)|(?:\d+|one|two|three|four|five) (?:calls?|e-?mails?|follow-?ups?|messages?|touch(?:es|points?)|voicemails?) (?:already|sent|so far))\b|\b(?:no|without an?) (?:answer|reply|response)(?: (?:so far|yet))?$|\bleft an? (?:message|voicemail)$/i;

/** What somebody said, in the words that were said. */
const quoted =
  /(?<=\b(?:about|called|said|saying|says|that|titled|wrote) )(["'])[^"']{6,120}\1(?=[,.;]?(?: |$))/g;
/** `Treat this as the notes field`: what the notes are. */
const ofNotes = /\btreat (?:it|these|this) as\b|\b(?:CRM|notes) field\b/i;

const day = '(?:mon|tues?|weds?|wednes|thu(?:rs?)?|fri|satur|sat|sun)(?:days?)?';
/** `Mtg any fri`, `ask: Tue or Wed, 20 min`, `demo next week, any day but Monday`: when the sender could meet, which the request asks for. */
const ofTimes = compact(
  `^(?:(?:ask|cta|timing|when): ?|(?:an? )?(?:call|chat|coffee|demo|meet(?:ing)?|mtg|visit)(?: possible)?,? (?:on )?)(?:(?:any|early|either|late|next|this) )*(?:day|mornings?|afternoons?|week|${day})(?:,? ?(?:/|-|(?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]m| ?min(?:ute)?s?)?|after|afternoons?|and|any|at|before|between|but|day|from|lunch(?:time)?|mornings?|next|not|only|or|till|to|until|week|${day})(?![\\p{L}\\d])))*$`,
  'iu',
);

const speaksToWriter = anyOf([
  ofTimes,
  ofNotes,
  ofText,
  ofCampaign,
  ofSaying,
  ofSender,
  order,
  conclusion,
  without,
  hearsay,
  beforehand,
  attempts,
  notMeant,
  ofCharacter,
]);

/** Whether a sentence, without the mark at its end, speaks to whoever writes the mail and not to its reader. Words that are quoted do not. */
export function isForWriter(sentence: string): boolean {
  const said = /["']/.test(sentence) ? sentence.replace(quoted, '') : sentence;
  return speaksToWriter(said.includes(' and ') ? said.replace(alsoDone, '$1 + ') : said);
}

/** What a sentence asks to be said in so many words: `We sell no parts, which is worth saying` → `We sell no parts`. */
export function toldToSay(sentence: string): string | undefined {
  const said = sentence.replace(wanted, '');
  return said !== sentence && !isForWriter(said) ? said : undefined;
}

/** How the sender knows it, and leave that was given: `…, that's where we got the figure`, `… and is happy to be named`. */
const byTheWay =
  /(?:,|;| and) (?:(?:must|ought to|should|to) be said\b|(?:that's|that is|which is) (?:how|where) (?:I|we)\b(?! (?:noticed|saw)\b)|that(?:'s| is) (?:the (?:one|thing) (?:that|which)|what)\b|(?:I|we) (?:was|were) (?:in the audience|there)\b|(?:[\p{L}']+ ){0,4}(?:is|are) (?:happy|glad|fine|ok|okay) (?:to be|being) (?:named|quoted|mentioned)\b|(?:links?|names?|references?|samples?)(?: are| is)? (?:available|on request)\b|names? can be (?:disclosed|given|shared)\b|(?:my |our |the )?(?:portfolio|reel|link|site) is (?:at|in|on)\b|(?:(?:who|and|he|she|they) )?(?:said|says) (?:that )?(?:I|we) (?:can|could|may) (?:name|quote|use)\b|(?:(?:but|and) )?(?:(?:I|we) )?(?:can't|cannot|may not|must not) (?:give|name|quote|say|tell)\b|(?:he|she) (?:sends|signs) (?:it|the (?:e-?mail|letter|mail|message))\b|hence\b|(?:this|that|which) (?:is|tends to be) (?:always |often |usually )?what (?:closes|convinces|sells|sways|wins)\b|I(?:'d|'ll| will| would)? sign (?:as|it)\b|(?:that |which )?(?:(?:could|may|might) be )?worth (?:a (?:line|mention)|mentioning|noting|saying)\b|that(?:['’]s| is) (?:a fact|no joke|true|(?:really )?(?:all|the|my|our) (?:main |whole )?(?:argument|idea|pitch|point)(?: for (?:her|him|them))?(?: \([^()]*\))?)$|so let['’]?s (?:avoid|be|keep|leave|make|not|say)\b|(?:(?:but|so) )?(?:(?:I|we) )?(?:must(?: not|n['’]t)|should(?: not|n['’]t)) (?:claim|deny|hide|imply|oversell|pretend|promise|suggest)\b).*$/iu;

/** `…, mention it briefly`, `… - please bring this up`: what stands before it is to be said. */
const toBringUp =
  /(?:,|;| [-–]) (?:and |so )?(?:please |pls |maybe |perhaps )?(?:acknowledge|bring|lead with|mention|open with|refer to|reference|start with|touch on|use) (?:it|that|this)\b(?! (?:is|was|to)\b)[^,;]{0,40}$/i;

/** `(say this!)`, `- lead with that`: what the writer is to do with the note before it. */
const cue =
  /[^\S\n]*(?:<-|[-–—]) ?(?:(?:big|good|great|huge|important|key|main|our|strong|the) )*(?:USP|selling point)(?=[.!]*[^\S\n]*(?:\n|$))|,? (?:(?:it|this|that) )?(?:can|may) be (?:given|mentioned|named|quoted|said|told)(?=[.!]*[^\S\n]*(?:\n|$)|[.!] )|[^\S\n]*(?:\((?:please |pls )?(?:bring up|lead with|mention|open with|say|start with|stress|use) (?:it|that|this)(?: first| please)?[.!]*\)|[-–—] (?:please |pls )?(?:bring up|lead with|mention|open with|say|start with|stress|use) (?:it|that|this)(?: first| please)?(?=[.!]*[^\S\n]*(?:\n|$)|[.!] ))/giu;

/** Notes without the cues beside them: `no programming needed (say this!)` → `no programming needed`. */
export function withoutCues(notes: string): string {
  return notes.replace(cue, '');
}

/** `…, which is a nice hook`, `…, good angle`, `…, which matters to them`: what the writer could make of it. */
const use =
  '(?:angle|conversation starter|entry point|hook|ice-?breaker|opener|opening(?: line)?|peg|(?:selling )?point|segue|starting point|talking point|way in)';
const remark = compact(
  String.raw`(?:,|;| [-–]) (?:(?:and |so )?(?:(?:this|that|which) |it |(?:that|it)['’]s )(?:(?:can|could|may|might|should|will|would) )?(?:(?:be|is|make|makes) )?(?:(?:an?|my|our|the|your) )(?:[\p{L}-]+ ){0,2}${use}\b|(?:an? |perhaps |maybe )*(?:easy|good|great|lovely|natural|nice|perfect|possible|strong) ${use}\b|(?:this|that|which) (?:appeals|counts|is (?:an? )?(?:big |huge |real )?(?:advantage|benefit|good|important|plus|relevant)|matters) (?:for|to) (?:her|him|them)\b|(?:please )?feel free to (?:mention|quote|use)\b|worth (?:bringing up|quoting|referencing|using)\b).*$`,
  'iu',
);

const bracket = / \(([^()]{3,60})\)/g;
/** `(can't name them)`, `(she wrote about it publicly)`: why it may be said or not. */
function isSecret(inner: string): boolean {
  return /\bbe (?:clear|frank|honest|open|up ?front)\b|\b(?:can|may|please) (?:be (?:named|quoted)|name|quote|use)\b|\b(?:can't|cannot|may not|must not|confidential|publicly|puns?|under NDA|off the record|don't)\b/i.test(
    inner,
  );
}

/** `…, but I'd rather not put that in the first mail`: said of what stands before it. */
const keptQuiet =
  /\b(?:don't|do not|never)\b.*\b(?:it|that|this)\b|\bleave .*\bout\b|\b(?:rather|should|must|need)(?: not|n't) (?:be |go |put |say |tell |mention (?!names?))|\b(?:confidential|keep (?:it|that|this) (?:back|out|private|quiet|secret|to)|not (?:for|in) the|not (?:yet )?(?:announced|known|official|public)|between us|private|secret|under (?:an )?NDA)\b/i;

/** What is said, mentioned or used, and the names of a client, which may be left out alone. */
const toTell = String.raw`(?:bring (?:it|that|this) up|dwell on (?:it|that|this)|(?:get|go) into (?:it|that|this)|(?:bank|lean|presume|rely|trade) on (?:it|that|this)|make (?:a (?:big )?(?:deal|thing)|too much) (?:of|out of) (?:it|that|this)|mention|quote|refer to|repeat|reveal|say|share|tell|use|write)\b(?! (?:(?:my|our|the|their|its) )?(?:brand|client|firm|name|names)\b)`;
const notTo = `(?:do not|don['’]?t|never|no need to)(?: ever)? ${toTell}`;
/** `(don't say that)`, `- keep that out`, `, do not quote the number`, `lol dont mention that`: what is said stays with the writer. */
const keptBack = compact(
  String.raw`(?:\(|[,;:–-] ?|\bbut )(?:but |so )?(?:please |pls )?(?:${notTo}|keep (?:it|that|this|these|those) (?:back|between|out|private|quiet|secret|to)\b|(?:better )?leave (?:it |that |this )?out\b|not (?:for (?:him|her|them|the (?:e-?mail|letter|mail))|in (?:the |this )?(?:draft|e-?mail|letter|mail|message|text))\b|off the record\b)[^()]*\)?[.!]?$|(?:do not|don['’]?t|never) (?:bring|mention|quote|say|tell|use|write) (?:it|that|this)[.!]?$|\((?:internal|private|confidential|not relevant|irrelevant|beside the point|(?:just |only )?(?:background|fyi)(?: only)?)\b[^()]*\)|(?:\(|, )(?:only )?(?:if|when) (?:(?:s?he|they) )?(?:asks?|asked|is asked|are asked)\)?[.!]?$`,
  'iu',
);

const whoWrites = "(?:I|we)(?:['’](?:d|ll)| should| will| would)?";
/** `…, which I'd leave unsaid`, `…, though we would keep that as a surprise`, `…, better left out`: the same, said in passing. */
const keptAside = compact(
  String.raw`(?:,| [-–—]) ?(?:(?:and|but|so|though|which) )?(?:${whoWrites} (?:rather )?(?:keep|leave) (?:(?:it|that|them|this) )?(?:as a surprise|back|off|out|quiet|unsaid|to (?:myself|ourselves))|${whoWrites} (?:rather )?not (?:bring (?:it |that )?up|mention(?! names?)|raise|say)|(?:best|better) (?:kept (?:out|quiet)|left (?:out|unsaid))|(?:is )?not (?:for the (?:e-?mail|letter|mail)|to be (?:mentioned|raised|told|used)))\b[^,;]*$`,
  'iu',
);

/** `fee 600, can flex but don't say that`: the room that is left, and not the fee, stays with the writer. */
const room =
  /, (?:but )?(?:(?:(?:I|we) )?(?:can|could|might|will|would) (?:also )?(?:be )?(?:accept|come down|do|flex|flexible|go|haggle|negotiate|settle|take)\b[^,;]*?|(?:a bit |slightly )?(?:flexible|negotiable)),? (?:but |so )?(?:please |pls )?(?:do not|don['’]?t|never) (?:mention|say|tell|write)(?: (?:it|so|that|this))?[.!]?$/i;

/** A price without the room for talks that the note keeps back: `fee 600, can flex but don't say that` → `fee 600`. */
export function withoutRoom(note: string): string {
  return note.replace(room, '');
}

/** `Common objection is …`, `Main pain: …`: what whoever sells is to know of those who buy. */
const ofBuyers =
  /^(?:the |their )?(?:(?:biggest|common|frequent|main|top|typical|usual) )?(?:concern|objection|pain(?: ?point)?|worry)s?\b|^(?:the |their )?(?:biggest|common|main|typical) problem\b/i;

/** `(heard from a supplier, PRIVATE)`: what somebody shouts, or ends a bracket with, holds for the whole note. */
const markedPrivate =
  /\([^()]*\b(?:CONFIDENTIAL|INTERNAL|PRIVATE|SECRET)\b[^()]*\)|\([^()]*, (?:confidential|internal)\)/u;

/** What nobody tells whom he writes to: `a fine that never made the papers`, `which must stay between us`, `or the maker cuts our bonus`, `what I wouldn't say is …`. */
const hushed =
  /\b(?:was|were) never in the (?:news|papers|press)\b|\bnever (?:came out|made (?:it (?:in)?to )?(?:the (?:news|papers|press)|public))\b|\b(?:my|our|his|her|their) bonus\b|\blay-?offs (?:are|will)\b|\b(?:it|that|this|which) (?:(?:has to|is to|must|needs to|ought to|should) )?(?:remains?|stays?) (?:among|between) (?:ourselves|us|you and me)\b|\b(?:said|tells?|told)\b[^,;.]* in (?:full |strict )?confidence\b|\basked (?:me|us) not to (?:mention|pass|quote|repeat|say|share|tell)\b|\b(?:is|was|were|are) not supposed to (?:know|say|tell)\b|^(?:and |but )?what (?:I|we)(?:['’]d rather not|['’]ll not| (?:can['’]?t|cannot|will not|won['’]t|would not|would rather not|wouldn['’]t)) (?:be (?:mention|say|tell)ing|bring up|mention|raise|say|share|tell)\b|\bbut one step at a time\b/i;

/** What the mail is to go without or how it is to be written, in notes of their own: `no prices`, `no name, no photo`, `NO 'disrupt'`, `treat gently`, `no blaming staff`, `clients A, B confidential`. */
const isOnManner = anyOf([
  /^no (?:names?|photos?|pictures?|prices?|pricing)(?:(?:,| or| and)(?: no)? (?:names?|photos?|pictures?|prices?|pricing))*[.!]?$/i,
  /^no ['"‘“]\p{L}/iu,
  // "OK here's the background", "right, context."
  /^(?:(?:ok|okay|right|so|well),? )?(?:(?:here(?:['’]s| is|:)|some) )?(?:(?:a bit of|some|the) )?(?:background|back ?story|context|history)(?: (?:first|for you))?[.:!]?$/i,
  /^no (?:blaming|begging|bragging|gloating|lecturing|mocking|moralising|naming|preaching|scaring|shaming|teasing)\b/i,
  /^(?:(?:handle|treat|tread)(?: (?:it|them|this))? (?:carefully|gently|kindly|lightly|respectfully|softly|with care)|be (?:gentle|kind|tactful))\b/i,
  /^(?:the )?(?:clients?|customers?|names?)\b[^.]* confidential[.!]?$/i,
  /\bso no (?:\p{Ll}+ ){0,2}(?:calls?|chasing|nagging|pressure|pushing|push)[.!]?$/iu,
  /^(?:mention|put|refer to|say|touch on|word) (?:it|that|this) (?:\p{Ll}+ly|with care|with tact)\b/iu,
  /^(?:(?:I|we) (?:know|reali[sz]e) (?:that )?)?(?:s?he|they|people in (?:her|his|their) (?:position|job)) (?:\p{Ll}+ )?(?:gets?|receives?) (?:a lot of|dozens of|hundreds of|lots of|many|plenty of|too many|too much) (?:(?:these|them|those)\b|(?:\p{Ll}+ ){0,2}(?:calls|e-?mails?|mails?|messages|pitches|spam)\b)/iu,
  /^(?:her|his|s?he|their|they)\b.*\b(?:first|mother|native) (?:language|tongue)\b/i,
  // "I'm not trying to shame him", "we don't want to run down their current supplier".
  /^(?:I|[Ww]e)(?:['’](?:d|m|re)| am| are| would)?(?: do)? ?(?:(?:hate|not|n['’]t)\b|don['’]t\b) ?(?:\p{Ll}+ ){0,4}?(?:accus|attack|bad-?mouth|belittl|blam|criticis|criticiz|denigrat|embarrass|insult|knock(?=ing)|lectur|mock|offend|rub(?:bing)? (?:it|this) in|run(?:ning)? (?:\p{Ll}+ ){0,4}down|scold|sham(?:e|ing)\b|slag|tell(?:ing)? (?:her|him|them) off|patroni[sz])/iu,
  /^use (?:only )?(?:the )?(?:first|last|second|third|top) (?:line|one|row)s?\b|^(?:the )?rest (?:is|are) (?:only )?background\b/i,
]);

/** `I would keep the bit about being sore to ourselves`. */
const keptPart = /\bkeep (?:that|the) (?:bit|part|story|thing)s? (?:about|of|on|where|with)\b/i;

/** Whether a note says of itself that it is not to be told, or is on the writer's trade. */
export function isKeptBack(note: string): boolean {
  return (
    keptBack.test(note) ||
    keptPart.test(note) ||
    keptAside.test(note) ||
    markedPrivate.test(note) ||
    ofBuyers.test(note) ||
    hushed.test(note) ||
    isOnManner(note)
  );
}

/** A sentence without a last clause that is for the writer: `We work with two hospitals, though I may not name them`, `They moved, so open with it`. */
export function withoutAside(written: string): string {
  if (ofTheirKind.test(written) && isForWriter(written)) return written;
  const sentence = written
    .replace(byTheWay, '')
    .replace(remark, '')
    .replace(toBringUp, '')
    .replace(/,? but (?:I |we )?wants? to be \p{Ll}.*$/u, '')
    .replace(bracket, (found, inner: string) => (isSecret(inner) ? '' : found));
  const aside =
    /, (?:although|and please|and (?:they|you) (?:can|let|may)|but|so|though|which) .*$|; .*$/i.exec(
      sentence,
    );
  const told = aside ? sentence.slice(0, aside.index) : sentence;
  const isDenied = aside && keptQuiet.test(aside[0]);
  return aside && !isDenied && isForWriter(aside[0]) && !isForWriter(told) ? told : sentence;
}

/** `I know principals have full weeks`, `I know how many write to them`: of the reader's kind, for the writer to have in mind. */
const ofTheirKind =
  /^(?:I|We) (?:appreciate|know|reali[sz]e|understand) (?:that )?(?:how (?:busy|few|full|hard|little|many|much|often|short) |(?!(?:I|it|my|our|that|there|this|we|you|your)\b)(?:[\p{Ll}-]+ |[A-Z]{2,5} ){1,3}(?:are|feel|get|have) )/u;

/** How what is ordered is to be said or not: `… but do it respectfully`, `… but don't scare with fines`, `…, and do not sound pushy`, `… without overdoing it`. */
export const howNot =
  / without (?:dwelling|going|gushing|laying|making|overdoing|sounding)\b[^.]*(?=\.|$)|,? (?:but|and),? (?:please )?(?:do not|don['’]t|never|not) (?:be |go |make |mention |name |overdo |push |say |scare |sound |stress |use |dwell )[^.]*(?=\.|$)|,? (?:but|and) without (?:the|going|saying|telling)\b[^.]*(?=\.|$)|,? but not (?:(?:as|in|with) an? |(?:over|too)\b)[^.,]*(?=\.|$)|,? but (?:please )?(?:do (?:it|so|this)|keep (?:it|this)) [^.]*(?=\.|$)/i;

/** What a request asks to bring up or to leave out, by the words that it uses for it. */
export type Wishes = {
  asksFor(sentence: string): boolean;
  forbids(sentence: string): boolean;
};

const asks = /\b(?:mention|refer to|reference|lead with|open with|start with|bring up|include|invite)\b/i;
const denies = /\b(?:don'?t|do not|not|no|never|avoid|without|rather|careful)\b/i;
const leftOut = compact(
  String.raw`^(?:(?:actually|but|not sure),? )*(?:so )?(?:(?:best|better|please|pls|rather) )?(?:(?:leave (?:it|that|this) out|skip (?:it|that|this))\b|(?:do not|don['’]?t|never) ${toTell}(?: (?:it|so|that|this))?(?: (?:at all|in the .*|to .*|yet))?[.!]*$|keep (?:it|that|this) (?:back|between|confidential|out|private|quiet|secret|to yourself)\b|not for the (?:draft|e-?mail|letter|mail|message|reader|text)\b|(?:(?:it|that|this)(?:['’]?s| is) )?(?:between us|confidential|internal(?: only)?|not for (?:her|him|them)|off the record|private)[.!]*$|that(?:['’]?s| is) (?:her|his|the|their) (?:[\p{Ll}-]+ )?(?:headache|issue|pain(?: point)?|problem|struggle|worry)[.!]*$)`,
  'iu',
);

/** Whether a sentence takes back the one before it, or calls it the reader's trouble: `Not sure, so better leave that out`, `don't mention it`, `That's the pain`. */
export function takesBack(sentence = ''): boolean {
  return leftOut.test(sentence);
}

/** `That is public but it might feel intrusive, so leave it out`: said of the sentence before. */
const ofLast =
  /^(?:it|that|this)\b.*\b(?:careful|gently|intrusive|keep it out|leave (?:it|that|this) out|sensitive)\b|^(?:please )?(?:handle|mention|say|treat|touch)\b.*\b(?:it|on that|that|this|with)\b.*\b(?:care|gently|not at all|tact)\b|^(?:please )?(?:do not|don'?t) (?:claim|say) (?:that )?(?:I|we) know\b/i;

/** Reads what the sentences that speak to the writer ask for: `Please mention the roof`, `do not refer to the closures`. */
export function readWishes(sentences: readonly string[]): Wishes {
  const wished = new Set<string>();
  const denied = new Set<string>();
  for (const [index, sentence] of sentences.entries()) {
    if (ofLast.test(sentence)) for (const stem of stemsOf(sentences[index - 1] ?? '')) denied.add(stem);
    if (!isForWriter(sentence.replace(/[.!]+$/, ''))) continue;
    const asked = sentence.replace(howNot, '');
    const isDenied = denies.test(asked);
    // "Don't make it sound as though machines replace nurses" keeps nothing quiet.
    // Nor does "don't mention the horse more than once".
    if (isDenied && (onManner.test(asked) || notOften.test(asked))) continue;
    const stems = isDenied ? denied : asks.test(asked) ? wished : undefined;
    for (const stem of stemsOf(isDenied ? deniedIn(asked) : asked)) stems?.add(stem);
  }
  const hasOneOf = (stems: ReadonlySet<string>) => (sentence: string) =>
    stemsOf(sentence).some((stem) => stems.has(stem));
  return { asksFor: hasOneOf(wished), forbids: hasOneOf(denied) };
}

const onManner =
  /^(?:please )?(?:do not|don['’]?t|never|try not to) (?:make (?:it|this|us) )?(?:come across|feel|look|read|seem|sound) (?:as (?:if|though)|like)\b/i;

const notOften =
  /\b(?:again and again|more than (?:once|\p{Ll}+ times|one \p{Ll}+)|over and over|too (?:much|often)|twice)[.!]*$/u;

/** What is to be kept quiet: what stands after the "not", unless that is "it". */
function deniedIn(sentence: string): string {
  const after = sentence.slice(sentence.search(denies));
  return /\b(?:it|that|this)\b/i.test(after) ? sentence : after;
}

/** The first four letters of each word of substance: `closed` and `closures` are about one thing. */
function stemsOf(sentence: string): string[] {
  return (sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter(
      (word) =>
        !/^(?:about|also|been|company|don't|email|from|have|mail|mention|message|please|reference|should|that|their|them|they|this|what|which|with|would|your)$/.test(
          word,
        ),
    )
    .map((word) => word.slice(0, 4));
}
