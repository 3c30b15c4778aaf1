/** Spellings that keep their capitals wherever they stand: acronyms, names of products, places, days and months. */
const fixedSpellings =
  `ADHD CISRS DBS DJ DJs Ofsted CMM FSC NFPA NYC CQC DXF EPC EPCs EUR FX GBP GST HGV HGVs ICU LOLER MDF NDAs NFC PPE PSL QR RFID UGC UKAS USD
  AI API APIs AR AWS B2B B2C D2C DTC BI CAD CEO CFO CIO CISO CMO CNC COO CPA CPAs CRM CRMs CRO CSR CTO CTOs CEOs CFOs CPO CV DACH DevOps
  DNS EHR EMEA EMR ERP ESG EU EV EVs FAQ FDA FinOps GDPR GP GPS GPU HIPAA HOA HR HVAC I IoT ISO IT ITSM KPI KPIs KYC LMS
  LLM LLMs ML MRI MSP MSPs MVP NDA NGO NGOs NHS OKR OKRs OEM OT PCI PDF PhD PM PoC POS PPC PR QA R&D Q&A RFP RFPs ROI SaaS SDK SDR
  SDRs SEM SEO SLA SME SMEs SMB SMBs SMS SOC SQL SSO SVP EVP TV UI UK US USA UX VAT VC VCs VoIP VP VPs VPN VR WiFi
  ABM ACCA ACH ADAS APM ARR ATMs AUM B2G BAA BDR BDRs BPO CAPA CCaaS CCPA CDN CDP CISSP CLM CMDB CMMS CMS CPG CPQ CRMs CTV DLP DPO DSO DSOs
  EBITDA EDI EDR EHS EICR EICRs EOR ERISA ESOP ETL FCA FCC FERPA FHIR FINRA FMCG FTE FTEs GAAP GMP GRC GTM HACCP HCM HEDIS HRIS HRMS IaaS IAM ICP IFRS IPO IRS
  ISP ISPs ISV ITAR IVR JSON LTL MDM MDR MFA MQL MQLs MRO MRR NACHA NIST NLP NPS OCR OSHA OTIF PaaS PEO PHI PII PIM PLC PLM PMO PSA PTO RCM RFI RMM
  ROAS RPA RPO SBOM SCADA SCIM SFTP SIEM SKU SKUs SOP SOPs SOX SREs SSL TCO TMS TPA TPRM UAT UCaaS UKG USDA VDI VPAT WCAG WFM WISMO WMS XBRL XDR XML
  ZTNA ConnectWise ServiceTitan athenahealth BigCommerce Bitbucket Calendly CircleCI Cloudflare CrowdStrike DigitalOcean Elasticsearch GraphQL Heroku Klarna Kotlin Looker
  DoorDash Deliveroo Etsy FedEx FIFO Grubhub Trustpilot TripAdvisor UberEats USPS Mimecast Netlify NetApp Okta OpenShift PagerDuty Postgres PowerBI PyTorch Qualys Salesloft SendGrid ServiceNow Shopware Splunk TensorFlow Twilio UiPath Vercel
  VMware Webex Yardi Zoho ZoomInfo
  Airtable Asana BambooHR BigQuery Databricks Datadog Django DocuSign Dropbox Drupal Figma Freshdesk Grafana Klaviyo Laravel Magento
  Mailchimp Marketo Mixpanel MongoDB Odoo Personio Pipedrive Squarespace Terraform Typeform Uber Webflow Wix
  Chrome Firefox Adobe Airbnb Amazon Android Apple Azure Canva ChatGPT Excel Facebook Figma Gmail GitHub GitLab Google HubSpot Instagram
  iOS iPhone Java JavaScript Jira Kubernetes LinkedIn Linux macOS Meta Microsoft Netflix NetSuite Notion OpenAI Oracle
  Outlook PayPal PlayStation PostgreSQL PowerPoint Python QuickBooks Reddit Salesforce SAP SharePoint Shopify Slack Snowflake Spotify
  Stripe TikTok Trello TypeScript Twitter WhatsApp Windows WooCommerce WordPress Xbox Xero YouTube Zapier Zendesk Zoom
  Africa African America American Amsterdam Asia Asian Atlanta Austin Australia Australian Austria Chromebook Lego Barcelona Belgium
  Berlin Birmingham Boston Brazil Bristol Britain British California Cambridge Canada Canadian Chicago China Chinese
  Colorado Copenhagen Dallas Denmark Denver Dubai Dublin Dutch Edinburgh England English Europe European Finland Florida
  France French German Germany Glasgow Hamburg Houston India Indian Ireland Irish Italian Italy Japan Japanese Leeds
  Lisbon Liverpool London Madrid Manchester Melbourne Mexico Miami Milan Montreal Munich Netherlands Nordic Norway
  Oregon Oslo Oxford Paris Poland Portland Portugal Scotland Scottish Seattle Singapore Spain Spanish Stockholm Sweden
  Sydney Texas Tokyo Toronto Vancouver Vienna Wales Zurich
  Afrikaans Arabic Argentina Bangladesh Belgian Bengali Bulgaria Cantonese Colombia Croatia Cyprus Czech Danish Egypt Estonia Filipino
  Finnish Flemish Gaelic Ghana Greece Greek Gujarati Hebrew Hindi Hungarian Hungary Iceland Icelandic Indonesia Israel Kenya Kenyan Korea
  Korean Latvia Lebanon Lithuania Luxembourg Malaysia Mandarin Morocco Nepal Nigeria Nigerian Norwegian Pakistan Peru Philippines
  Portuguese Punjabi Romania Romanian Russian Serbia Slovakia Slovenia Swahili Swedish Swiss Switzerland Taiwan Tamil Thai Thailand
  Celtic Edwardian Georgian Norse Roman Saxon Tudor Victorian Viking
  Turkish Uganda Ukraine Ukrainian Urdu Vietnam Vietnamese Welsh Zambia Zealand Zimbabwe
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September October
  November December Christmas Easter Ramadan Thanksgiving`
    .split(/\s+/)
    .filter(Boolean);

const spellingOf = new Map(fixedSpellings.map((word) => [word.toLowerCase(), word]));
for (const word of [
  'us',
  'it',
  'i',
  'pm',
  'ar',
  'or',
  'meta',
  'apple',
  'excel',
  'windows',
  'notion',
  'zoom',
  'slack',
  'stripe',
  'oracle',
  'gp',
  'pr',
  'soc',
  'outlook',
])
  spellingOf.delete(word);

/** The fixed spelling of a word (`linkedin` → `LinkedIn`), or undefined where the word has none. */
export function findFixedSpelling(word: string): string | undefined {
  return spellingOf.get(word.toLowerCase());
}

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean));
}

/** Singular nouns that need an article before them. */
export const countNouns =
  toSet(`depot address appearance award banner boiler bootcamp center centre certification charger deadline fellowship heater helmet inverter locker marquee mortgage roadmap scheduler terminal thermostat turbine uniform villa shoot photoshoot turnaround warranty binder certificate folder installation leaflet refresher scale simulator api sdk column pack sheet study op-ed swap menu novel proof exchange petition keynote cohort ledger appraisal fee rate collar booth minimum retest shelter article subscription survey deposit helpdesk cfo cto cmo coo chro ciso crew episode check check-up examination viewing fitting listing briefing catch-up concierge article essay story book lecture speech estimate mayor gig idea invoice position vacancy opening bank hospital fintech round exclusive quotation quartet trio duo orchestra choir lesson project period referral box rota roster invite ticket tasting showroom prospectus scan rebate voucher coupon lunch breakfast dinner band cow goat horse bike bicycle boat academy account accelerator add-on agency agreement airline analysis app application
  apprenticeship approach area assessment assistant audit balance bar bakery batch benchmark blog blueprint board bonus book bot
  boutique box brand bundle business cafe calculator calendar camera campaign campus car card case catalogue catalog
  chair chance change channel chat chatbot checklist class clinic cloud club coach code coffee collection college commission company competition
  concept conference connector consultancy consultation consultant contract cooperative copilot course crm dashboard database day deal demo demonstration
  decision degree design designer developer device diagnosis directory discount discussion dispenser display draft drone edition editor engine engineer estimate evening event
  evaluation examination exhibition expert extension facility factory fair feature fee feedback-tool festival file film filter firm fleet
  forecast form forum foundation framework franchise freelancer freezer fund gadget gallery game gateway generator gift giveaway
  grant guarantee guide hall handbook hardware-kit headset hotel house hub idea incubator initiative instrument integration interface
  interview introduction intro inspection invitation job journal journey kiosk kit kitchen documentary drive lab laptop lawyer layer library license licence line list lecture loan location
  look lounge loyalty-programme machine magazine manager manual map market marketplace masterclass meeting membership method mobile-app model module
  month monitor network newsletter offer office one-pager opportunity option order organiser package page panel paper partner partnership
  pass path pilot pipeline plan planner plant platform playbook plugin plug-in podcast policy pool portal portfolio position post practice presentation
  price printer product production-line profile program programme project proposal prototype provider query questionnaire quote range rate ratio
  recommendation record reference referral release rental replacement report reservation residency resource restaurant retainer retreat review robot role
  room route sample scanner scheme school shortlist scholarship screen script seat seminar sensor series-of-workshops server service session set setup set-up shop show showcase showroom
  site sketch slot snapshot solution space spot stack stand startup station store strategy studio subscription suite summary summit
  survey switch system table tablet talk team template test testimonial tool toolkit tour tracker trailer transfer trial
  tutor tutorial unit upgrade valuation van vehicle venue version video view visit wallet walkthrough walk-through teardown warehouse watch webinar
  website week whitepaper widget window workshop workspace yard year call lunch breakfast dinner drink reply response answer word
  conversation collaboration co-founder mentor mentorship internship placement sponsorship donation contribution purchase
  bookkeeper accountant photographer writer translator architect electrician plumber nanny chef trainer therapist firewall
  scanner wearable sandwich cake desk sofa lamp bottle bag mug shirt candle planter backpack`);

/** Things and groups of which there can be several, besides those that are offered: they open what is told of an offer. */
export const thingNouns =
  toSet(`afternoon morning night weekend session round slot stage stall booth badge ticket voucher coupon certificate permit invoice receipt bill letter email
  message reminder alert link form contract clause tariff premium deposit threshold minimum maximum average margin payout surcharge waiver
  hotline helpline desk inbox dashboard app portal installer inspector surveyor driver courier technician fitter operator owner founder author chairman
  group chain municipality county parish district region city town village council cooperative co-op choir orchestra band troupe parish diocese church
  cathedral monastery nursery kindergarten pharmacy surgery ward trust utility port airport depot refinery foundry mill quarry dairy distillery farm greenhouse
  landlord builder grower farmer hotelier hauler haulier forwarder shipper airline lender dealer dealership bistro pub gym spa salon marina campsite resort
  hostel client customer sponsor investor donor member buyer seller tenant
  pair pack pallet roll sheet tube drum crate sack tray jar barrel keg bucket cup bowl plate tile brick panel lens frame blade filter valve pump motor battery
  cable chip node module magnet bolt hook hose nozzle roof pond barn hull vessel berth crane kiln oven lathe press truck lorry ship boat tractor bike bus ferry
  wing door gate fence wall lift bed mattress pillow blanket tent canopy stretcher ramp chassis bracket rig mast
  massage haircut lesson workout walk ride race festival tournament ceremony parade concert gig
  bridge tunnel road street pitch court track lane field garden terrace tower loft studio flat apartment cabin chalet cottage
  mentor supervisor buyer reviewer editor instructor assessor guard cleaner carer caretaker nanny babysitter vet farrier hairdresser barber
  curriculum syllabus booklet leaflet poster flyer brochure banner logo trophy medal
  figure drawing mock-up mockup prototype mould stencil template spreadsheet algorithm score barcode label sticker tag wristband keycard`);

/** Nouns without a plural, or used without an article. */
export const massNouns =
  toSet(`discretion privacy confidentiality punctuality reliability asphalt bamboo percussion brine clay cork diesel gas granite hydrogen marble petrol steam teak footage coffee rice sugar salt butter milk meat fish fruit juice oil voiceover voice-over paper cardboard gravel sand concrete glass fabric leather wool hay feed seed compost mozzarella flour cheese honey bread wine beer ale cider mead gin vodka whisky rum tea yarn plaster mulch turf straw grain beef lamb pork poultry venison seafood pasta granola hire drayage therapy pickup steel cotton wood timber soap seo ppc outsourcing localisation localization tracking fulfilment fulfillment veg exposure coverage attention access accommodation accounting advertising advice assistance automation bookkeeping branding
  capacity care catering cleaning clothing coaching coffee-beans compliance connectivity consulting content copywriting coverage data
  delivery development distribution education electricity encryption energy engineering equipment expertise feedback finance financing fitness food freight
  fuel funding furniture gear growth guidance hardware health healthcare help hosting housing identity information infrastructure
  insurance intelligence interpreting inventory investment invoicing jewellery labour landscaping leadership learning lighting liquidity literature logistics machinery maintenance
  management manufacturing marketing material merchandise mentoring monitoring money moving music nutrition onboarding outreach packaging
  payroll photography planning plumbing power pricing print printing procurement production protection purchasing quality
  real-estate recruiting recruitment recycling renovation repair reporting research retail roofing safety sales scheduling science security
  seo shipping signage software space-planning staffing storage stock streaming supply support surveillance talent teaching technology testing tracking traffic
  training translation transport transportation travel tutoring underwriting ventilation videography warehousing waste water wholesale skincare haircare homeware footwear knitwear cookware tableware linen cutlery crockery matcha wellbeing wellness wifi work writing analytics`);

/** Nouns for people, that an offer of oneself is headed by ("freelance photographer with ten years …"). */
export const personNouns =
  toSet(`cellist ghostwriter subtitler comedian composer conductor copyeditor drummer harpist proofreader sculptor signwriter violinist caterer accountant analyst animator architect artist baker bookkeeper broker builder candidate carpenter chef coach
  consultant contractor copywriter counsellor dancer dentist designer developer dj economist editor electrician engineer expert filmmaker florist freelancer
  gardener graduate guitarist illustrator interpreter journalist lawyer lecturer magician manager marketer mechanic mentor musician nurse nutritionist
  blacksmith decorator engraver gilder glazier luthier saddler stonemason thatcher tuner waller bricklayer calligrapher conservator cook dressmaker falconer farrier joiner locksmith pianist plasterer potter printmaker puppeteer roofer seamstress storyteller tailor tiler upholsterer weaver welder
  arborist bookbinder clerk clockmaker cobbler compere genealogist historian indexer juggler lifeguard masseur masseuse mediator milliner organist osteopath piper playwright poet podiatrist
  restorer saxophonist stenographer transcriber typist walker watchmaker woodcarver woodturner
  barber caricaturist celebrant entertainer groomer handyman hygienist inspector instructor joiner midwife nanny
  painter paralegal photographer physiotherapist planner plumber producer professional programmer recruiter researcher salesperson scientist
  singer specialist speaker stylist student surgeon surveyor teacher tester therapist trainer translator tutor vet veterinarian videographer writer`);

/** Plurals that are never "they": what is counted or measured is nobody. */
export const measures = toSet(
  `days weeks months years hours minutes percent times metres miles pounds dollars euros`,
);

/** Organisation nouns: an offer headed by one of them introduces the sender. */
export const organisationNouns =
  toSet(`choir orchestra newspaper magazine vineyard theater university hospital theatre museum bank hotel council agency association bakery brewery brand bureau business charity clinic collective committee company consultancy
  cooperative farm firm foundation fund hospice institute insurer manufacturer maker marketplace ngo nonprofit non-profit organisation organization provider publisher retailer roastery school shop
  scaleup scale-up startup start-up studio supplier team university vendor winery wholesaler`);

/** Gerunds that head or modify noun phrases far more often than they are verbs. */
export const nounGerunds =
  toSet(`accounting advertising banking benchmarking billing caching blogging booking bookkeeping branding building budgeting
  catering cleaning clothing coaching coding computing consulting copywriting counselling editing engineering farming financing forecasting fundraising
  freelancing funding gardening hosting housing invoicing landscaping learning leasing lending lighting listing machining mailing
  manufacturing marketing meeting mentoring messaging modelling modeling monitoring networking onboarding outsourcing packaging painting parking
  planning plumbing pricing printing programming prospecting prototyping publishing purchasing recruiting recycling reporting roofing scheduling
  scoring screening selling shipping sourcing staffing storytelling streaming tagging teaching tendering testing ticketing tracking trading training
  tutoring underwriting upskilling volunteering warehousing writing`);

export const prepositions =
  toSet(`about above across after against along among around as at before behind below beneath beside
  between beyond by incl incl. including excl excl. excluding during for from in inside into like near of off on onto out over per since than through throughout to toward towards
  under until unlike up upon via with within without`);

/** Words that open a noun phrase. */
export const determiners =
  toSet(`a an another the my our your their his her its this that these those some any each every no all both
  more most many much several few fewer less`);

/** Adjectives and adverbs of praise or packaging: dropped when an offer is cut down to what it is about. */
export const packagingWords =
  toSet(`accessible advanced affordable agile ai ai-powered ai-driven ai-based all-in-one amazing award-winning automated automatic
  awesome bespoke best best-in-class better boutique brand cheap clever cloud-based comprehensive complete complimentary custom customised customized cutting-edge
  dedicated discounted done-for-you easy easy-to-use efficient end-to-end enterprise-grade excellent expert exclusive exceptional fast
  fast-growing first-class flexible fractional free freelance full full-service fully great groundbreaking hand-made handmade hassle-free high-end high-performance high-quality
  highly holistic independent innovative integrated intelligent intuitive latest leading limited local low low-cost luxury managed modern monthly
  new next-gen next-generation nationwide on-demand one-stop original our outsourced own personalised personalized powerful practical premium professional
  proven quality quick reliable remote revolutionary robust scalable seamless secure self-service simple small smart special specialised specialized state-of-the-art
  sustainable tailored tailor-made top top-quality top-rated trusted turnkey ultimate unique unlimited user-friendly versatile web-based weekly white-label
  world-class experienced certified qualified skilled annual one-time same-day second-hand`);

/** Heads that say what kind of thing is sold, not what it is for. */
export const packageHeads =
  toSet(`api agency app application apps bundle consultancy consultant consultants consultation consultations company course courses engine expert experts firm framework kit
  offer offering offerings package packages plan plans platform platforms plugin product products program programme programmes programs project projects provider
  range service services session sessions software solution solutions specialist startup startups studio subscription subscriptions suite
  system systems team technology tool toolkit tools trial workshop workshops help support system assistant copilot portal hub`);

export const irregularPlurals = toSet(
  'people children men women timpani teeth feet mice criteria data media staff police alumni toys boys convoys alloys buoys',
);
