/**
 * Ordinary English words, so that a capital at the start of a sentence is not taken for a name. Counted: the lower-case
 * words of a small dictionary that stand in lower case in public mail (SpamAssassin's corpus, Enron's and others), at
 * least a fifth as often as with a capital, or in software manuals; inflections that `isOrdinaryWord` reads by itself are left out.
 * Words of screens, offices and trades that such mail has too rarely were added by hand.
 */
export const commonWords = `
aback abacus abandon abandonment abate abbey abbot abbreviate abbreviation abdicated abdomen abdominal abduct aberrant aberration abet abhorrent abide ability
abject ablaze able abnegate abnormal abnormality aboard abode abolish abolition aboriginal aborigine abort abortion abortive abound about above abreast
abridged abridging abroad abrogate abrupt abscess absconded absence absent absolute absorb absorption abstained abstract abstraction absurd absurdity
abundance abundant abuse abusive abut abysmal abyss academic academician academy accede accelerate acceleration accelerator accent accentuate accept
acceptability acceptable acceptance access accessibility accessible accessory accident accidental acclaim acclimate accolade accommodate accommodation
accompanied accompaniment accompanist accompany accomplish accomplishment accord accordance accordion account accountability accountable accountant
accountants accredited accrual accrue acct accumulate accumulation accuracy accurate accusation accusative accuse accustomed ace ache aches achievable achieve
achievement acid acknowledge acknowledgement acknowledgment acne acorn acorns acoustic acoustics acquaintance acquainted acquiescence acquire acquisition acre
acreage acrimonious acrobat acrobatics acronym across acrylic act action activate active activist activity actor actress actual actuality actualize actualized
actuators acute ad adage adamant adapt adaptable adaptation adaptive adaptor add addendum addict addiction addictive addition additional additive address
addressee adept adequate adhere adherence adherents adhesion adhesive adjacent adjective adjoin adjourned adjuncts adjust adjustable adjustment admin
administer administration administrative administrator admins admirable admirably admiration admire admissible admission admit admonishing admonition ado
adobe adolescence adolescent adopt adoption adoration adore adorn adroit ads adult adultery adulthood advance advancement advantage advantageous advent
adventure adventurous adverb adversarial adversary adverse advert advertise advertisement advice advisable advise advisers advisor advisory advocacy advocate
adware aeons aerial aerodynamic aeronautic aerosol aerospace aesthetic aesthetically affair affect affectation affection affectionately affidavit affiliate
affiliation affine affinity affirmation affirmative affirmed affirms affix affliction affluence affluent afford affordable affront aflame afloat afoot
aforementioned aforesaid afoul afraid afresh after aftermath afternoon afterparty afterthought afterward again against age aged agency agenda agent
agglomerate aggravate aggregate aggressive aggressor aghast aging agitating agitation agnostic agnosticism ago agonizing agony agree agreeable agreement
agricultural agriculture agritech agronomists aground ah ahead ahem ahoy aid aide ail ailment aim air airborne aircraft airfare airfield airflow airline
airmail airplane airport airstrip airtight airy aisle akin alarm alas albeit albino album alcohol alcoholic alcoholism aldermen ale alert algae algebra
algebraic algorithm alias alibi alien alienate alienation alight align alignment alike aline alit alive all allay allegation allege allegories allergen
allergens allergic allergies allergy alleviate alley alleyways alliance allied allocate allocation allot allotment allotments allow allowable allowance alloy
allude allusion alluvial alluvium ally almanac almighty almond almonds almost alms alone along alongside aloof aloud alpha alphabet alphabetic alphabetical
alphanumeric already alright also alter alteration alternate alternation alternative alternator altho although altitude alto altogether altruism altruistic
alumina aluminium aluminum alumni always am amalgamated amalgamation amass amateur amateurish amaze amazement ambassador amber ambiance ambience ambient
ambiguity ambiguous ambition ambitious ambivalence ambivalent ambulance ambush amen amenable amend amendment amenities amiable amicable amid amidst amiss
ammonia ammunition amnesia amnesiac amnesty amoeba among amongst amoral amorous amortized amount amp ampersand amphetamine amphibian amphibious amphitheater
amphitheatre ample amplification amplified amplifier amplify amplitude amputation amulets amused amusement amusing an anachronism anaesthetists anal analgesic
analog analogous analogue analogy analyse analysis analyst analytical analyze anarchic anarchist anarchy anathema anatomic anatomy ancestor ancestral ancestry
anchor anchorite anchovies ancient and android anecdotal anecdote anemia anew angel anger angle angrier angry angst anguish angular ani animal animate
animation animosity ankles anneal annex annexations annihilate anniversary annotate annotation announce announcement annoy annoyance annual annuity annulling
annulment anointed anomalous anomaly anon anonymised anonymity anonymized anonymous anorexia another answer answerable ant ante anteater antelope antenna
antennae anterior anthem anthology anthrax anthropology anti antibiotic antibody antic anticipate anticipation antidote antigen antimatter antiquated antique
antiquity antisocial antithesis antitrust antiviral antivirus antler antonym anus anxiety anxious any anybody anyhow anymore anyone anyplace anything anytime
anyway anywhere apart apartment apathy ape aperture apex aphids apiece aplomb apologetic apologise apologize apology apostles apostrophe apothecary appalling
apparatus apparel apparent apparition appeal appear appearance appease append appendages appendices appendix appetite applaud applause apple applet applets
appliance appliances applicability applicable applicant application applicator applied apply appoint appointee appointment apportioned appraisal appraise
appreciable appreciate appreciation appreciative apprehend apprehension apprehensive apprentice apprentices apprenticeship apprenticeships apprise apprised
approach approachable appropriate appropriation approval approve approx approximate approximation apps apricots apropos apt aptitude aquamarine aquarium
aquariums aqueduct arable arbiter arbitrage arbitrarily arbitrary arbitrate arbitration arbitrator arborists arc arcade arcane arch archaeological
archaeologist archaeology archaic archbishops archery archetypical archipelago architect architects architectural architecture archival archive archways
ardent arduous are area arena arguably argue argument aria arid arise arisen aristocracy aristocrat aristocratic arithmetic ark arm armadillo armament
armature armchair armistice armor armories armour armpit army aromatherapy aromatic arose around arouse arrange arrangement array arrears arrest arrival
arrive arrogance arrow arse arsenal arson art artefact artery artful arthritis arthropods artichoke article articulate articulation artifact artificial
artillery artisan artisanal artist artistic artistically artistry artwork as asbestos ascend ascendant ascent ascertain ascribe asexual ash ashamed ashen
ashore ashtrays aside ask asleep asparagus aspect aspen aspersions asphalt asphyxiate aspirant aspirations aspire aspirin ass assailant assails assassin
assassinated assassination assault assemble assembly assent assert assertion assessed assessment assessor asset assign assignee assignment assimilate
assimilation assist assistance assistant associate association associative assorted assortment asst assume assumption assurance assure asterisk asteroid
asthma astonish astonishment astound astral astringent astronaut astronomer astronomic astronomical astronomy astrophysics astute asylum asymmetric asymmetry
asynchronous at atavistic ate atheism atheist athlete athletic atlas atmosphere atmospheric atom atomic atone atop atrium atrocious atrocity attach attachment
attack attain attainment attempt attend attendance attendant attendees attention attentive attest attic attire attitude attorney attract attraction attractive
attributable attribute attribution aubergines auction auctioneer auctioneers audacious audacity audible audibly audience audio audiobook audiobooks audiotape
audit auditing audition auditor auditorium auditory audits augment august aunt aural auspicious authentic authenticate authenticity author authorisation
authorise authoritarian authoritative authority authorization authorize authorship auto autobiographical autobiography autocracy autocratic autograph automate
automatic automatically automation automations automobile automotive autonomous autonomy autopsy autumn auxiliary avail availability available avalanche
avarice avatars avenge avenue average averse aversion avert aviation aviators avid avocado avocados avoid avoidable avoidance avowal await awake awaken award
aware awash away awe awed awesome awestruck awful awhile awkward awoke awoken awry ax axe axiom axis axle ay aye azure babble babe baby babyish babysitter
bachelor back backbone backfire backgammon background backlog backpack backs backside backslash backspace backtrack backup backups backward backwater backyard
bacon bacteria bacterial bad badge badminton baffled baffling bag bagel bagels baggage bagpipes bail bailout bait bake bakeries bakers bakery balance balcony
bald bale balk ball ballast ballerina ballgame ballistic balloon ballot ballpark ballroom bamboo ban banal banana bananas band bandages bandana bandleader
bandwagon bandwidth bandy bang banish banjo bank bankrupt bankruptcy banter baptized bar barbarians barbaric barbarous barbecue barber barbers barbs barcode
barcodes bard bare bareback barefoot barest bargain barge barista baristas baritone bark barley barman barn barnyard barometer baron baroque barrage barrel
barrels barren barricade barrier barrister bartender barter basalt base baseball baseboard baseline baseman basement bash bashful basic basically basil basin
basis basket basketball basking bass bassoon bastard baste bat batch batches bath bathe bathhouse bathos bathroom bathtub bathwater batsman battalion battery
battle battlefield battleground battleship baud baulking bay bayou bazaar bazillion be beach beacon beagle beak beam bean beans bear bearable beard beast beat
beaten beautician beautiful beautify beauty became because beckon become bed bedrock bedroom bedside bedtime bee beech beef beefier beefy beehive beekeepers
been beep beeping beeps beer bees beeswax beetle beetroot beets befall befallen befell befit before beforehand befriended beg began beggar begin begonias
begrudge beguile begun behalf behave behavior behavioral behaviour behead behest behind behold beige being belabour belated belch beleaguered belfries belief
believable believe bell bellboy belligerent bellow belly belong beloved below belt bemoan bemused bench benchmark benchmarking benchmarks bend beneath
benefactor beneficial beneficiary benefit benevolence benign bent bequeathed bequest berating bereaved bereft beret berries berry berserk berth beset beside
besieged besought bespoke best bestow bestsellers bet beta betcha betray betrayal betrothal betterment between beverage beware bewildered bewildering beyond
bezel bias bib bible biblical bibliographic bibliography bicameral bicentennial bicycle bid biddable bidirectional biennial big biggest biggie bigot bike
bikini bilateral bile bilingual bilk bill billiard billiards billion billionaire bin binary bind bingo binomial biodegradable biographical biography
biological biologist biology biomass biomedical biopsy biosphere biotech bipartisan bipartite biped bipolar birch bird birth birthday birthplace birthright
biscuit biscuits bisect bisexual bishop bison bistro bit bitch bite bitesize bitmap bitten bittersweet bizarre blab black blackberries blackberry blacken
blackjack blacklist blackmail blackout blade blah blame blanch bland blank blanket blare blasphemy blast blatant blather blaze bldg bleached bleak bleakest
bleating bled bleed blemish blend bless blest blew blight blimp blind blinds blink blip bliss blissful blister blithely blitz blizzard blizzards bloat bloated
blob bloc block blockade blockage blockbuster blockchain blockhead blog bloke blond blonde blood bloodbath bloodstream bloody bloom blossom blot blouse blow
blown blowout bludgeon blue blueberries bluebird blueprint bluff bluish blunder blunt blur blurb blurt blush bluster boa boar board boardwalk boast boat
boatload boatyard bob bobcat bobsled bode bodily body bodyguards boffin bog bogeyman boggle bogus boil boilers bold bolster bolt bomb bombard bombardment bond
bondage bone bonfire bonus bony boo boob book bookable bookcase bookend bookings bookkeeper bookkeepers bookkeeping booklet bookmark bookseller booksellers
bookshelf bookshop bookshops bookstore bookworm boom boon boost boot booth bootleg boots bootstrap booze bop border bore born borne borough borrow bosom boss
bossier bossy botanical botanist botany botched botching both bothersome bots bottle bottleneck bottlenecks bottom bottomless bought boulevard bounce bound
boundary boundless bounty bouquet bourgeois bout boutique bow bowel bowl box boxcar boxing boy boycott boyfriend bra brace bracelet bracket brag braggart
brain brainpower brainstorm brainwashed brainy braises brake branch brand brandished brandishing brandy brass brassiere brats bravado brave bravery bravo
brawl bray breach bread breadth break breakable breakage breakages breakaway breakdown breakdowns breakfast breakout breakpoints breakthrough breakup
breakwater breast breath breathe bred breed breeze breezy brethren brevity brew breweries brewers brewery bribe brick bricklayer bricklayers bridal bride
bridge bridgehead brief briefcase briefing briefings bright brighten brightest brilliance brilliant brimming brimstone bring brink bristled brittle broad
broadband broadcast broaden broadest broccoli brochure broiling broke broken brokerage brokerages brokers bronze broods broom brother brotherhood brought brow
brown brownfield brownie brownies browse bruised bruises brunette brunt brush brutal brutality brute bubble buck bucket bud buddy budge budget budgeting buff
buffalo buffet buffoon bug buggy bugle build builders built builtin bulb bulbs bulge bulk bulky bull bulldozers bullet bulletin bulletproof bullfrog bullies
bullish bullying bum bump bumpy bun bunch bundle bungalow bungalows bungle bunk bunny buns burden burdensome bureau bureaucracy bureaucrat bureaucratic
burgeoning burgers burglar burial buried burlap burly burn burnt burp burrs burst bury bus bushel bushes busier busiest busily business businessman
businessmen bust bustle busy busybodies but butcher butchers butchery butler butt butter butterflies butterfly buttermilk buttock button buttress buxom buy
buyback buybacks buyout buyouts buzz by bye bypass byroad bystander byte byway cab cabbages cabin cabinet cable caboose cacao cache cackle cacti cactus cad
caddy cadence cadet cafe cafes cafeteria caffeine cage cake cakes cakewalk calamity calcium calculate calculation calculator calculi calculus calendar caliber
calibrate calibration call callable callback calligraphy callous callouts callus calm caloric calorie calves cam camaraderie camcorder camcorders came camel
cameo camera cameraman camouflage camp campaign campus can canal canary cancel cancelation cancellation cancer candid candidate candle candlelight candles
candy cane canister canker cannabis cannery cannibal cannon cannonball cannot canny canoe canon canonical canopy cant canteen cantons canvas cap capability
capable capacitor capacity cape capers capital capitalised capitalism capitalist capitalization capitalize capitulate caplets capricious capsule captain
caption captivate captive captivity captors capture car caramel carats caravan carbide carbon carbonate carburetor carcass carcinogenic carcinoma card
cardamom cardboard cardholders cardiac cardigans cardinal cardiovascular care carefree careful caregivers careless carers caressing caretaker caretakers cargo
caribou caricature carnage carnal carnival carnivore carnivorous carol carouse carp carpenter carpenters carpentry carpet carriage carried carrier carrot
carrots carry carsharing cart cartel cartographer carton cartoon cartoonist cartridge cartwheel carve caryatid cascade case cash cashback cashew cashews
cashflow cashier casino casserole cassette cast caste castigate castle castrate casual casualty cat catalog catalogue catapults cataract cataracts catastrophe
catastrophic catch catchier catchup catchy catechism categorical categorize category caterers catering caterpillar catfish cathedral catholic cats catsup
cattle caught cauldron cauliflower cauliflowers causal causality causative cause caustic caution cautionary cautious cavalry cave caveat caverns caviar cavity
caw cc cease cedar cede ceiling celebrate celebration celebrity celery celestial celibate cell cellar cello cellphone cellphones cellular cellulite cellulose
cement cemetery censor censorship censure census cent centennial centerpiece centimeter centimetres central centralise centralize centre centrepiece
centrifugal centrifuge centripetal century ceramic ceramics cereal cerebral ceremonial ceremonious ceremony cert certain certainty certificate certified
certify cessation chaff chagrin chain chair chairman chalet chalk challenge chamber chameleon champ champagne champion championship chance chancellor
chandelier change changeable changeover channel chant chaos chaotic chap chapel chaperon chaperone chaplain chapter char character characterise characteristic
characterization characterize charcoal charge chargebacks charisma charitable charities charity charm chart chase chassis chaste chastity chat chateau chatty
chauffeur cheap cheapening cheapest cheapo cheat check checkbox checklists checkout checkouts checkpoint checksum checksums checkup checkups cheek cheep cheer
cheerful cheerleader cheery cheese cheeses cheetah chef chefs chemical chemist chemistry cheque cherish cherries cherry cherub chess chest chestnut chestnuts
chew chi chic chick chicken chickens chickpeas chief chieftains child childbirth childcare childhood childish childminder childminders children chile chili
chill chillies chime chimney chimpanzees chin china chink chip chipmunk chips chiropractors chirp chisel chives chlorine chocolate choice choicest choke
cholera cholesterol choose chop choppy choral chord chore choreography chortled chortling chorus chose chosen chowder christen chrome chromium chromosome
chronic chronically chronicled chronicles chronicling chronological chronology chubby chuck chuckle chum chunk chunky church churn chute chutney ciao cider
cigar cigarette cinder cinema cinematic cinnamon cipher circa circle circuit circuitry circular circulate circulation circulatory circumference circumflex
circumstance circumstantial circumvent circumvention circus cistern citation cite citizen citizenry citizenship citrus city citywide civic civil civilian
civilised civilization civilize clack claim clam clamber clammy clamored clamoring clamp clams clan clandestine clang clap claret clarification clarified
clarify clarinet clarity clash clasp class classic classical classification classified classifier classify classmates classroom classy clause claw clay clean
cleaners cleanest cleanings cleanroom cleanse cleanup clear clearance cleave clef clemency clementines clergy clergyman clergymen cleric clerical clerk clever
cliche click clickthrough client clientele cliff climate climatic climax climb climes clinch clinic clinical clinicians clinics clink clip clipboard clitoris
cloaking clock clockwise clockwork clog clone close closest closet closure clot cloth cloture cloud clout cloven clover cloves clown club cluck clue clueless
clump clumsy clung cluster clutch clutter coach coaches coaching coal coalesce coalition coarse coarsen coast coastal coastline coat coax cob cobalt cobble
cobblers cobbles cobots cobra cocaine cock cockpit cockroach cocktail cocoa coconut coconuts cod code codebase codeine codicil codify coefficient coerce
coercion coexist coffee coffeehouse coffin cofounder cofounders cog cogent cognate cognitive cognizant coherence coherent cohesive cohort coil coin coincide
coincidence coincident coincidental coke col colander cold coldest coliving collaborate collaboration collaborative collaborator collage collagen collapse
collapsible collar collate collateral collation colleague collect collectible collectibles collection collective collector college collide collision
colloquial colloquialism collusion colon colonel colonial colonisation colonization colony color colorful colorless colossal colour colourful colts column
coma comb combat combatants combination combine combo combust combustible combustion come comeback comedian comedy comet comfort comfortable comfortably comfy
comic comm comma command commandment commando commemorate commence commencement commend comment commentary commentator commerce commercial commercialize
commission commissioning commit commitment committee commodity common commonality commonest commonplace communal commune communicable communicate
communication communicator communion communism communist community commutative commute commuters comp compact compaction companion companionship company
comparable comparative compare comparison compartment compass compassion compassionate compatibility compatible compatriot compel compensate compensation
compete competence competent competition competitive competitor compilation compile complacent complain complaint complement complementary complete completion
complex complexion complexity compliance compliant complicate complication complied compliment complimentary comply component compose composite composition
compositional compost composure compote compound comprehend comprehension comprehensive compress compression comprise compromise comps compulsion compulsive
compulsory computation computational compute computerized comrade con concatenate concatenation concave conceal concealment concede conceit conceivable
conceivably conceive concentrate concentration concept conception conceptual concern concert concession concise conclude conclusion conclusive concoct
concoction concord concrete concur concurrence concurrency concurrent concussion condemn condemnation condensation condense condescending condiments condition
conditional condolence condom condominium condone conduct conductor cone confederate confederation confer conference conferences confess confession confidant
confide confidence confident confidential confidentiality configurable configuration configure confine confinement confirm confirmation confiscate
confiscation conflated conflating conflict conform conformity confound confront confrontation confuse confusion congeal congenial congest congestion
conglomerate congrats congratulate congratulations congregation congregations congress congressman congressmen congresswoman congruent conifer conjecturing
conjugate conjugation conjunction conjure connect connection connective connectivity connector connexion connoisseur connotations conquer conquest conscience
conscientious conscious consecrate consecutive consensual consensus consent consequence consequent consequential conservation conservatism conservative
conservatory conserve consider considerable considerably considerate consideration consigned consignee consignment consignments consist consistency consistent
consolation console consolidate consolidation consonant consort consortia consortium conspicuous conspiracy conspire constancy constant constellation
consternation constituency constituent constitute constitution constitutional constrain constraint construct construction constructive construe consul
consular consult consultancy consultant consultants consultation consumable consume consummated consummating consumption cont contact contagious contain
contaminate contamination contemplate contemplation contemplative contemporary contemptible contend content contention contentious contest contestant context
contextual contiguous continent continental contingency contingent continual continuation continue continuity continuous continuum contort contortions contour
contraband contraceptives contract contraction contractor contractors contractual contradict contradiction contradictory contrariwise contrary contrast
contravene contravention contribute contribution contributor contributory contrite contrive control controllable controversial controversy convalesce
convection convective convene convenience convenient convention conventional convents converge convergence conversation conversational converse conversion
convert convertible convertor convex convey conveyance convict conviction convince convoluted convoy convulsion coo cook cookbook cookie cookies cool coolest
coop cooperate cooperation cooperative coordinate coordination coordinator coordinators cop copacetic cope copied copier copious copperhead copulation copy
copyright copywriters copywriting coral cord cordial cordless core coriander cork corkscrews corn cornfield cornmeal corny corollary coronary corporal
corporate corporation corps corpulent corpus corralled correct correction corrective correlate correlation correspond correspondence correspondent corridor
corrosion corrupt corruption cortex coruscate cosmetic cosmetics cosmic cosmology cosmonaut cosmos cost costlier costume cot cottages cotton cottonwood couch
cough coughs could council councillors councils counsel counsellor counselor count countable countdown countenance counteract counterattack counterbalance
counterclockwise counterexample counterfeiting countermeasures counterpart countess countless country countrymen countryside county coup couple coupon courage
courageous courier couriers course courses court courteous courtesy courthouses courtroom courtyard cousin cove covenant coverage coverall covert covet cow
coward cowboy cowering coworkers coworking cows cox coy coyote cozy crab crabs crack crackle cradle craft craftsman crafty craggy cram cramp cranberries crane
cranial crank crankcase cranky crap crash crate crates crave crawfish crawl crayfish crayon crayons craze crazily crazy creak cream creamy crease create
creation creative creativity creator creature cred credence credential credibility credible credit creditor credulity creed creek creep creepy cremated
cremation crematory creme crepe crept crest crestfallen crew crews crib cricket crickets cried cries crime criminal crimson cringe crinkle cripple crises
crisis crisp criteria criterion critic critical criticised criticises criticism criticize critique critters croak crochet crocodile crocus croissants cronies
crook crop crops croquet cross crossover crossroads crossword crotch crow crowd crown crucial crucifix crud crude cruel cruelty cruft cruise crumb crumble
crumpled crunch crunchy crusade crush crust crusty crutch crux cry crypt cryptic crypto cryptocurrencies cryptocurrency cryptographer crystal crystallisation
crystallization cs cub cube cubic cubicle cuckoo cucumber cucumbers cuddle cue cuffs cuisine culinary cull culminate culmination culprit cult cultivate
cultural culture cum cumbersome cumulative cunning cup cupboard cupcakes cur curable curator curb curds cure curfew curio curiosity curious curl curling
currant currency current curricula curriculum curried curry curse cursor curtail curtain curtains curvature curve cushion custard custodian custody custom
customary customisation customise customization customize customs cut cute cutie cutlery cutthroat cyan cyanide cyber cybernetics cybersecurity cyberspace
cycle cyclic cyclical cycling cyclone cylinder cylindrical cynical cynicism cypher cypress czar dab dabbling dad daddy daemon daffodils dagger dahlias daily
daintier daintily dairy dais daisy dam damage dame damn damnedest damp dampen damsel dance dandelion dandy danger dangerous dangling dank dapper dare dark
darken darkest darling darn dart dash dashboard dashboards data database dataset datasets date dates datum daughter daunting dawn day daybreak daydream
daylight daytime daze dazzle dead deadbeat deadening deadliest deadline deadlines deadlock deaf deal dealers dealerships dealt dean dear dearest dearth death
debacle debase debatable debate debility debit debris debt debtor debtors debug debunk debut decade decadent decapitate decarbonise decay decease deceitful
deceive decent decentralization decentralize deception deceptive decibels decide deciduous decimal decimate decipher decision decisive deck declaration
declare declension decline decode decompose decomposition decorate decoration decorative decorator decorum decoy decrease decree decrepit decry dedicate
dedication deduce deduct deductible deductibles deduction deed deem deep deepen deepest deer deface defamation default defeat defect defective defence defend
defendant defense defensible defensive defer deference deferral deficiency deficient deficit defied defiled definable define definite definition definitive
deflate deflation deflect deflection deform deformity defrauded defs defunct defy degenerate degradation degrade degree dehumidifiers dehydrated deify deign
delay delegate delegation delete deleterious deletion deli deliberate deliberation delicacy delicate delicious delight delightful delimit delinquent delirious
deliver deliverable deliverance deliveries delivery delta delude delusion deluxe delve demagogue demand demean demeanor demented dementia demerit demise demo
democracy democrat democratic democratically demographic demographics demolish demolition demon demonized demonstrably demonstrate demonstration demonstrators
demoralized demos demote den denial denied denigrate denomination denominator denote denounce dense densest density dent dental dentist dentistry dentists
deny depart department departmental departure depend dependable dependant dependence dependency dependent depict depiction depleted depletes deplorable deploy
deployed deploying deport deportation depose deposit depot depots deprave depravity deprecate depreciation depress depressant depression deprive depth deputy
derail derelict derivation derivative derive dermal derogatory descend descendant descendent descent describe description descriptive descriptor desert
deserve design designate designation designers desirability desirable desire desirous desist desk deskside desktop desolated desolation despair desperate
desperation despicable despise despite despondent despot despotic dessert destabilise destination destined destines destiny destitute destitution destroy
destruction destructive detach detachable detachment detail detained detainees detains detect detectable detection detective detector detention deter
detergent deteriorate deterioration determinable determination determine determinism deterministic deterrent detest dethroned detonated detour detract
detriment detrimental detritus devalue devastate devastation develop development developmental deviate deviation device devil devious devise devoid devolved
devote devotee devotion devours devout dew diabetes diabetic diabolical diagnose diagnosis diagnostic diagnostics diagonal diagram dial dialect dialog
dialogue diameter diamond diaper diary diatribe dice dictate dictation dictator dictatorial dictatorship dictionary did didactic diddling die died diesel diet
dietary differ difference different differential differentiate differentiation difficult difficulty diffuse diffusion dig digest digestible digestion
digestive digicam digit digital digitise digitize dignified dignify dignitary dignity digress digression dilate dilemma diligence diligent dilute dilution dim
dime dimension dimensional diminish dimpling din dine diners ding dinged dinosaur diocese dioxide dip diphthongs diploma diplomacy diplomat diplomatic
diplomatically dire direct direction directional directive director directories directory dirt dirtied dirty disability disable disadvantage disagree
disagreeable disagreement disallow disambiguate disappear disappearance disappoint disappointment disapproves disarm disarray disaster disastrous disavow
disband disburse disbursement disc discard discern discernible discharge disciple disciplinary discipline disclaim disclose disclosure disco discomfort
disconnect discontent discontinue discord discount discourage discourse discover discovery discredited discreet discrepancy discrete discretion discretionary
discriminate discrimination discriminatory discuss discussion disdain disease disentangled disgrace disgraceful disgruntled disguise disgust dish
disheartening dishonest dishonesty dishwasher disingenuous disintegrate disintegration disinterested disjoint disk dislike dislocate dislodged dismal
dismantle dismay dismiss dismissal dismissive dismount disobedience disobeyed disorder disown disparaging disparate disparity dispatch dispatchers dispelling
dispensation dispense dispersal disperse dispersion displace displacement display displeased displeasure disposable disposal dispose disposition
disproportionate disprove dispute disqualified disqualifies disqualifying disquieting disregard disrepute disrespect disrespectful disrupt disruption
disruptive dissatisfaction dissatisfied dissect dissection disseminate dissemination dissension dissent dissertation dissident dissimilar dissipates
dissipation dissociate dissolution dissolve dissonance distance distant distasteful distilled distilleries distinct distinction distinctive distinguish
distinguishable distort distortion distract distraction distress distribute distribution distributor distributors district disturb disturbance disuse ditch
dither ditto dive diverge divergence divergent diverse diversified diversify diversion diversity divert divest divestitures divide dividend divine divinity
divisible division divisor divorce divulge dizzy do doable dock docket docs doctor doctoral doctorate doctrine document documentary documentation dodge dodo
doe dog doghouse dogma dogmata dogs doing dole doll dollar dollop dolphin domain dome domestic domesticated dominance dominant dominate domination dominion
dominos don donate donation done dongle donkey donnybrook donor donut donuts doodle doom doomsday door doorstep doorway dope dorm dormant dormitory dos dosage
dosages dose dot dotcom double doubly doubt doubtful doubtless dough doughnut doughnuts douse dove down downcast downfall downgrade downhill download
downloaded downloading downloads downright downside downsized downsizing downstairs downstream downtime downtown downturn downward doze dozen drab draconian
draft draftsmen drafty drag dragon dragonfly drain drainage drama dramatic dramatically dramatist dramatization dramatize drank drape drapery drastic
drastically draw drawback drawl drawn dread dreadful dream dreamt dreamy dredges dredging drenching dress dressy drew dribble dried drier dries driest drift
drill drink drinkable drip drive drivel driven drivers driveway drizzle drone drones drool drop droplets dropout dropouts dross drought droughts drove drown
drudge drudgery drug drugstores drum drunk drunken dry dual dualism dub dubious ducal duck ducks duct dud dude due duel duet dug dugout duke dull duly dumb
dumbstruck dummy dump dumpling dumplings dumpster dune dung dungeon dunno duns duo dupe duplex duplicate duplication durability durable duration duress during
dusk dust dustbin dusty duty duvet dwarf dwarves dwell dye dyed dying dynamic dynamically dynamite dynamo dynasty dysfunctional each eager eagle ear earl
earlier earliest earmarked earn earnest earrings earth earthquake earthworms earthy ease easel easier easiest easily east easterly eastern eastward easy eat
eaten eateries eave eavesdropped eavesdropping ebb ebike ebikes eccentric eccentricity ecclesiastical echo eclectic eclipse ecliptic ecological ecology
ecommerce econometric economic economical economise economist economized economy ecosystem ecstatic ecumenical eczema eddy edge edgewise edgy edible edit
edition editor editorial educate education educational educator eel eels eerily effect effective effectual effervescent efficiency efficient effort effortless
egg eggplant eggplants eggs ego egoism egregious eh eigenvalue eight eighteen eighteenth eighth eighty either ejaculates ejaculating ejaculation eject
ejection eke eked elaborate elaboration elapse elastic elbow elbows elder eldest elect election elective electoral electric electrical electricians
electricity electrocardiograph electrocute electrode electromagnetic electron electronic electronically electrostatic elegance elegant elem element elementary
elephant elevate elevation elevator eleven eleventh elf elicit elide elided eligibility eligible eliminate elimination elite elitist elixir elk ellipse
ellipsis ellipsoid elliptic elliptical elm eloquence eloquent else elsewhere elucidate elude elusive em email emanate emancipation embargo embark embarrass
embarrassment embassy embattled embed ember embezzling embittered emblem embodied embody emboss embrace embroidery embryo embryonic emerald emerge emergence
emergency emergent emigrants emigrate emigration eminent emissaries emission emit emotion emotional empathy emperor emphasis emphasize emphatic emphatically
emphysema empires empirical employ employee employment emporium empower emptied empties emptiness empty emulate emulation emulator enable enacted enacting
enactment enacts enamored encapsulate enchanted enchanting enchantment encircle enclose enclosure encode encompass encore encounter encourage encouragement
encroach encrypt encrypted encryption encrypts encumber encumbrances encyclopedia end endanger endearing endeavor endeavour endemic endives endless endocrine
endorphins endorse endorsement endow endpoints endurance endure enema enemy energetic energy enforce enforceable enforcement engage engagement engine
engineers engraver engraving engrossed engulfs enhance enhancement enigma enigmatic enjoy enjoyable enjoyment enlarge enlargement enlighten enlightenment
enlist enliven enmity enormity enormous enough enquire enquiries enquiry enraged enrages enrich enrichment enroll enrollment enrolment ensemble enshrining
ensign enslaved ensue ensure entail entangle entanglement enter enterprise entertain entertainment enthralling enthusiasm enthusiast enthusiastic
enthusiastically entice entire entirety entitle entity entrails entrance entrant entrench entrepreneur entrepreneurial entrepreneurs entropy entrust entry
enumerate enumeration enunciated enunciation envelop envelope enviable envied envious environment environmental environs envisage envisioned envoy envy
enzymatic enzyme eons ephemeral epic epicenter epidemic epilepsy epilog epilogue episode epithelial epithet epitome epoch epsilon equal equality equalize
equate equation equator equatorial equilateral equilibrium equip equipment equitable equity equivalence equivalent equivocal era eradicate erase erasure
erbium erect erection ergo ergonomic erode erosion erotic err errant errata erratic erratically erroneous error erstwhile erudite erupt eruption escalate
escalation escalations escalator escape escort escrow esoteric especially espionage esports espouses espresso essay essence essential establish establishment
estate estates esteem estimate estimation estoppel etch eternal eternity ether ethic ethical ethnic ethnicity ethos etiquette etymology evacuate evacuation
evade evaluate evaluation evangelical evangelism evangelist evaporate evasion eve even event events eventual eventuality ever evergreen everlasting every
everybody everyday everyone everything everywhere evict eviction evidence evident evil evildoers evince evoke evolution evolutionary evolve ewe exacerbated
exacerbating exact exaggerated exaggerates exalted exam examination examine examiners example exasperate excavated excavating excavations exceed excel
excellence excellent except exception exceptional excerpt excess excessive exchange excise excite excitement exclaim exclamation exclude exclusion
exclusionary exclusive excommunication excrete excruciating excursion excuse exec execs executable execute execution executive executor exemplary exemplified
exemplify exempt exemption exercise exert exhale exhaust exhaustion exhaustive exhibit exhibition exhibitors exhort exhumed exile exist existence existent
exit exodus exorbitant exotic expand expandable expanse expansion expansive expat expatriate expats expect expectancy expectant expectation expedient expedite
expedition expeditious expel expend expendable expenditure expense expensive experience experiential experiment experimental experimentation expert expertise
expiration expire expiry explain explanation explanatory explicit explode exploit exploitation exploration explore explosion explosive expo exponent
exponential export expose exposition exposure expound express expression expressive expulsion exquisite extant extend extension extensive extent extenuate
exterior extermination external extinct extinction extinguish extorted extorting extortion extra extract extraction extracurricular extradite extradition
extralegal extraneous extraordinarily extraordinary extrapolate extrapolation extraterrestrial extravagant extravaganza extreme extremist extremity extricable
extricate exuberance exuberant exude eye eyeball eyebrow eyed eyelids eyeliner eyepiece eyesight eyesores eyewear eyewitness fab fable fabric fabricate
fabulous facade facades face faceless facet facial facile facilitate facility facsimile fact factions factor factorial factorization factory factual faculty
fad fade fail failure faint faintest fair fairest fairy faith faithful fake falcon fall fallacy fallback fallen fallible fallout false falsehood falsified
falsity faltered faltering fame familiar familiarity familiarize family famine famous fan fanatic fancier fanciful fancy fanfare fang fantastic fantastically
fantasy far faraway farce fare farewell farm farmers farmland farther farthest fascinated fascinating fascination fascism fascist fashion fashionable
fashionably fast fastest fat fatal fatalistic fatality fate fateful father fathom fatigue fattening fatty faucet fault faulty fauna faux favor favorable
favorably favorite favour favourable favourably favourite fawned fawning faxed faxes faxing fear fearful fearless fearsome feasibility feasible feast feat
feather feathery feature feces fed federal federation fee feed feedback feel fees feet feign feline fell fellas fellow fellowship felony felt female feminine
feminism feminist fen fence fencing fended fender fennel ferment fern ferns ferocity ferret ferried ferrous ferry fertile fertilisation fertilising fertility
fertilized fertilizer fervent fest festering festival festivals festive festivities fetch fettered fetus feud feudal fever feverish fevers few fewest fez
fiasco fib fiberglass fibre fickle fiction fictional fictitious fiddle fidelity fidgeting fiduciary field fierce fiercest fiery fiesta fifteen fifteenth fifth
fifty fig fight figment figs figuratively figure figurehead file filename filenames filet fill film filmmaker filmmakers filter filth filthy fin final finale
finalise finalist finalize finance financial financiers finch find fine finesse finest finger fingernail fingerprint fingertips finicky finish finite fintech
fir fire firearm fireball firecracker firefighters fireplace firewall firewalling firewalls firework firm firmware first firsthand fiscal fish fisheries
fisherman fishermen fishy fission fissure fist fit fittest five fix fixable fixation fixture fizz fizzled fizzles fizzy flabby flaccid flaccidity flag
flagrant flagship flailing flake flaky flame flamingo flammable flank flannel flap flare flash flashback flashier flashlight flashy flask flat flatten
flattery flatware flavor flavour flaw flawless flea fleck fled fledged flee fleece fleet fleets flesh flew flex flexibility flexible flexibly flexitime flick
flier flies flight flimsy flinched flint flip flippant flirtatious flirting float flock flog flood floodgates floods floor flop floppy flora floral florist
florists floss flounce flounder flour flourish flow flowers flowery flown flu fluctuate fluctuation flue fluent fluff fluffy fluid fluke flung flunk
fluorescent flurry flush flute flutter flux fly flyers flyover foals foam fobs focal foci focus focussed focussing foe fog foggy foil foist fold folk folklore
folksy follow followup folly fond font food foodservice foodstuffs fool foolish foolproof foot footage football footfall foothold footnote footprint footsteps
footwear footwork for fora foray forbade forbear forbid forbidden forbore forborne force forceful forcibly ford fore forecast forecasting forecasts
foreclosure forefathers forefront foregoing foregone foreground forehead foreign foreman foremost foreplay forerunner foresaw foresee foreseeable foreseen
foreshadowing foresight foreskin forest forestall forestry forever forewarned forfeit forgave forge forgery forget forgetful forgive forgiven forgo forgone
forgot forgotten fork forklift forklifts form formal formalise formality formalize format formation formative formidable formula formulae formulate
formulation forsake forsook fort forth forthcoming forthright fortified fortify fortitude fortnight fortress fortunate fortune forty forum forward fossil
foster fought foul foulest found foundation founders foundling foundry fountain four fourteen fourteenth fourth fowl fox foxes foyer fractal fraction
fractional fractured fractures fragile fragility fragment fragmentation fragrance fragrant frail frailties frame framework franchise franchisees frank frantic
frantically fraternity fraud fraudsters fraudulent fraught frayed freak freckles free freebie freedom freehand freelance freelancer freelancers freest
freestanding freeware freeway freeze freight french frenzy frequency frequent fresh freshman freshmen fret friars friction fridge fried friend friendlier
friendliest friendship fries frieze frigate frightened frightening frightful frigidity frill frilly fringe frivolous fro frog frogs frolicking from front
frontier frost frosty froth frown froze frozen frugal frugality fruit fruitful fruition fruitless fruity frustrate frustration fry fudge fuel fugitive fulcrum
fulfil fulfill fulfillment fulfilment full fullest fully fulness fumble fumes fun function functional functionality fund fundamental fundamentalism
fundamentalist fundraiser fundraisers fundraising funeral fungi fungicide fungus funk funky funnel funniest funny fur furious furl furnish furniture furry
further furthermore furthest furtive fuse fusion fuss fussy futile futility future futuristic fuzz fuzzy gab gable gadget gag gage gaiety gain gal gala galaxy
gales gall gallery galley gallon gallows galore galvanized gambit gamble game gamma gamut gander gang gangplank gangster gangway gap gape garage garages
garbage garble garden gardeners gargle garlic garment garnered garnet garrison gas gaseous gash gasoline gasp gassed gasses gate gatekeeper gateway gather
gaucherie gaudy gauge gauntlet gave gawk gay gazelles gazing gear gearbox gears gecko gee geek geeks geeky geese gel gem gemstones gender gene genealogy
genera general generalisation generalise generality generalization generalize generate generation generator generic generosity generous genesis genetic
genetically geneticist genie genital genius genocide genome genomics genre gent gentle gentleman gentlemen gentry genuine genus geodesic geodesy geodetic
geographic geographical geography geological geologist geology geometric geometry geophysical geothermal geraniums germ germane germicidal germinate
germination gesticulate gesture get getaway gewgaws ghastly ghetto ghost giant gibberish gift gig gigabit gigabytes gigantic giggled giggles giggling gill
gilt gimme gimmick gin ginger gingham giraffe girl girlfriend girth gist give giveaway given gizmos glacier glad glade glamorous glamping glance gland glare
glass glassy glazed gleam glean glee glen glib glide glimpse glistening glitch glitches glittering glitz gloating glob global globe gloom gloomy glorified
glorify glorious glory gloss glossary glossy glove gloves glow glucose glue glut glutton glycerin glyph gnarl gnat gnawed gnome gnu go goad goal goalkeeper
goat goats gob gobble goblin god goddess godfathers godless goes goggle going gold golden golf gone gong gonna goo good goodby goodbye goodie goodnight
goodwill gooey goof goofy googled googling goon goose gooseberries gopher gore gorge gorgeous gorilla gory gosh gosling gospel gossip got gotcha gotchas gotta
gotten gouging gourd gourmet govern governess government governmental governor govt gown grab grace graceful gracious grad gradation grade gradient gradual
graduate graduation graffiti graft grain gram grammar grammatical grand grandchild grandchildren granddaughter grandest grandfather grandiose grandmother
grandparent grandson granite grannies granola grant granular granularity granule grape grapes grapevine graph graphic graphical graphite grappling grasp grass
grasshopper grateful grater gratification gratified gratify grating gratis gratitude gratuities gratuitous grave gravel gravest graveyards gravitation
gravitational gravity gravy gray graze grazing grease greasy great greatest greed greedily greediness greedy green greenery greenest greenhouse greenhouses
greet gregarious gremlins grenade grew grey greywater grid griddle grief grievances grieves grill grille grim grimacing grime grimmest grin grind grindstones
grip gripe grisly grit gritty grizzly groan groceries grocers grocery groin groom groove groovy gross grotesque ground groundbreaking groundskeeper groundsman
groundsmen groundwater groundwork group grout grovels groves grow growers growl grown growth grub grudge grueling gruelling gruesome grumble grunt guarantee
guaranties guarantor guaranty guard guardian guavas gubernatorial guerilla guerrilla guess guessable guesswork guest guesthouses guidance guide guideline
guilds guile guilt guilty guinea guise guitar guitarist gulf gulley gullible gully gulp gum gummy gun gunfire gurgling guru gushing gust gut gutters guy gym
gymnasia gymnastics gyms gyrations gyroscope ha habit habitat habitation habitual hack hackish hackneyed hacksaw had hag haggard haggles hah haiku hail hair
haircut hairdo hairdressers hairiest hairy hale half halfway hall hallmark hallucinating hallucination hallway halo halt halve ham hamburger hamlet hamper
hams hamster hand handbag handball handbook handcuffed handcuffs handful handheld handhelds handicap handier handiest handiwork handle handlebar handout
handover handovers handpick handset handsets handshake handsome handsomest handwriting handy hang hangout hangover haphazard hapless happen happier happiest
happily happiness happy harassed harassing harassment harbor harbormaster harbour hard hardcore hardcover harden hardest hardship hardware hardwired hardwood
hardy hare harem hares harking harm harmful harmless harmonic harmonious harmonised harmonize harmony harness harp harpsichord harry harsh harshest hart
harvest harvests has hash hassle haste hasten hastily hasty hat hatch hatcheries hatchery hate hateful hatred haul haulage hauliers haunt have haven havoc
hawk hay haystack haywire hazard hazardous haze hazelnuts hazy he head headache headcount headlights headline headlong headphone headquarter headrest headroom
headset headteachers headway heady heal health healthcare healthier healthiest healthy heap hear heard hearsay heart heartache heartbeat heartburn heartfelt
hearth heartily heartless hearty heat heath heathen heating heatwaves heaven heavier heaviest heavily heavy heavyweight heck heckled heckling hectic hedge
hedgehog hedges heed heel hefty hegemony height heighten heinous heir held helicopter helium hell hellish hello helmet help helpdesk helpful helpless helpline
hem hemisphere hemlock hemorrhage hemp hen hence henceforth hens hepatitis her herald herb herbal herbs herd here hereabouts hereafter hereby hereditary
herein hereof heresy heretic hereto heretofore hereunder herewith heritage hermaphrodite hermit hernia hero heroic heroin heroism herpes herring herself hes
hesitant hesitate hesitation hetero heterogeneous heterosexual heuristic hew hexadecimal hexagon hexagonal hey heyday hi hiatus hibernate hibernation hiccup
hick hid hidden hide hideous hierarchical hierarchy hieroglyphic high highbrow highest highland highlight highway hijack hike hilarious hill hillier hillsides
hilly hilt him himself hind hindrance hindsight hinge hinges hint hip hippie hippopotamus hippy hips hire his histogram historian historic historical history
hit hitch hitchhiker hither hitherto hive hives hiya hmm ho hoard hoarse hoax hobbit hobbles hobby hobbyist hobbyists hobnobbing hockey hodgepodge hoe hog
hoist hold holdup hole holiday holiest hollow holly holocaust holster holy homage home homebuyers homeland homeless homemade homeowner homeowners homepage
homesick homestead hometown homeward homework homeworking homeys homicidal homogeneous homogenize homonym homosexual homosexuality homy hone honest honesty
honey honeycomb honeymoon honeypot honk honor honorable honorary honour honourable hood hook hookup hooligans hoop hoopla hooray hoot hop hope hopeful
hopeless hops hopscotch horde horizon horizontal hormone horn horny horoscope horrendous horrible horribly horrid horrific horrified horrifying horror horse
horsehair horsepower horses horseshoe horticultural hose hospice hospices hospitable hospital hospitality hospitalized host hostage hostels hostess hostile
hostility hot hotbed hotel hoteliers hotels hotkeys hotlink hottest hounded hounding hounds hour hourglass house housebuilders household housekeeper
housekeeping housewife housewives housework hove hovels how howdy however howl howsoever hub hubbub hubris huddle hue huff hug huge huh hulk hull hullabaloo
hum human humane humanitarian humanity humanize humble humblest humbly humid humidity humiliate humility humor humorous humour hump hunch hunchback hundred
hung hungry hunk hunt hurdle hurled hurling hurrah hurricane hurried hurry hurt hurtle husband hush husky hustle hut hybrid hydrangeas hydration hydraulic
hydro hydrocarbon hydrocarbons hydroelectric hydrogen hydroponic hydrosphere hygiene hyped hyperactive hyperlink hyperlinks hypertension hyphen hyphenate
hyphenation hypnosis hypocrisy hypocrite hypocritical hypotheses hypothesis hypothesized hypothesizing hypothetical hysteria hysterical ice iceberg icebreaker
iced icicle icing icon iconoclasm icy id idea ideal idealists idealized identical identifiable identification identified identifier identify identity
ideological ideology idiocy idiom idiomatic idiosyncrasies idiosyncratic idiot idiotic idle idly idol idolatry if iffy ifs ignite ignition ignorance ignorant
ignore ii iii ilk ill illegal illegality illegible illegitimate illicit illiterate illogical illuminate illumination illusion illustrate illustration
illustrative illustrator illustrious image imagery imaginable imaginary imagination imaginative imagine imbalance imbecile imbedded imitate imitation
immaculate immaterial immature immeasurably immediate immense immersed immigrant immigrated immigration imminent immoral immorality immortal immortality
immune immunity immunize imp impact impair impairments impale imparted impartial impasse impatient impeach impeccable impedance impede impediment impending
impenetrable imperative imperfect imperfections imperial imperialism imperialist imperialistic impersonal impersonate impersonation impervious impetus impinge
impish implant implausible implement implementable implementation implicate implication implicit implied implore impolite import importance important
importation impose imposition impossibility impossible impossibly imposters impostor impotence impotent impoverished impractical imprecise impress impression
impressive imprint imprisoned imprisonment improbable improper impropriety improve improvement improvisation improvise imprudent impudence impudent impulse
impulsively impunity impure in inability inaccessible inaccuracy inaccurate inaction inactive inactivity inadequacy inadequate inadmissible inadvertent
inadvisable inane inanimate inapplicable inappropriate inarticulate inasmuch inaugural inaugurate inauguration inbound inbox inboxes inbuilt incantation
incapable incapacitated incarcerated incarceration incarnation incendiary incensed incentive inception incessant incest incestuous inch incidence incident
incidental incisions incite incl inclination incline include inclusion inclusive incoherent income incomparable incompatibility incompatible incompatibly
incompetence incompetent incomplete incomprehensible inconceivable inconclusive inconsequential inconsiderate inconsistency inconsistent inconvenience
inconvenient incorporate incorporation incorrect increase incredible incredibly incredulity incredulous increment incremental incriminating incubate incubator
incumbent incur incurable indebted indecent indecision indecisive indeed indefinite indelicate indemnify indemnity indent indentation independence independent
indescribable indestructible indeterminate index indicate indication indicative indicator indices indictment indifference indifferent indigenous indigestion
indignant indigo indirect indirection indiscriminate indispensable indistinguishable individual individualism individuality individualized indivisible
indoctrinating indoctrination indomitable indoor induce inducement inducted induction indulge indulgence industrial industrialised industrialist
industrialization industrialized industrious industry ineffective ineffectual inefficiency inefficient inelegant ineligible inept inequality inert inertia
inertial inescapable inevitable inevitably inexact inexcusable inexorably inexpensive inexperience inexplicable infallible infamous infancy infant infanticide
infantry infeasible infect infection infectious infer inference inferior inferiority inferno infest infestation infield infill infiltrate infinite
infinitesimal infinitive infinity infirm infirmities infix inflammable inflammation inflammatory inflatable inflate inflation inflationary inflection
inflexible inflict influence influencer influencers influential influenza influx info inform informal informant information informational informative infrared
infrastructure infrequent infringe infringement infuriate infuse infusion ingenious ingenuity ingest ingrained ingredient inhabit inhabitants inhale inherent
inherit inheritance inhibit inhuman inhumane inhumanity initial initialisation initialise initialization initialize initiate initiation initiative initiator
inject injection injunction injure injurious injury injustice ink inky inlaid inland inlet inline inlining inmates inn innards innermost innocence innocent
innocuous innovate innovating innovation innovative innovators innumerable inoffensive inoperative input inquire inquiry ins insane insanity insatiable
inscribed inscription inscrutable insect insecure insecurity insensitive insensitivity inseparable insert insertion inside insidious insight insightful
insigne insignificant insinuated insist insistence insistent insofar insoluble insolvency insolvent insomnia inspect inspection inspections inspector
inspectors inspiration inspire instability instal install installation installers installment installs instalment instance instant instantaneous instead
instigated instilling instinct instinctive institute institution institutional institutionalized institutionalizing instruct instruction instructive
instructor instrument instrumental insufficient insular insulate insulation insulin insult insurance insure insurers insurgent insurmountable insurtech intact
intake intangible integer integral integrate integration integrity intellect intellectual intelligence intelligent intelligible intend intense intensified
intensifies intensifying intensity intensive intent intention intentional inter interact interaction interactive interactivity intercept interception
interchange interchangeable intercom interconnect intercontinental intercourse interdependence interdependent interdisciplinary interest interface interfere
interference interim interior interject interlink interlocking interlude intermarriage intermediary intermediate interment intermingle intermittent intern
internal international internet interoffice interoperable interoperate interplay interpolation interpose interpret interpretation interracial interrogate
interrogation interrogator interrupt interruption intersect intersection intersperse interstate intertwined interval intervene intervention interview
interwoven intimacy intimate intimidate intimidation into intolerable intolerance intolerant intoxication intractable intramural intranet intransitive
intrastate intrastates intrepid intricacies intricate intrigue intrinsic intrinsically intro introduce introduction introductory intros introspective intrude
intrusion intrusive intuit intuition intuitive inundated inundating invade invalid invalidate invaluable invariably invariant invasion invasive invective
invent invention inventive inventor inventories inventory inverse inversion invert invertebrate invest investigate investigation investigator investment
investor invigorate invincible invisible invisibly invitation invite invocation invoice invoicing invoke involuntarily involuntary involve involvement inward
ion iota irate ire iris irk iron ironic ironically irony irradiate irrational irrationality irreconcilable irrefutable irregular irregularities irrelevance
irrelevant irreplaceable irrepressible irresistible irrespective irresponsible irretrievably irreverent irreversible irrevocable irrevocably irrigation
irritability irritable irritants irritate irritation is island isle isolate isolation issue it italic italicised italicized itch item itemized itemizing
iterate iteration iterative itinerary its itself iv ivory ivy ix jab jack jackass jacket jackknife jackpot jade jagged jaguar jail jalapeno jam jangle jar
jargon jars jaunty jaw jay jazz jealous jealousy jeans jelly jellyfish jeopardise jeopardize jeopardy jerk jersey jest jet jetty jewel jewellery jewelry jibe
jiffy jig jiggling jigsaw jinxed jitters jittery job jockey jog join joiners joint joints joke jolly jolt jot journal journalism journalist journalists
journey jovial joy joyful joyous joystick judge judgement judgment judicial judiciary judicious judo jug juggle juice juicy jumbled jumbo jump jumpy junction
juncture jungle junior juniper junk junkie junky junta jurisdiction jurisdictional jurist jury just justice justifiable justifiably justification justified
justify jut juvenile juxtaposing juxtaposition kale kangaroo kaolin karate kayak keel keen keep keg ken kennels kept kerchief kernel kerosene ketchup kettle
kettles key keybinding keyboard keyholders keynote keypad keystone keystroke keyword khaki kick kickbacks kickoff kid kiddie kidnapped kidnapping kidney kill
kilo kilobyte kilograms kilojoules kilometers kilometres kilowatts kimono kin kind kinda kindergarten kindle king kingdom kink kinky kinship kiosk kiss kit
kitchen kitchenette kitchens kite kitten kitty kiwi kiwis knapsack knee kneel knees knew knife knight knighthood knit knitwear knives knob knock knockout knot
know knowledge knowledgeable known knuckle koala kosher kudos lab label labels labor laboratory laborious labour labyrinth lace lacerated lack lackey
lacquered lacrosse lacy lad laddie ladle lady ladybirds ladybug lag lagoon laid lain lake lamb lambda lambs lame lamenting laminate lamp lamps lance land
landline landlines landlord landlords landmark landowner landscape landscapers landslide lane language languish languor lantern lanterns lap lapel lapse
laptop laptops lard large largest larva larvae laryngitis laser lass last latch late latency latent lateral latest latex lathe latitude latrine latter lattice
laugh laughable laughter launch launder laundry laureate laurel lava lavender lavish law lawful lawmaker lawn lawsuit lawyer lawyers lax laxative lay layman
laymen layoff layoffs layout lazier laziest laziness lazy leach lead leaden leadership leaf leaflet leaflets league leak leakage leaky lean leap leapt learn
learnt lease leases leash least leather leave lecture lecturers led ledger lee leech leeks leer leery leeway left leftmost leftover leg legacy legal legalised
legality legalized legend legendary legibility legible legibly legions legislated legislation legislative legislator legislature legit legitimacy legitimate
leisure lemon lemonade lemons lend length lengthen lengthier lengthy leniency lenient lens lent lentils leopard lesbian lesions less lessen lesson lessons
lest let lethal letterhead lettuce letup leukaemia leukemia levee level lever leverage levied levity levy lexical lexicon liability liable liaison liar libel
libellous liberal liberalisation liberalism liberalization liberalized liberate liberation libertarian liberty libido librarian librarians libraries library
libs lice licence license licensee lick lid lids lie lied liens lieu lieutenant life lifeforms lifeline lifelong lifespan lifestyle lifetime lift ligament
ligature light lighten lightest lighthouses lighting lightning lightweight lii like likeable likelihood likened likewise lilo lily limb limbo lime limelight
limerick limes limestone limit limitation limitless limo limousine limp linchpin line lineage linear linefeed linen lineup linger lingerie lingo linguist
linguistic link linkage lint lion lioness lip lipstick liquid liquidate liquidation liquidity liquified liquor lisp list listen listings lit literacy literal
literary literate literature litigate litigation litigators litre litterbug little littlest liturgy livable live liveable liveliest livelihood liveliness
liverworts livestock livestream livid lix lizard llama load loadable loaf loan loath loaves lob lobbied lobby lobbyist lobster lobsters local locale
localisation localise locality localization localize locate location lock lockers lockout locksmith locksmiths lockup locomotion locomotive locusts lodge loft
loftier lofty log logarithm logarithmic logic logical login logins logistic logistical logistics logo logon logout loiter lollipop lone lonesome long longest
longevity longhand longish longitude longitudinal longtime look lookout lookup lookups loom loon looney loop loophole loose loosen looted looters looting lop
lope lopsided lord lore lorry lose loss lost lot lotion lottery lotus loud loudest loudspeaker lounge lousy love low lowercase lowest loyal loyalty lozenge
lube lubricant lubricate lubrication lucid luck luckier luckily lucky lucrative ludicrous lug luggage lumber lumberjack luminaries luminous lump lumpy lunacy
lunar lunatic lunch luncheon lunchtime lung lunge lurch lure lurid lurk lush lust luxurious luxury lvi lxi lye lying lyric lyrical ma macabre mace machete
machine machinery machinists macho macintosh mackerel macro macros macroscopic mad madam maddest made madrassa magazine magenta magic magical magician
magistrates magnanimous magnesium magnet magnetic magnetize magnificence magnificent magnified magnify magnitude magnolia mahogany maid maiden mail mailbox
mailings mailman mailshots main mainframe mainland mainline mainstream maintain maintainability maintainable maintenance maize majesty major majordomo
majority make makeover makeup malady malaria male malevolent malformed malfunction malice malicious malignant maligning mall malleable malt malware mama mamma
mammal mammalian mammoth man manage manageable management managerial manatees mandate mandatory maneuver manger mangle mango mangoes mangrove manhood mania
maniac manic manicure manifest manifestation manifesto manifold manipulate manipulation manipulative mankind mannerisms manoeuvre manor manpower mansion
manslaughter mantel mantelpiece mantle mantlepiece manual manufacture manufacturers manure manuscript many map maple mar marathon marble march mare margin
marginal margins maria marijuana marina marine marital maritime mark market marketable marketers marketplace marketplaces markup markups maroon marque marquee
marriage married marrow marry marsh marshal marshy mart martial martin martyr martyrdom marvel marvelous mas mascot masculine mash mask mason masonry masque
masquerade massacre massage massive master masterpiece mastery masts masturbation mat matador match mate material materialise materialistic materialize
maternal maternity math mathematical mathematician mathematics matriarch matrices matriculation matrimony matrix matt matte mattress mattresses mature
maturity mauled mauling mausoleums mauve maverick maxim maxima maximal maximise maximize maximum may maybe mayhem mayor maze me meadow meager meagre meal mean
meandering meaningful meaningless meant meantime meanwhile measles measurable measure measurement meat meccas mechanic mechanical mechanics mechanism
mechanized medal meddle media medial median mediate mediation mediator medic medical medication medicinal medicine medieval mediocre mediocrity meditate
meditation medium meet megabucks megabyte megaphone megatons megawatts megs melancholy mellow melodic melodrama melody melon melons melt meltdown member
membership membrane meme mementos memo memoirs memorable memoranda memorandum memorial memorialize memorised memorize memory men menacing menagerie mend
menial mental mentality mention mentor mentorship menu menus meow mercantile mercenary merchandise merchant merciful mercilessly mercury mercy mere merge
meridian merit meritocracies mermaid merrier merry mes mesh message messenger messier messy met metabolic metabolism metadata metal metallic metallurgy
metaphor metaphoric metaphorical metaphysical meteor meteoric meteorite meteorologists meteorology methamphetamine methane methanol method methodology metre
metric metro metropolitan mew mice micro microbe microbiology microbrewery microelectronic micron microphone microprocessor microscope microscopic microsecond
microsite microwave midday middle middleman middlemen midget midnight midpoint midriff midsize midst midstream midway midwives miffed might mighty migraine
migraines migrant migrate migration mike mild mildest mile mileage milestone militant militarily military milk milking milky mill millennia millennium millet
millimeters millimetres million millionaire millionth millisecond millwork mime mimic mimicked mimicking mimicry mince mind mindful mindless mindset mine
minefield mineral mingle mini miniature minibus minimal minimalism minimise minimize minimum minions miniscule minister ministerial ministry mink minor
minority mins mint minus minuscule minute minutes miracle miraculous mirage mired mirror misapprehension misappropriated misbehave misbehavior misbehaviour
misc miscarried miscellaneous mischief mischievous misconception misconduct misconstrued misdemeanor misdirected miserable miserably misery misfits misfortune
misgivings misguided misguiding mishap misinformation misinterpret misinterpretation misjudged misjudges mislead misled mismanagement mismatch misnomer
misplace misprint misquote misread misrepresent miss missile mission missionary missive misspell misspelt mist mistake mistaken mistook mistress mistrust
misty mistype misunderstand misunderstood misuse mite mitigate mitochondria mittens mix mixture mnemonic moan mob mobile mobilised mobility mobilization
mobilize moccasin mock mockery mod modal modalities mode model modem modems moderate moderation moderator modern modernisation modernise modernity
modernization modernize modest modesty modicum modification modified modifier modify modular modulate modulation module modulo moist moisture mold moldy mole
molecular molecule molehill mollify mollusk molten mom moment momentarily momentum momma monarch monarchy monastery monastic monetary monetize money
moneymakers mongoose monies monitor monk monkey monochrome monogamous monogamy monolithic monomers monophonic monopolistic monopolize monopoly monorail
monotonically monotony monoxide monsoon monster monstrous month monument monumental moo mood moody moon moonlit mooring moose moot mop moral morale morality
morass morbid more moreover morning moron morphological morphology morsel mortal mortality mortar mortgage mortgages mortification mortuaries mosaic mosque
mosquito moss most motel moth motherboard motherboards motherhood moths motif motion motivate motivation motive motley motor motorcade motorcycle motorhomes
motorist motorized motorway motto mould mouldy mound mount mountable mountain mountaineer mountainous mourn mouse mouth mouthful mouthpiece movable move
movement movie mow ms mu much muck mucus mud muddied muddier muddle muddy muffed muffin muffins muffle mug mulberry mulch mulls multi multilateral
multilingual multimedia multinational multipart multiple multiplexer multiplication multiplicative multiplicity multiplied multiplier multiply multiprocessing
multitasking multitude mum mumble mummies munched munching mundane municipal municipality mural murder murderous murky muscle musclemen muscles muscular muse
museum mush mushroom mushrooms music musical musician musicians musk musket muss mussels must mustache mustang mustard mutate mutation mute mutilate
mutilation mutinies mutt mutual muzzy my myriad myself mysterious mystery mystic mystical mysticism myth mythical mythology nab nag nail nails naive naked
name nameless namesakes nannies nap nappies narcotic narrates narration narrative narrow narrowest nasal nascent nastiest nastiness nasty nation national
nationalism nationalist nationality nationwide native natty natural naturalists naturalization naturalized nature naught naughty nausea nauseous nautical
naval navigable navigate navigation navigator navy nay near nearby nearest nearshore nearshoring neat nebula necessarily necessary necessitate necessity neck
necklace necktie nectarines need needful needle needless needy negate negation negative neglect negligence negligent negligible negotiable negotiate
negotiation negotiator neighbor neighborhood neighbour neighbourhood neighbourhoods neither neon neophyte nephew nerd nerve nervous nest nestled net netball
netbook netbooks nether netherworld nettle network neural neurological neurologist neurosis neuter neutral neutralised neutrality neutron never nevertheless
new newbie newborn newbuild newcomer newest newfangled newlines newsagents newscast newsgroup newsgroups newsletter newsletters newspaper newspeak newsprint
newsreader newsstands newt newton next nibble nice nicest niche nick nickel nickname nicotine niece niftier nifty nigh night nightclub nightgown nightingale
nightlife nightmare nighttime nil nimble nine nineteen nineteenth ninety ninth nip nipple nit nite nitrate nitrogen no no-shows nobility noble nobleman
noblest nobody nocturnal nod node noes noise noiseless noisier noisily noisy nomad nomadic nomenclature nominal nominate nomination nominative nominee non
nonbelievers nonchalant noncommercial nondescript none nonetheless nonexistent nonfiction nonfunctional nonpartisan nonprofit nonprofits nonrefundable
nonsense nonsensical nonstandard nontrivial nonviolence noodle noodles noon noontime nope nor norm normal normality north northeast northeastern northern
northward northwest northwestern nose nostalgia nostalgic nosy not notable notably notation notch note notebook noteworthy nothing notice noticeable
noticeably noticeboard notification notified notify notion notional notoriety notorious notwithstanding noun nova novel novelist novelty novice now nowadays
nowhere noxious nozzle nuance nuclear nuclei nucleus nude nudge nudity nuisance nuke nuking null nullified nullify numb numeral numerate numerator numeric
numerical numerous nun nuptial nurse nurseries nursery nurses nursing nurture nut nutmeg nutrient nutrition nutritional nutritionists nutritious nuts nutshell
nutty nuzzle nylon oaf oak oar oases oasis oath oats obedience obelisks obesity obey obfuscate obfuscated obfuscation object objection objectionable objective
objector obligate obligation obligatory oblige oblique oblivion oblivious obnoxious oboe obscene obscenity obscure obscurity obsequious observable observance
observation observatory observe obsession obsessive obsolescence obsolescent obsolete obstacle obstetrician obstruct obtain obtainable obvious occasion
occasional occupancy occupants occupation occupational occupied occupy occur occurrence ocean oceanic octagon octal octanes octave octopus odd oddball
oddballs oddest oddity ode odious odor of off offbeat offboarding offcuts offence offend offense offensive offerings offhand office official officialdom
offline offload offset offshoot offshore offsite offspring often oftenest ogle ogre oh ohm ohs oil oily okay old oldest olive olives omega omelette omen
omission omit omnibus omnichannel omnipotence omnipotent omniscient on onboard onboarding once oncoming one onerous oneself ongoing onion onions online only
onshore onsite onslaught onto onus onward oodles oops oopses ooze opal opaque opcode open opera operable operand operate operatic operation operational
operative operator ophthalmic ophthalmology opinion opinionated opium opponent opportune opportunity oppose opposite opposition oppress oppression oppressive
opt optic optical optician opticians optima optimal optimisation optimise optimism optimist optimistic optimization optimize optimum option optional opulent
opus or oracle oral orange oranges orangutan orator orbit orbital orchard orchards orchestra orchestrate orchestration orchid ordained ordeal order ordering
orders ordinances ordinarily ordinary ore oregano organ organic organisation organisational organise organism organization organizational organize orgasm orgy
orient orientated orientation orifice orig origin original originality originate originator ornament ornamental orphan orphanage orthodontist orthogonal
orthography orthopedic oscillate osmosis ostensible ostensibly osteopaths osteoporosis ostriches other otherwise otter ouch ought ounce our ourselves oust out
outage outages outbound outbreak outburst outcasts outclass outcome outcry outdated outdo outdoor outermost outfield outfit outgoing outgrow outgrowth outlaw
outlay outlet outline outlive outlook outnumber outpatient outposts output outrage outrageous outre outreach outright outrunning outruns outset outshines
outside outsourcing outspoken outstanding outstripped outstrips outta outward outweigh ova oval oven over overage overall overblown overboard overburdened
overcame overcharging overcome overcrowded overcrowding overdraft overdrawn overdraws overdue overestimate overflow overgrown overhang overhaul overhead
overheads overheard overheat overkill overlaid overlap overlay overload overlong overlook overnight overpass overpay overpopulation overpowering overpriced
overprint overran overrated overrating overridden override overrode overrule overrun overseas oversee overshadowed overshoot overshot oversight overstated
overstating overstock overt overtake overtaken overthrown overtime overtones overtures overturn overuse overview overweight overwhelm overworked overwrite
overwritten owe owed owing owl own ownership ox oxen oxide oxygen oyster oysters ozone pa pace pacemaker pacific pacifiers pacifist pacify pack package
packaging packet packhouse pact pad paddle paddy padlocks padre paella page pageant pagination pagoda paid pain painful painless painstaking paint painters
pair pajamas pal palace palatalized palate pale paleontologist palette pallet pallets palm palmate paltry pamphlet pan panacea pancake pancakes pancreas
pancreatic panda pandemic pandemonium pandering pane panel pang panhandle panic panicking panorama panoramic panther panties pantomime pants pap papa
paperback paperweights paperwork paprika par parable parabolic parachute parade paradigm paradise paradox paragon paragraph paralegal paralegals parallel
paralysed paralysis paralyzed parameter paramilitary paramount paranoia paranoiac paranoid paraphrase parasailing parasite parcel parcels parch pardon pare
parent parentage parental parentheses parenthesis parenthetical parenthood parents parish parishes parity park parliament parliamentary parochial parodies
parole parrot parse parsec parsley parsnips parsons part partake partial participant participate participation particle particular partisan partition partner
partnership partook party pas passable passage passenger passion passionate passive passphrase passphrases passport password past pasta paste pastel pastime
pastor pastoral pastries pasture pasty pat patch patent paternal path pathetic pathogens pathological pathology pathway patience patient patients patio
patriot patriotic patriotism patrol patronage patronizing patrons pattern patty pauper pause pave pavement pavilions paw pawn pay payable payback paycheck
paychecks payday payee payees payload payment payoff payout payouts payroll payslips paywall pea peace peaceable peaceful peacekeeping peach peaches peacock
peak peanut peanuts pear pearl pears peas peasant pebble pecan pecans peck peculiar peculiarity pedagogy pedal pedantic pedantry pedants peddle pedestal
pedestrian pediatric peek peel peep peer peeve peg pellets pelts pelvic pelvis pen penal penalize penalty penance pence pencil pend pendant pendulum penetrate
penetration penguin peninsula penis penny pension pensive penthouse penultimate people pep peppermint peppers per perceive percent percentage perceptible
perception perceptive perch percolate percussion perfect perfection perfectionist perform performance perfume perhaps peril perilous perimeter period periodic
periodical peripheral perish perjury perk permanent permeate permissible permission permissive permit permits perms permutation pernicious peroxide
perpendicular perpetrated perpetrating perpetrator perpetual perpetuate perplexed perplexity persecute persecution persevere persist persistence persistent
person persona personable personal personalised personality personalize personnel perspective persuade persuasive pertain pertinent perturb perusal peruse
pervaded pervasive perverse perversion perverted perverts pesky pessimism pessimist pessimistic pest pestered pet petals petite petition petrified
petrochemical petrochemicals petrol petroleum petticoat petty pewter phantasy phantom pharmaceutical pharmacies pharmacist pharmacists pharmacy phase pheasant
phenomena phenomenal phenomenon phenotype phenotypes pheromones phew philanthropic philanthropist philanthropy philosopher philosophical philosophy phishers
phishing phobias phoenix phone phonecard phonemes phonetic phony phosphor phosphorescent phosphorus photo photobooth photocopied photocopy photograph
photographers photographic photography photon phrase phraseology phyla phylum phys physical physician physicist physics physio physiological physiology
physios physiotherapist physiotherapists physique pi pianist piano piccolo pick pickaxe pickets pickier pickle pickles pickup picky picnic pics pictograms
pictorial picture picturesque pie piece piecemeal pier pierce pies pig pigeon pigeonhole pigeons piggyback pigment pigs pigtail pike pilates pile pilfered
pilfering pilgrimage pilgrims pill pillage pillar pillow pillows pilot pilots pin pinch pine pineapple pineapples ping pinion pink pinnacle pinpoint pint
pioneer pipe pipeline pipelines pique piracy pirate pis pistachios pistol piston pit pitch pitchfork piteous pitfall pithy pitied pitiful pituitary pity pivot
pixels pixy pizza placate place placeholders placement plagiarism plagiarist plagiarizing plague plaid plain plaintiffs plan planar plane planet planetary
plankton planners plant plantation planting plaque plasma plaster plasterers plastic plate plateau platform platinum platoon platter plausibility plausible
plausibly play playback playground playgrounds playoff playoffs playpen plaything playwright plaza plea plead pleasant pleasantries please pleasurable
pleasure pledge plenary plentiful plenty plethora pliers plight plod plonk plop plot plough plowing ploy pluck plug plugin plugins plum plumb plumbers
plumbing plummet plums plundered plunge plural plurality plus plush plusses plutocracy plutonium ply plywood pneumonia poach pocket pod podcast podcasts
podiatrist podiatrists podium poem poet poetic poetry poignancy point pointless poise poison poisonous poke polar polarised polarity polarize pole police
policeman policy policymakers polish polite political politician politics poll pollster pollutants pollute pollution polo polygon polynomial polystyrene
polytunnel pomegranate pomp pompous pond pontoons pony poodle pool poop poor poorest pop popcorn pope poplars poppies populace popular popularity popularize
populate population populous popup popups porcelain porch pore pork pornographic pornography porous porpoise porridge port portability portable portal portend
portfolio portion portrait portray portrayal pose position positional positive posses possess possession possessive possessor possibility possible possibly
post postage postal postbox postcard postcode posterior posterity posthumous postman postmaster postpone postscript postulate posture postwar pot potable
potassium potato potatoes potency potent potential pothole potion pottery pouch poultry pounce pound pour pout poverty powder powdery power powerful
powerhouse practicable practical practice practices practise practitioner pragmatic pragmatism praise pranced prank prawns pray preached preaches preaching
preamble precarious precaution precautionary precede precedence precedent precinct precious precipice precipitation precipitous precise precision preclude
precocious preconceived precursor predator predecessor predefined predicament predicate predict predictable predictably prediction predictor predominant
predominate preeminent preempt pref prefab prefabricated preface prefect prefer preferable preferably preference prefix prefs pregnancy pregnant prehistoric
prejudice prejudicial prelim preliminary prelude premature premier premiere premise premium prenatal preorders prep prepaid preparation preparatory prepare
prepay preponderance preposition preposterous prerequisite prerogative preschool prescribe prescription prescriptions prescriptive presence present
presentation preservation preservative preserve preside presidency president presidential press pressure pressurized prestige prestigious presto presumably
presume presumption presumptuous presuppose pretend pretense pretentious pretext prettier prettiest pretty pretzel prevail prevalence prevalent prevent
preventable prevention preventive preview previous prey price priceless pricier prick pride priest prim primarily primary primate prime primeval primitive
primordial prince principal principality principle print printable printers printing printmaking printout prior prioritize prioritized priority prise prism
prison pristine privacy private privatization privatized privilege privy prize pro probabilistic probability probable probably probate probe problem
problematic procedural procedure proceed process procession processional processor proclaim proclamation procrastinate procrastination procure procurement
prod prodigal produce producers product production productive productivity profane profanity professed professes profession professional professor proficient
profile profit profitable proforma profound profundity profuse profusion progeny prognosis program programmable programme programmes progress progression
progressive prohibit prohibition prohibitive project projectile projection projector projects proliferate proliferation prolific prolog prologue prolong prom
prominence prominent promiscuity promiscuous promise promo promos promote promotion promotional prompt promulgate prone prong pronoun pronounce pronouncement
pronto pronunciation proof proofreaders proofreading prop propaganda propagandized propagate propagation propel propensity property prophecy prophesy prophet
proponent proportion proportional proposal propose proposition proprietary proprietor propriety prorate prorating prose prosecute prosecution prosecutor
prospect prospective prospectus prosper prosperity prosperous prosthetics prostitute prostitution protagonists protect protection protective protector protein
protest protestors protocol proton prototype protract protruding protrusion proud proudest prov provable provably prove proven provenance proverb proverbial
provide province provincial provision provisional proviso provocation provocative provoke prowess prowl proximity proxy prudence prudent prudish prune pry
psalm pseudo pseudonym psyche psychiatrist psychic psychological psychologist psychology psychoses psychosis psychotherapy pub puberty public publication
publicising publicity publicize publish publishers pudding puddle puff puffins puffy puke pull pulleys pullover pulp pulpit pulse puma pummel pump pumpkin
pumpkins pumps pun punch punchline punctuate punctuation pundit pungent punish punishment punitive punk punt puny pup pupil pupils puppet puppies puppy
purchase pure puree purge purification purified purify purity purple purported purporting purports purpose purposeful purse pursuant pursue pursuit pus push
pushy pussy put putative putsch putt putty puzzle pyramid python qua quack quadrangle quadrant quadratic quadrilateral quadruple quagmire quaint quake
qualification qualified qualifier qualify qualitative quality qualms quantifiable quantifier quantify quantitative quantity quantum quarantine quark quarries
quarry quart quarterback quartet quartz quaver queasy queen queer quell quenching queried query quest question questionable questionnaire queue quibble quick
quicken quickest quickie quicksand quiet quietest quilt quilts quip quirk quirky quit quite quiver quiz quizzes quorum quota quotas quotation quote quotes
quotient quoting rabbi rabbit rabbits rabble rabid raccoon race racial racism racist rack racket racketeering racoons racy radar radial radiant radiate
radiation radiator radical radii radio radioactive radishes radius raffle raft rag rage raid rail railroad railway rain rainbow raincoat rainfall rainforest
rainwater rainy raise raisins rake rallied rally ram ramble ramification ramp rampage rampant ran ranch random rang range rank rankle ransom ransomware rant
rap rape rapid rapist rapport rare rarest rarity rash raspberries raspberry raster rat ratchet rate rather ratification ratified ratify ratio ration rational
rationale rationalise rationalize rats rattle raucous ravages rave ravel raven ravine ravish raw rawhide ray raze razor re reach react reaction reactionary
reactive reactor read readability readable readership readily readiness readjusting ready reagents real realise realism realist realistic realistically
reality realization realize reallocate realm realty reams reap reappear rear rearrange reason reasonable reasonably reassurance reassure rebate rebel
rebellion rebellious rebind rebirth reborn rebound rebuff rebuild rebuilt rebukes rebut rebuttal recalcitrant recall recant recap recapture receded recedes
receding receipt receivables receive recent receptacle reception receptionist receptionists receptive receptors recess recession recharge rechargeable recipe
recipient reciprocal reciprocate reciprocity recital recitation recite reckless reckon reclaim reclamation recognisable recognise recognition recognizable
recognize recoils recollection recommend recommendation recompense recompile reconcile reconciliation reconfigure reconnaissance reconnect reconsider
reconstruct reconstruction record recount recoup recourse recover recoverable recovery recreate recreation recreational recruit recruiters recruiting
recruitment rectal rectangle rectangular rectified rectify rector recur recurrence recursion recursive recycle red redacted redeem redeemable redefine
redefinition redemption redesign redirect redirection rediscover redistribute redistribution redo redone redraft redraw redress reduce reduction redundancy
redundant reed reef reeked reel refer referee reference referendum referral referrals refill refillable refills refine refinement refinery refits reflect
reflection reflex reflexive reform reformat reformation refraction refrain refresh refrigerated refrigerator refueled refuge refugee refund refunds refurb
refurbished refusal refuse refutation refute regain regale regalia regard regardless regenerate regeneration regent regexp regexps regime regimen regimental
regiments region regional register registrar registration registry regress regression regret regrettable regrettably regular regularity regulate regulation
rehab rehabilitation rehash rehearsal rehearsals rehearsed rehearses reign reimburse reimbursement rein reincarnate reincarnation reindeer reinforce
reinforcement reinstate reinstatement reiterate reject rejection rejoice rejoin rejuvenate rekeying relate relation relational relationship relative
relativistic relativity relax relaxant relaxants relaxation relay release relegate relent relentless relevance relevant reliability reliable reliably reliance
reliant relic relied relief relieve religion religiosity religious relinquish relish reload relocatable relocate relocation relocations reluctance reluctant
rely remade remain remainder remake remark remarkable remarkably remedied remedy remember remembrance remind reminders reminiscent remiss remission remit
remittance remnant remodel remote removable removal remove remuneration rename render rendezvous rending rends renege renew renewable renewal renewals
renovate renovation renovations renown rent rental rentals reopen reorganised reorganising reorganization reorganize repaid repair repairs repatriate repay
repayment repeal repeat repeatable repellant repelled repellent repent repercussions repertoire repetition repetitious repetitive rephrase replace replacement
replacements replay replenish replete replica replicate replication replied reply report repose repository reprehensible represent representation
representative reprint reprisal reproduce reproduction reproductive reprogramming reps reptile republic republican repudiates repudiating repudiation
repugnant repulsed repulsive reputable reputation repute request require requirement requisite requisition reread rerouted rerouting resale reschedule
rescheduling rescind rescue research researchers resellers resemblance resemble resent reservation reservations reserve reservoir reset reshuffle reside
residence resident residential residents residual residue resign resignation resilience resilient resin resist resistance resistant resistors reskilling
resolute resolution resolve resonance resonant resort resounding resource resourcefulness respect respectability respectable respectful respective respiratory
respond respondent respondents response responsibility responsible responsibly responsive rest restart restaurant restaurants restful restitution restless
restocking restoration restore restrain restraints restrict restriction restrictive restroom restructure resubmit result resultant resume resumption
resurfacing resurgence resurrect resurrection retail retailers retain retaliate retaliation retard retention retentive rethink reticence retire retiree
retirement retort retract retreat retribution retrieval retrieve retroactive retrofit retrograde retrospect retry return returns retype reunion reunite
reusable reuse rev revamp reveal revel revelation revenge revenue reverberated reverberations revere reversal reverse reversible reversion revert review
revise revision revisit revival revive revoke revolt revolution revolutionary revolutionise revolutionize revolve revved reward rewilding rewind rework
rewrite rewritten rewrote rhetoric rhetorical rheum rheumatism rhino rhinoceros rhododendron rhubarb rhymes rhythm rhythmic rib ribbon rice rich richest
rickety rickshaw ricochet rid riddance riddle ride ridge ridicule ridiculous rife rifle rig right righteous rightful rightmost rigid rigidity rigor rigorous
rim ring rink rinse riot rip ripe ripen ripple rise risen risk risky rite ritual rival rivalry river rivet rivets roach road roadblock roam roar roast
roasteries roasters roastery rob robbery robe robin robot robotics robust rock rockabilly rocket rocky rod rode rodents rodeo roe rogue role roll rollback
rollover roman romance romantic romp roof roofers roofing rook rookie room roommate roomy roost root rope rosary rose rosemary roses roster rosters rosy rot
rota rotas rotate rotation rote rotor rotten rouge rough roulette round roundabout roundest rounds roundup rousing rout route routes routine roved row rowboat
rowdy rowing royal royalty rpm rub rubber rubbish rubble rubric ruby rudders ruddy rude rudimentary rue rueful ruff rug rugby ruin ruinous rule rum rumbles
rumbling ruminate rummaging rumor rumour rumpled run runaway rundown rune rung running runtime runtimes runway rupture rural ruse rush rust rustic rustle
rusty rut ruthless rye sabbatical saber sabotage sabra sac sack sacrament sacred sacrifice sad saddened saddens saddle safari safe safeguard safeguarding
safekeeping safest safety saffron sag saga sage said sail sailboat sailing sailor saints sake salad salads salami salary sale salesman salesmen salesperson
saliva salivates sally salmon salon salons saloon salt salutary salutation saluting salvage salve same sample sanatoria sanctifies sanctimonious sanction
sanctuary sand sandal sandbox sandpaper sandstone sandwich sandwiches sandy sane sanest sang sanitary sanitation sanitize sanitized sanity sank sap saplings
sapphire sarcasm sarcastic sardine sardines sarge sari sassy sat satanic satellite satin satire satirical satisfaction satisfactorily satisfactory satisfied
satisfy saturate saturation sauce saucepan sauces saucy sausage sausages savage save savior savor savory savour savvy saw sawdust sawmill sawmills saxophone
say scab scaffolders scaffolding scalar scalded scale scalloped scallops scalp scam scammed scammer scammers scams scan scandal scant scapegoats scar scarce
scarcity scare scarf scarier scariest scarves scary scathing scatter scavenger scenario scene scent sceptic sceptical scepticism schedule scheduler schedulers
scheduling schema schematic scheme schizophrenia scholar scholarship scholastic school schoolchildren schoolgirl schoolgirls schoolmates schoolroom schools
schooner science scientific scientifically scientist scissor scold scoop scooted scooter scope score scorn scorpion scotch scoundrels scoured scouring scout
scowl scram scramble scrap scrape scratch scream screech screen screening screensaver screensavers screenshot screenshots screw screwdriver screws screwy
scribble scribe script scripture scroll scrounge scrub scrutinize scrutiny scuba scuffles sculpt sculptor sculptural sculpture scurry sea seafaring seagulls
seal seam seaman seamen sear search searchable seashell seashore seaside season seasonal seat seawater seaweed sec secede secession second secondarily
secondary secrecy secret secretary secrete secretion secretive sect sectarian section sector secular secure security sedan sedate sedative sedge sediments
seduce seduction seductive see seed seedling seedlings seeds seek seem seemingly seen seep seer segfault segment segmentation segregate segregation seismic
seize seizure seldom select selection selective selector self selfish sell sellers semantic semantically semaphore semblance semen semester semi semicircle
semicolon semiconductor seminar seminars seminary senator send senile senior seniority sensation sensationalized sense senseless sensibilities sensible
sensibly sensitive sensitivity sensor sensors sensory sensual sensuality sent sentence sentient sentiment sentimental sentry separate separation separator
septic seqs sequel sequence sequential sera serenade serene serenity serfs serial serialize series serious sermon serpent serum servant serve service
serviceable servitude session set setback settable settle settlement setup setups seven seventeen seventeenth seventh seventy sever several severance severe
severity sew sewage sex sexual sexuality sexy shabby shack shackle shade shadow shadowy shady shaft shaggy shake shaken shaky shale shall shallots shallow
shallowest shalt sham shambles shame shameful shampoo shamrock shanties shantytowns shape share shareable shareholder shareware shark sharp sharpen shatter
shave shaven shawl she sheaf shear sheath shed sheen sheep sheet sheikh shelf shell shellfish shelter shelve shelves shenanigans shepherd sheriff sherry
shield shift shiftless shifty shimmer shin shine shingles shiny ship shipment shipments shippers shipping shirk shirt shiver shoal shock shoe shone shook
shoot shop shopfit shopfitters shopkeepers shopper shoppers shops shore shoreline short shortage shortages shortcoming shortcut shortcuts shorten shortest
shortfall shorthand shortish shortlist shot shotgun should shoulders shout shove shovel show showcase showdown shown showroom showrooms showstopper showy
shrapnel shred shrew shrewd shrieking shrieks shrill shrimp shrine shrink shrinkage shroud shrug shrunk shuck shudder shuffle shun shut shutdown shuttle shy
sibling sic sick sickened side sidearm sideline sidestep sidetracked sidetracking sidewalk sideways siege sieve sift sigh sight sightseeing sigma sign signage
signal signatory signature significance significant signified signify silage silence silent silhouette silicon silk sill silliness silly silo silt silver
similar similarity simile simmer simple simplest simplex simplicity simplification simplified simplify simplistic simply simulate simulation simulator
simultaneous sin since sincere sincerest sincerity sine sinew sinful sing singe single singular singularity sinister sink sinus sip siphon sir sire siren
sister sit sitcom site situated situation six sixteen sixteenth sixth sixty sizable size sizeable sizzle skate skateboard skates skating skeleton skeptic
skeptical skepticism sketch sketchy skew ski skid skiing skill skim skin skincare skip skirmish skirt skis skit skull skunk sky skyline skyrocket skyscraper
slab slack slain slam slander slang slant slap slash slate slaughter slave slavery slaying sleazy sled sledgehammer sleek sleep sleepier sleepless sleepy
sleet sleeve sleigh sleight slender slept slew slice slick slid slide slideshows slight slightest slim slime sling slingshot slink slip slit slob slogan slop
slope sloppy slot sloth slouch slow slowdown slowest sludge slug sluggish slugs sluice slum slumber slump slur sluts sly smack small smallest smallholders
smallish smallpox smart smartest smartphone smartphones smartwatch smash smattering smear smell smelly smelt smidge smile smirk smith smithereens smitten smog
smoke smokestacks smooth smother smudging smug smuggle smutty snack snag snail snails snake snap snappier snappy snapshot snare snarling snatched snatching
snazzy sneak sneakier sneakily sneaky sneer sneeze sniff snip snippet snitches snob snooker snoop snooze snore snort snot snout snow snowball snowboarding
snowfall snowflake snowy snubs snuck snuff snug so soak soap soapbox soar sob sobriety soccer social socialism socialist socialized societal society
sociological sociologist sociology sock socket socks sod soda sodium sofa sofas soft softball softened softening softens software soggier soil solace solar
sold soldier sole solemn soli solicit solicitor solicitors solid solidified solidify solidity solitaire solitary solitude solo solution solve solvent solvents
somber some somebody someday somehow someone someplace something sometime somewhat somewhere son sonatas song songwriter sonic sonnet soon soonest soot soothe
sop sophisticated sophistication sophistry soprano sorcerer sore sorrow sorry sort sorta sought soul sound soundtrack soup soups sour source sourcing south
southeast southeastern southern southernmost southpaw southward southwest southwestern sovereign sovereignty sow sown sox spa space spacecraft spaceship
spacial spacious spade spaghetti span spank spar spare spark sparkle sparse spas spasms spat spate spatial spattering spawn speak spear spec special
specialise specialist speciality specialization specialize specialty species specific specifically specification specified specifier specify specimen speck
specs spectacle spectacular spectators specter spectrometer spectrum speculate speculation speculative speculators sped speech speed speedboat speedier
speediest speedometer speedup speedy spell spellcheckers spelt spend spent sperm spew sphere spherical sphinx spice spices spicy spider spied spies spike
spill spillover spin spinach spinal spine spineless spinster spiral spirit spiritual spit spite splash splat splattering splendid splendor splendour splice
splint split splurge spoil spoilage spoilt spoke spoken spokesman spokesmen spokesperson spokeswoman sponge spongy sponsor sponsorship spontaneous spoof
spooked spooky spool spoon spoonful sporadic spores sport sportsmanship spot spotlight spotty spouse spouts sprains sprawled sprawling spray spread
spreadsheet spreadsheets spree spring springboard sprinkle sprint sprouted sprouts spruce sprung spun spur spurious spurn spurt spy spyware squabble squad
squadron squander square squash squat squawks squeak squeaky squeal squeamish squeegee squeeze squelch squid squint squire squirm squirrel squirrels squirt
stab stabilise stability stabilize stable stables stack stadia stadium staff staffing staffroom stag stage stagecoach stagnated stagnating stagnation stain
staircase stairs stairways stake stakeholders stale stalemate stalk stall stallion stalls stalwart stamina stamp stampede stance stand standalone standard
standardisation standardise standardization standardize standby standpoint stank stanza staple star starch stardom stare starfish stark starlet starlight
starlings start startle startup startups starvation starve stash stasis state statement statesman statesmen statewide static station stationary stationery
statistic statistical stats statue stature status statute statutory stave stay stead steadied steadily steady steak steal stealth steam steamships steamy
steel steep steeple steer stellar stem stencil stenography step stereo stereotype sterile sterilized sterling stern stethoscope stew steward stewardess
stewardship stick sticky stiff stiffen stiffness stifle stigma stigmata still stilted stimulant stimulate stimulation stimuli stimulus stinging stingy
stinking stinks stint stipulate stipulation stir stirrup stitch stock stockbroker stockholder stockouts stockpiles stocktake stocktaking stoical stoke stole
stolen stomach stomp stone stood stool stoop stop stopgap stopover stoppage stopwatch storage store storefront storefronts storerooms storey storm storms
stormy story storyboard storytelling stout stove stow straddle straight straighten straightforward strain straits strand strange strangest strangle strap
strata strategic strategy stratified stratosphere stratum straw strawberries strawberry stray streak stream streaming streamline street streetcar strength
strengthen strenuous stress stressful stretch strewn stricken strict strictest strictures stride strife strike string stringent strip stripe strive strode
stroke strokes stroll strong strongest stronghold strove struck structural structure struggle strumming strung strut stub stubborn stuck stud student studied
studio study stuff stuffy stumble stump stun stung stunk stunt stupid stupidest stupidity stupor sturdy style stylish stylistic stylus suave sub subclass
subclassing subcommittee subconscious subcontract subcontracting subcontractors subculture subdivide subdivision subdued subgroup subject subjective
subjugated subjugating subjunctive sublime submarine submerge submission submissive submit subnormal subordinate subpoena subpoenaed subpoenas subprogram
subroutine subscribe subscript subscription subscriptions subsection subsequent subset subsidiary subsidize subsidy subsist subsistence substance substandard
substantial substantiate substantive substitute substitution substrate subsystem subtext subtitle subtitled subtitling subtle subtlety subtly subtotal
subtract subtraction subtropical suburb suburban subversive subvert subway succeed success successful succession successive successor succinct succour succumb
such suck sudden sue sued suede suffer suffice sufficient suffix suffrage sugar suggest suggestion suicidal suicide suing suit suitability suitable suitably
suitcase suite suitors sulfate sulfur sulfuric sulk sulphur sultan sum summarily summarise summarize summary summertime summit summon sumptuous sun sunbathed
sunbathing sundae sundial sundown sundry sunflower sunflowers sung sunglasses sunk sunken sunlight sunlit sunnier sunny sunrise sunset sunshine suntan sup
superb superficial superfluous superhero superimpose superintendent superior superiority supermarket superscript supersede supersonic superstar superstition
superstitious superuser supervise supervision supervisor supervisory supplant supplement supplemental supplementary supplied supplier suppliers supply support
supportive suppose suppress suppressant suppression supremacy supreme surcharge sure surest surf surface surfboard surfing surge surgeon surgeries surgery
surgical surmise surname surpass surplus surprise surreal surrender surreptitious surround surveillance survey surveyors survival survive survivor susceptible
suspect suspend suspense suspension suspicion suspicious sustain sustainability sustainable swagger swallow swam swamp swan swans swap swarm swat swath
swathes sway swear sweat sweaty sweep sweepstake sweet sweetened sweetens sweetest swelled swelling swept swerve swift swig swim swimmers swimming swindled
swindlers swine swing swipe swirl swisher switch switchboard swivel swoops sword swore sworn swung syllable symbol symbolic symbolism symmetric symmetrical
symmetry sympathetic sympathetically sympathizing sympathy symphonic symphony symptom synagogue synapse sync synced synchronisation synchronise
synchronization synchronize synchronous syncing syncopated syndicate syndrome synergies synergy synonym synonymous synopses synopsis syntactic syntactically
syntax syntheses synthesis synthesise synthesize synthetic synthetized synthetizes syphilis syringe syrup sysadmin sysadmins system systematic systematically
ta tab tabernacle table tablespoon tablet tabloid taboo tabu tabulate tabulation tacit tack tackle taco tactful tactic tactical tadpoles tag tail tailgate
tailor tailors taint take takeaways taken takeoff takeover tale talent talisman talk tall tallest tallied tally talon tambourine tame tamper tan tandem tang
tangent tangential tangerine tangerines tangible tangle tango tank tanks tannery tantalising tantamount tap tape tapestry tar target tariff tarnish tart
tartan task taste tasteful tasty tattoo taught taunt tautology tavern tax taxable taxation taxi taxidermy taxis taxon taxonomic taxpayer tea teach teachers
team teammates teamwork teapot tear tease teaspoon tech techie technical technicality technician technicians technique technological technology techs tedious
tedium tee teed teeming teen teenage teeth telecommunications telegraphic telegraphing telehealth telemarketing telematics telepathy telephone telescope
teletherapy television tell temp temper temperament temperance temperate temperature tempest template temple tempo temporal temporarily temporary temps tempt
temptation ten tenable tenacious tenacity tenancies tenancy tenant tenants tend tendency tendering tenders tendon tenet tennis tenor tense tension tent
tentacle tentative tenth tenuous tenure tepee term terminal terminate termination terminator termini terminology terminus termite terrace terrain terrestrial
terrible terribly terrific terrifying territorial territory terror terrorism terrorist terrorized terse test testable testament testicles testified testify
testimonial testimony testis tether tetra text textbook textile textiles textual texture than thank thankful that thaw the theater theatre theatrical thee
theft their them theme themselves then thence theologians theological theology theorem theoretic theoretical theoreticians theorist theorize theory
therapeutic therapist therapists therapy there thereabouts thereafter thereby therefore therein thereof thereon thermal thermodynamics thermometer thermostat
thesaurus these thesis theta they thick thicken thicket thief thieves thighs thin thing think thinnest third thirst thirteen thirteenth thirty this thistle
thong thorax thorn thorniest thorny thorough thoroughfare those thou though thought thoughtful thousand thrash thread threat threaten three thresh threshold
threw thrice thrift thrifty thrill thrive throat throbbing throne throttle through throughout throughput throw throwaway throwback thrown thru thrust thugs
thumb thumbnail thumbnails thump thunder thunderstorms thunderstruck thus thwart thx thy thyme thyroid tick ticket ticketing tickets tickle tidal tidbit tide
tidied tidier tidy tie tied tier tiff tiger tight tighten tightrope tilde tile tilers tiles till tilt timber time timekeeper timekeeping timeless timeline
timelines timeout timeouts timepiece timepieces timescale timesheet timesheets timestamp timetable timezone timid tin tinged tingle tinier tiniest tinker
tinkling tint tiny tip tipi tire tiresome tissue tit tithe title tittered to toad toads toast tobacco today toddler toe tofu toga together toggle toil toilet
token told tolerable tolerably tolerance tolerant tolerate toll tomato tomatoes tomb tomboy tombstone tomcat tome tomorrow ton tonal tone tongue tonic tonight
tonnes too took tool toolbar toolbars tooling toolkit tooted tooth toots top topic topical topography topological topology topple torch tore torment torn
tornado torpedo torque torrent tort tortoise tortuous torture toss tot total totalitarian totalitarianism totality totem touch touchdown tough tour tourist
tournament tout tow toward towel town township townships towpath toxic toxins toy trace traceability traceable track tract traction tractor tractors trade
trademark traders tradition traditional traditionalist traffic tragedy tragic tragically trail train trainees trainers trait tram tramp trampled tramples
trampling trampoline trance tranquil tranquility tranquilizer transact transaction transactional transatlantic transcend transcontinental transcribe
transcript transcription transcripts transect transfer transferable transform transformation transfusion transgression transient transistor transit transition
transitional transitive transitory translate translation translations translator translators transliteration translucent transmission transmit transmittal
transnational transparency transparent transpired transplant transponders transport transportation transpose transverse trap trapdoor trash trauma traumatic
traumatize travel travellers traverse trawling trawls tray treacherous treachery tread treadmill treasure treasurers treasury treat treatise treatment treaty
treble tree trek trekking tremble tremendous trench trend trendy triage triaged trial triangle triangular tribal tribe tribesman tribunals tributaries tribute
trick trickery trickier trickiest trickle tricky tried triennial tries trifling trigger trill trillion trilogy trim trinity trinkets trio trip triple triplet
triplicate triumph triumphant trivia trivial triviality trodden troll trolley troop trophy tropical trot trouble troublemakers troubleshoot troubleshooting
troublesome trough trounced trounces troupes trout truce truck truckers truckload trucks trudged trudging true truffles truisms truly trump trumpet truncate
truncation trunk trust trustee trustful trustworthy trusty truth truthful try tryout tsar tsunami tub tube tuberculosis tuck tufts tug tuition tulip tulips
tumble tumor tumours tumultuous tuna tune tunic tunnel tuple turbine turbines turbulence turbulent turf turkey turkeys turmoil turn turnaround turnips turnkey
turnout turnover turnpike turnstile turntables turquoise turret turtle tusk tutor tutorial tutoring tutors tuxedo twang tweak twee tweening tweet twelfth
twelve twentieth twenty twice twiddle twig twilight twin twine twinkle twist twitch twitter two twofold tycoon tying type typeface typescript typeset
typewriter typical typified typify typist typo typographic typographical typos tyranny tyrant tyres ubiquitous ubiquity ugh ugliest ugliness ugly ulcers
ultimate ultra ultrasound umbilical umbrella umpire unable unacceptable unacceptably unaccountably unaffected unaltered unambiguous unanimous unanswerable
unanswered unarmed unassigned unassuming unattached unattainable unattended unattractive unauthorised unauthorized unavailable unavoidable unaware unbalanced
unbearably unbeatable unbelievable unbelievably unbelievers unbiased unblock unborn unbreakable unbroken uncanny unceasing uncertain uncertainty unchallenged
unchanged uncle unclean unclear uncomfortable uncomfortably uncommon uncompromising unconditional unconfirmed unconnected unconscious unconstitutional
uncontrollable uncontrolled unconventional unconvinced unconvincing uncountable uncouth uncover uncut undamaged undecidable undecided undefined undemocratic
undeniable under underage underbrush undercover undercurrent undercutting underdeveloped underdog underestimate underflow undergo undergone undergrad
undergraduate underground undergrowth underhanded underlies underline underlying undermine underneath underpaid underpants underpass underrated underscore
underside understand understandable understandably understate understatement understood understudy undertake undertaken undertakers undertook undervalued
underwater underway underwear underwent underworld underwrite underwritten undesirable undetected undeveloped undo undocumented undone undoubtedly undressed
undue unduly unearth uneasiness uneasy uneconomical uneducated unemployed unemployment unequal unethical uneven unexpected unexplained unfair unfaithful
unfamiliar unfavorable unfilled unfinished unfit unfold unforeseen unforgettable unforgivable unfortunate unfounded unfriendly ungodly unhappy unhealthy
unheard unhelpful unhook unicameral unicorn unidentified unification unified uniform uniformity uniforms unify unilateral unimportant unimpressed
uninformative uninitiated unintended unintentional uninteresting union unionize unique unison unit unite unity universal universe university unjust
unjustified unkempt unknown unlabeled unlawful unleash unless unlike unlimited unload unlock unlucky unmanned unmarked unmask unmet unmistakably unmodified
unnamed unnatural unnecessarily unnecessary unnoticed unobtainable unofficial unorthodox unpack unpaid unparalleled unpleasant unpopular unprecedented
unpredictable unprepared unprincipled unprintable unprivileged unprotected unproven unpublished unqualified unravel unread unreadable unreal unrealistic
unreasonable unreasonably unrecognised unrecognized unrelated unrelenting unreliability unreliable unremarkable unresolved unrest unrestricted unrivaled
unruly unsafe unsaid unsatisfied unscheduled unscientific unscrupulous unseasonable unseemly unseen unset unsettled unsightly unsigned unskilled unsolicited
unsolved unsound unspeakable unspecified unstable unstructured unsubstantiated unsuccessful unsuitable unsupportable unsupported unsure unsuspecting untangle
untenable unthinkable untie until unto untold untouched untrained untrue untrustworthy untying unusable unused unusual unveil unwanted unwarranted unwary
unwashed unwelcome unwieldy unwilling unwind unwise unwittingly unworkable unworthy unwound unwrap unwritten up upbeat upbringing upcoming upcycled upcycling
update upend upfront upgrade upheld uphill uphold upholsterer upholstery upkeep uplift upload upon uppercase uppity upright uprising uproar uproot ups upsell
upselling upset upshot upside upskilling upstairs upstart upstream upward uranium urban urbanized urge urgency urgent urinate urine urn us usability usable
usage use useable used useful useless user username usher using usual usurped usurps utensil utilisation utilise utility utilization utilize utmost utter
utterances vacancy vacant vacated vacation vaccinating vaccination vaccine vaccines vacillating vacuous vacuum vagaries vagina vague vain valentine valet
valiant valid validate validation validity valley valor valuable valuations value valueless valve vampire van vandalised vandalism vandals vanguard vanilla
vanish vanity vans vapor vaporise variable variance variant variation varied variety various varnish varsity vary vascular vasectomy vassal vast vat vault
vaunted veal vector veer vegetable vegetables vegetarian vegetarianism vegetation vehemently vehicle veil vein velocity velour velvet vendor vendors venerable
veneration vengeance vengeful venom vent ventilation ventricles venture venue venues veranda verb verbal verbatim verbose verbosity verdict verge verifiable
verification verified verify veritable vermin vernacular versa versatile versatility verse version versus vertebrates vertical vertices vertigo very vessel
vest vestige vet veteran veterinarians veterinary veto vets vex vexatious vi via viability viable vial vibes vibrant vibrate vibration vicar vice vicinity
vicious victim victor victorious victory video videotape vie view viewable viewpoint vigil vigilant vigilante vigor vigorous vii viii vile vilified village
villain villainous villas vindicated vine vinegar vineyards vintage vinyl viola violate violation violence violent violet violets violin viper viral virgin
virility virtual virtue virtuoso virulent virus visa vise visibility visible visibly vision visionary visit visitation visitor visitors visor vista visual
visualise visualize vital vitality vitamin viticulture vivacious vivid vocabulary vocal vocalists vocation vodka vogue voice voicemail void voila volatile
volatility volcanic volcano volition volley volleyball volt voltage voluble volume volumetric voluminous voluntarily voluntary volunteer volunteers vomit
voodoo vortex votary vote vouch vow vowel voyage vulgar vulnerability vulnerable vultures wacky wad wade wafer waffle waft wag wage waggons wagon wail waist
waistline wait waiters waitlist waitlists waitress waive wake walk wall wallet walloping wallow wallpaper walnuts walrus wan wand wane wanna wannabe want
wanton war ward warden wardrobe wards warehouse warehouses warehousing warfare warhead warm warmest warmth warn warp warrant warranties warranty warrior
wartime warts wary was wash washout wasp wasps wastage waste wastebasket wasteful watch watchdog watchful watchman watchword water waterfall waterfront
watermark watermelon waterproof watershed waterway watts wave waveform wavefront wavelength wavy wax way wayfinding wayside wayward we weak weaken weakest
weaklings wealth wealthier wealthiest wealthy wean weapon weaponry wear wearables weary weather weave web webcam webcams webcast webcasts webinar webinars
weblog weblogs webmaster webmasters website websites wed wedge wee weed week weekday weekend weeknights weep weigh weight weighty weir weird weirdest weirdo
welcome weld welders welding welfare well wellbeing went were werewolf west western westward wet wettest whack whale wharves what whatever whatnot whatsoever
wheat wheel wheelchair wheeze when whence whenever where whereabouts whereas whereby wherein whereupon wherever wherewithal whet whether whew which whichever
whiff while whilst whim whimper whimsical whine whip whipsaw whirl whirligig whirlpool whirlwinds whirs whisked whiskey whisks whisky whisper whistle whit
white whiteboard whitelisted whitelisting whiten whittling whiz whizz who whoa whoever whole wholeheartedly wholesale wholesaler wholesalers wholesome wholly
whom whomever whooping whoops whore whose whosoever why wick wicket wide widen widescreen widespread widest widget widgets widow width wield wife wig wiggle
wiki wild wildest wildfire wildlife wilful will willful willows willpower wily win wince wind windfall windmill window windowpane windows windscreen
windshield wine winemakers wineries wing wink winter wipe wire wisdom wise wisest wish wishful wit witch witchcraft with withdraw withdrawal withdrawn
withdrew withheld withhold within without withstand withstood witless wives wiz wizard wobble wobbly woe wok woke woken wolf wolves woman womb wombat women
won wonder wonderful wont woo wood wooden woodland woodpecker woodwind woodworking woody wool word wordy wore work workable workaround workbench workbook
workday workflow workflows workforce workload workloads workmanship workout workplace worksheet worksheets workshop workshops workspace workspaces workstation
worktop worktops workwear world worldview worldwide worm wormholes worn worried worry worse worsen worship worst worth worthiest worthless worthwhile worthy
wot would wound wounds woven wow wrangled wrangler wrangling wrap wrath wreak wreath wrecked wrecking wren wrench wrestle wrestling wriggling wright wring
wrinkle wrist wristwatch writ writable write writhing written wrong wrongdoing wrote wrought wry xi xii xiv xv xvi xx xxv xxx yacht yack yak yam yank yap yard
yards yarn yawn yay yeah year yeast yell yellow yelp yen yep yes yesterday yet yeti yield yields yoga yoghurt yogurt yoke you young youngest youngsters your
yourself yourselves youth youthful yuck zany zealous zebra zenith zero zest zeta zigzag zillion zinc zip zodiac zombie zone zoning zoo zoological zoom
zucchini
`;
