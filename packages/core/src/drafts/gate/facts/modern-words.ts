/**
 * Words that the common ones lack because those were counted in older mail: words of screens and offices since then,
 * and of trades. They stand in lower case in public mail at least a fifth as often as with a capital, or were added by hand.
 */
export const modernWords = `
aberrant abnegate abrogate abut academician accrual acct accusative acoustics actualize actualized actuators adversarial advocacy adware aeronautic
affine afoul afterparty agglomerate agritech ahem airfare airflow aldermen alleyways allotment alluvial alluvium alright alumina alumni amnesiac
amortized anatomic anchorite anecdotal anneal anonymised anonymized anorexia ante anterior anti antigen antimatter antitrust antiviral antivirus
anymore anytime apothecary applet applets apportioned apprise apprised approx apps apropos arbitrage archival armature aromatherapy arthropods
artisanal ascendant assessed assignee asst astral astronomic astrophysics asymmetric atavistic atop atrium attendees audiobook audiobooks audiotape
automations avatars awash awestruck babysitter backup backups backwater backyard bagpipes bailout ballgame ballistic ballpark bandleader barcode
barcodes basalt baseboard baseman bathhouse bathos bathwater battleground bazillion beep beeping beeps behest beleaguered benchmark benchmarks
berating bespoke bestsellers bezel bicameral biddable bidirectional biggie bilk billiard billionaire biomass biomedical biopsy biosphere bipartite
bipolar birthright bitesize blah blather bldg bloat bloated blockchain bloke bloodbath bluish boatload boffin bogeyman boob bookable bookseller
booksellers bookshop bookshops bots brainpower breakage breakaway breakout breakup bridgehead broadband brokerage brokerages brownfield builtin
bulletproof bullish bungalow bungalows burgeoning buyback buybacks buyout buyouts byroad cafe cafes cakewalk callback callouts caloric camcorder
camcorders cameraman candlelight cannabis cannonball cantons caplets carbide carbon carbonate carcinoma cardholders cardiovascular carsharing caryatid
cashback cauldron causative cautionary cellphone cellphones cellulite centrifugal centripetal cert chateau cheapo checkbox checksum checksums checkups
cheerleader childcare childminder childminders cinematic citizenry citywide classifier cleanroom cleanup cliche clickthrough clientele climatic
cloture cobots codebase codeine codicil codify coffeehouse cofounder cofounders cognate cognizant cohesive cohort coincident coliving collagen
collectible collectibles combo combust comfy comm commissioning commonality comp compositional compost compote comps conflated conflating congrats
consensual consignee consortia cont contrariwise convective copacetic cornfield coruscate cosmetics countermeasures coverall coworkers coworking
cranial crankcase cred credulity crematory creme critters crossover crud cruft crypto cryptocurrencies cryptocurrency cryptographer cutie cyan cyber
cybersecurity cyberspace cyclical damp dataset datasets daylight deadbeat debacle decarbonise deductible deductibles deferral defs dehumidifiers
deliverable demo demographic demographics demonized demos deploy deployed deploying depressant dermal deskside detainees detritus developmental
diagnostics didactic diddling digicam digitise ding dinged directional divestitures doable docket docs doctoral dollop dongle donnybrook doomsday dorm
dosage dosages dotcom download downloaded downloading downloads downside downsized downsizing downturn drone drones droplets ducal dumbstruck duns
dysfunctional eateries ebike ebikes ecliptic ecommerce econometric eerily egregious electrocardiograph elem elide elided elixir ellipsoid embattled
enamored encrypt encrypts endocrine endorphins endpoints enforceable entrepreneur entrepreneurial entrepreneurs envisioned enzymatic epicenter
epithelial erbium errata escrow esports espouses espresso estoppel ethnicity evildoers evince exclusionary exec execs expat expats expeditious
experiential expo extenuate extralegal extravaganza extricable eyeliner eyepiece eyewear facades fallback faux faxed faxes faxing fellas ferrous fest
fiduciary filename filenames filmmaker filmmakers fintech fireball firewall firewalling firewalls flaccid flaccidity flatware flexitime floodgates
flyers fobs followup foodservice foreclosure forklift fractional fraudsters freebie freelancer freestanding freeware fridge fundraiser funk funky
garnered gatekeeper gaucherie gearbox gecko geek geeks geeky gemstones genome genomics geodesic geodesy geodetic geophysical geothermal germane
germicidal gewgaws gigabit gigabytes giveaway gizmos glamping glitch glitches glitz glob glyph goodwill googled googling gotcha gotchas gotta govt
grad granularity gratis greenhouse greenhouses greywater groundbreaking groundskeeper groundsman groundsmen groundwater guaranties guaranty hackish
haiku hallucinating handheld handhelds handover handovers handpick handset handsets harbormaster hardcore hardcover hardwired hatcheries hatchery
headset healthcare heck hegemony helpdesk helpline herbal hereof hereto heretofore hereunder hetero hobbyist hobbyists homebuyers homeowner homeowners
homepage hometown homeworking honeypot hookup hooligans hoopla horsehair hospice hospices hoteliers hotkeys hotlink housebuilders housekeeping howdy
howsoever hubris hydration hydro hydrocarbon hydrocarbons hydroponic hydrosphere hyped hyperactive hyperlink hyperlinks iconoclasm idolatry iffy
illegality imperialistic imprudent inbound inbox incl indemnify indemnity individualized induction infanticide infill influencer influencers inline
inlining innovate innovating innovators insightful insurtech interactivity interdisciplinary interlink interoffice interoperable interoperate intranet
intrastate intrastates intro intros intuit invasive invoicing irrationality jalapeno jurisdictional jurist kaolin keybinding keyholders keypad kiddie
kilojoules kitchenette knitwear lackey laddie laminate landline landlines landlords laptop laptops latency layman layoff leaflets leftover legit
leisure libido libs licensee liens lilo limo lineup liquidity litigate litigators liverworts livestock livestream localisation localization lockers
lockout lockup login logins logistic logistical logistics logon logout longtime lookup lookups looters lowercase loyalty lube macro macros madrassa
mailings mailshots maintainable majordomo makeover malware manatees manipulative marketplace marketplaces markup markups marque masonry masque meccas
medial medic megabucks megawatts megs meltdown meme memorialize mentorship meritocracies metadata metaphoric methamphetamine methane methanol micro
microbrewery microelectronic micron microsite midpoint midsize miffed millennia millennium millwork mindset mini mins misc mitochondria mobility
modalities modem modems modular modulo molehill monetize moneymakers monomers monophonic monopolistic monoxide moonlit morphological motherboard
motherboards motorhomes mountable mulberry multilateral multilingual multimedia multipart multiplexer multiplier musclemen muzzy nascent nearshore
nearshoring needful neighbourhoods nerd netbook netbooks netherworld neurological newbuild newlines newsgroup newsgroups newspeak newsreader nightlife
nonbelievers noncommercial nonexistent nonfunctional nonprofit nonprofits nonrefundable noontime nuke nuking nurseries obfuscate obfuscated obsequious
octanes oddball oddballs offboarding offcuts offerings officialdom offline offset offsite omnichannel onboard onboarding online onshore onsite oops
oopses opcode operable ophthalmic optician opticians orchards ordering orig orthopedic osteopaths osteoporosis outage outre outreach outta overage
overpay overstock packhouse padre paella palatalized pallet pallets palmate pandemic parabolic paralegal paralegals paramilitary paranoiac parasailing
parcels passphrase passphrases pathogens payback paycheck paychecks payday payee payees payout payroll paywall peacekeeping pediatric perms
petrochemical petrochemicals pharmacists phenotype phenotypes pheromones phishers phishing phonecard phonemes photobooth phyla phylum phys physio
physios physiotherapist physiotherapists pics pictograms ping pituitary pixels placeholders plasterers playoff playoffs plenary plonk plugin plugins
plutocracy podcast podcasts podiatrist podiatrists policymakers polytunnel pontoons popup popups posses postwar potable pref prefab prefabricated
prefs prelim preorders prep preschool prescriptive pressurized pricier primordial printmaking prioritize prioritized pristine probate procurement
proforma promo promos promotional pronto proofreaders proofreading propagandized prorate prorating prosthetics prov pursuant putsch quantifiable
quarries quickie quoting ransomware ratchet rawhide reagents receptors reciprocity redacted referral refill refillable refills refurb regexp regexps
rehab rekeying relaxant relaxants religiosity relocations reps resellers reskilling respondent respondents restroom resurfacing retentive retiree
retrofit reusable rewilding rheum roasteries roastery robotics rockabilly rollback rollover rota rotas roundup roved runtime runtimes sabra
safeguarding salutary sandbox sanitize sanitized sarge sawmill sawmills scaffolders scaffolding scam scammed scammer scammers scams scheduler
schedulers schema schematic schoolgirl schoolgirls schoolmates schoolroom screensaver screensavers screenshot screenshots scuba sculpt sculptural
searchable seawater sectarian sedge segfault seismic semaphore semi sensationalized sensors septic seqs serfs serialize setup setups shale shalt
shantytowns shareable shareware shenanigans shopfit shopfitters shopper shoppers shoreline shortcut shortcuts shortish showroom showrooms showstopper
sidearm sightseeing signage signatory sitcom skincare sleight slideshows slowdown smallholders smartphone smartphones smartwatch smutty snazzy
sneakily snowboarding soapbox societal solar solvents songwriter sourcing southernmost spec specs spectrometer speedup spellcheckers spillover spyware
squeegee staffroom stakeholders standalone starlet startup startups stash stasis statewide stats stead steamships stewardship stocktake stocktaking
storefront storefronts storyboard storytelling streaming strictures subclass subclassing subcontract subcontracting subcontractors subculture subpoena
subpoenaed subpoenas substantive substrate subtext subtitle subtitled subtitling subtotal subtropical sulfate sulfuric summertime superhero superuser
supplemental suppressant surveyors sustainability swath sync synced syncing syncopated synergies synergy sysadmin sysadmins tannery taxidermy taxon
taxonomic tech techie techs telegraphic telehealth telemarketing telematics teletherapy temp temps tendering tenders tetra theoreticians thorax
throughput thru thumbnail thumbnails timekeeping timeline timelines timeout timeouts timepiece timepieces timesheet timesheets timestamp tithe toolbar
toolbars tooling topological tort township townships towpath traceability traceable trainees tram transactional transect translators transmittal
transnational transponders triage triaged tribesman triennial troubleshoot troubleshooting truckload tsunami tuple turbines turnaround turnkey
turnover tutors tweening twofold typo typos ubiquity ultrasound umbilical underage underdeveloped undergrad underpaid undervalued underway unicameral
unmet upcoming upcycled upcycling upfront uppercase uppity upsell upselling upskilling urbanized usability username vaccination vaccines vascular
vasectomy vassal vaunted verifiable versa veterinary vexatious vibes viewable viticulture voicemail voila volatility voluble volumetric volunteers
votary wacky waitlist waitlists wannabe warehousing wavefront wayfinding wearables webcam webcams webcast webcasts webinar webinars weblog weblogs
webmaster webmasters website websites weeknights weir wellbeing whatnot whipsaw whirligig whit whiteboard whitelisted whitelisting wholesaler
wholesalers whomever whosoever widescreen widget widgets wiki woodland woodworking workaround workday workflow workflows worksheet worksheets
workspace workspaces worktop worktops workwear worldview yoga zoning
`;
