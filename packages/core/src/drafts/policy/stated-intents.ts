import type { AbusivePurpose } from './abusive-purposes.ts';

const secrets =
  '(?:pass ?words?|pass ?codes?|usernames?|log-?ins?|credentials|pins?|(?:security|verification|sms|one[- ]time|six[- ]digit|confirmation|whatsapp) (?:\\w+ )?(?:codes?|pins?)|card (?:numbers?|details)|credit cards?|cvv|bank (?:details|log-?ins?)|seed phrases?|private keys?|session (?:cookies?|tokens?))';
const they =
  '(?:them|him|her|people|users?|customers?|clients|staff|employees?|members|victims?|readers?|pensioners|someone|somebody|everyone)';
const senders =
  '(?:banks?|tax (?:office|authority)|revenue|police|courts?|customs|ministry|government|city council|embassy|immigration|support|seller support|security team|help ?desk|it department|hr department|payroll|post(?:al)?(?: office| service)?|courier|carrier|parcel service|utility|energy (?:company|supplier)|insurer|insurance|hospital|doctor|lawyer|notary|landlord|boss|manager|director|ceo|cfo|supplier|competitor|charity|microsoft|google|apple|amazon|paypal|netflix|meta|facebook|dhl|ups|fedex|irs|hmrc|visa|mastercard)';
const groups =
  '(?:black|white|asian|african|arab|jewish|muslim|hindu|christian|catholic|gay|lesbian|trans|disabled|pregnant|foreign|immigrant|old(?:er)?|elderly)(?: (?:people|men|women|applicants|candidates|tenants|workers|families|names?))?|blacks|asians|africans|arabs|jews|muslims|hindus|gypsies|roma|foreigners|immigrants|migrants|refugees|women|mothers|homosexuals|gays|lesbians|wheelchair users';

/** What somebody says outright that the mail is to do, apart from the wording of known swindles. */
export const statedIntents: Record<AbusivePurpose['name'], readonly RegExp[]> = {
  phishing: [
    // "Get the six-digit verification code that arrives on their phone", "ask for the login".
    new RegExp(
      String.raw`\b(?:get|obtain|collect|receive|capture|steal|harvest|grab|intercept|ask (?:them |him |her )?for|demand|want|need|fish for|copy|log|record|skim) (?:us |me )?(?:\S+ ){0,4}?(?:their|his|her|the|your|people's|customers'|users'|admin) (?:\S+ ){0,3}?${secrets}\b`,
    ),
    new RegExp(
      String.raw`\b(?:get|make|have|let|lead|bring|lure|trick|push) ${they}\b.{0,60}\b(?:typ(?:e|ing)|enter(?:ing)?|fill(?:ing)? in|giv(?:e|ing)|hand(?:ing)? over|read(?:ing)? out|forward(?:ing)?|send(?:ing)?|submit(?:ting)?|put(?:ting)?)\b.{0,50}\b${secrets}\b`,
    ),
    /\b(?:copy|clone|replica|imitation|fake) (?:of )?(?:\S+ ){0,4}?(?:sign-?in|log-?in|banking|payment) (?:page|site|form|screen|portal)\b/,
  ],
  malware: [
    /\b(?:infect(?:s|ing)?|compromis(?:e|es|ing)|hijack(?:s|ing)?) (?:their|his|her|the|your) (?:\w+ )?(?:computers?|laptops?|phones?|pcs?|systems?|devices?|machines?|servers?|networks?)\b/,
    /\b(?:install(?:ing)?|open(?:ing)?|download(?:ing)?|run(?:ning)?|get|push|deploy|deliver) (?:\S+ ){0,6}?(?:our |my |a |the )?(?:spyware|stalkerware|malware|trojan|ransomware|keylogger|worm\b|crypto-?miner|remote access tool)\b/,
    /\b(?:attachment|file|link|app|document|invoice|pdf)\b.{0,40}\b(?:contains?|containing|with|carries|hides?|installs?) (?:\S+ ){0,3}?(?:malware|trojan|virus|ransomware|spyware|keylogger)\b/,
  ],
  impersonation: [
    new RegExp(
      String.raw`\b(?:sign(?:ed|s)?|writ(?:e|ten|ing)|send|sent|mail|call|speak|appear|present (?:ourselves|myself)) (?:it |this |the (?:mail|email|message|letter) )?(?:off )?(?:as if (?:it )?(?:\w+ ){0,2}?(?:from |by )?|as (?:though )?|in the name of |under the name of )(?:the |their |his |her |a |an )?(?:\S+ ){0,3}?${senders}\b`,
    ),
    new RegExp(
      String.raw`\b(?:as if|as though) (?:the |their |his |her |a |an )?(?:\S+ ){0,3}?${senders} (?:had |has |have )?(?:sent|written|wrote|signed|asked)\b`,
    ),
    new RegExp(
      String.raw`\b(?:without (?:them|him|her|anyone) (?:noticing|knowing)|they must not (?:notice|know)|we are not|i am not|we're not|i'm not) (?:\S+ ){0,3}?(?:the real|really|actually|from|with) (?:the |a )?(?:\S+ ){0,2}?${senders}\b`,
    ),
    new RegExp(
      String.raw`\buse (?:the |their )?(?:\S+ ){0,2}?${senders}(?:'s)? (?:logo|letterhead|name|signature)\b`,
    ),
  ],
  payment_fraud: [
    /\b(?:redirect|divert|reroute|steer) (?:\S+ ){0,3}?(?:payments?|transfers?|salary|salaries|wages|rent|invoices?|money|funds) (?:\S+ ){0,4}?(?:to|into) (?:our|my|another|a different|a new) (?:\w+ )?account\b/,
    /\bnot the real (?:supplier|vendor|seller|owner|landlord|buyer|company|contractor|charity)\b/,
    /\b(?:take|keep|pocket|collect|grab) (?:the|their|his|her|all the|any) (?:\w+ )?(?:fees?|money|deposits?|payments?|donations?|cash|funds)\b.{0,40}\b(?:disappear|vanish|run|never (?:deliver|ship|send|answer|come)|without (?:deliver|ship|send|doing)|and nothing)/,
    /\b(?:wire|transfer|send|pay|hand over|deposit)\b.{0,60}\bbefore (?:they|he|she|anyone|somebody|the bank) (?:can |could |has time to )?(?:check|checks|notice|notices|verif\w+|realis\w+|realiz\w+|finds? out|think|ask)/,
    /\bguaranteed\b.{0,60}\b\d+(?:\.\d+)? ?(?:%|percent|per cent)|\b\d+(?:\.\d+)? ?(?:%|percent|per cent) (?:profit |return |interest )?(?:a|per|every|each) (?:day|week|month)\b.{0,60}\bguaranteed\b/,
    /\b(?:cannot|can't|can not|never|not) be traced\b|\buntraceable\b.{0,60}\b(?:money|payments?|transfers?|account)|\b(?:move|pass|channel|funnel) (?:\w+ ){0,2}?(?:money|funds|cash|payments) through (?:it|them|their|his|her|your|a|an|the) ?(?:account|bank account)?/,
    /\b(?:fake|forged|counterfeit|bogus|invented|false|bought|phoney|made-up|fabricated) (?:[\w-]+ ){0,4}?(?:reviews?|ratings?|testimonials|diplomas?|degrees?|licen[cs]es?|certificates?|passports?|ids|papers|tickets?|receipts?|prescriptions?|vaccination (?:cards|passes)|information|fundraisers?|charit(?:y|ies)|emergenc(?:y|ies))\b/,
    /\b(?:goods|items|parcels|products|phones) (?:\w+ )?(?:bought|ordered|paid) with (?:stolen|cloned|hacked)\b|\bstolen (?:goods|phones|cars|bikes|art)\b/,
    /\b(?:does not|doesn't|do not|don't) exist\b.{0,80}\b(?:deposit|pay|payment|money|rent|fee)|\b(?:deposit|payment|fee|rent)\b.{0,60}\b(?:that|which) (?:does not|doesn't|do not|don't) exist\b/,
  ],
  extortion: [
    /\b(?:demand|pay|send|transfer|give|want|buy|settle|hand over)\b.{0,80}\b(?:or|otherwise|or else|unless|if not),? (?:else )?(?:we|i)(?:'ll| will| shall|'d| are going to| keep)? ?(?:\w+ )?(?:leak|publish|post(?:ing)?|release|expose|tell|report|take|shut|burn|destroy|delete|hurt|attack|send|sell|smash|ruin|spread|sue .{0,20}falsely)\b/,
    /\b(?:publish|post|leak|release|share|spread|show) (?:\S+ ){0,4}?(?:nudes?|intimate|naked|private|compromising|embarrassing|secret)\b.{0,80}\b(?:unless|if (?:she|he|they)|until|so that (?:she|he|they))/,
    /\b(?:protection money|hush money)\b|\bpay (?:\S+ ){0,3}?(?:for |us for )?(?:protection|silence)\b/,
  ],
  harassment: [
    /(?:^|\| ?|\b(?:to|and|just|please|i want to|let's) )threaten(?:s|ing)? (?:to |him|her|them|my|the|his|that|this|with)\b/,
    /\bso (?:cruel|hurtful|nasty|mean|vicious|frightening|scary|humiliating|brutal)(?:ly)? that\b/,
    /\b(?:too (?:frightened|scared|afraid|intimidated)|frightened enough|scared enough) (?:not )?to (?:testify|speak|talk|report|complain|leave|go|write|publish|appear|work|vote)\b/,
    /\b(?:until|so that|so) (?:he|she|they) (?:finally )?(?:breaks? down|cr(?:y|ies)|quits?|leaves? (?:the )?(?:school|town|company|team)|kills? (?:him|her|them)sel(?:f|ves)|hurts? (?:him|her|them)sel(?:f|ves)|has a breakdown|gives? up)\b/,
    /\b(?:bully|torment|mock|ridicule|humiliate|intimidate|stalk|terrorise|terrorize) (?:him|her|them|my|the|a|this|that)\b/,
    /\bwe know where (?:you|she|he|they) (?:live|lives|go|goes|work)\b/,
  ],
  discrimination: [
    new RegExp(
      String.raw`\b(?:do not|don't|never|won't|will not|must not|cannot|no longer) (?:\w+ ){0,2}?(?:bring|send|hire|take|accept|invite|interview|rent|let|lend|serve|show|consider|shortlist|put forward|employ|recruit|admit)(?: \w+){0,2}? (?:to )?(?:any )?(?:${groups})\b`,
    ),
    new RegExp(
      String.raw`(?:^|[|.;,:!] ?|\band )no (?:${groups})(?:,|\.|;|$| (?:please|and|or|here|in|at|as|allowed|wanted))`,
    ),
    new RegExp(
      String.raw`\b(?:${groups}) (?:need not apply|are not (?:welcome|wanted|considered)|not (?:welcome|wanted))\b`,
    ),
    new RegExp(
      String.raw`\b(?:guarantee|make sure|ensure|promise|see to it) (?:\w+ ){0,2}?(?:that )?(?:no|none of the) (?:${groups})\b`,
    ),
  ],
};
