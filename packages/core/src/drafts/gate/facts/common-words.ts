/**
 * Ordinary English words, so that a capital at the start of a sentence is not taken for a name. Counted: the lower-case
 * words of a small dictionary that stand in lower case in public mail (SpamAssassin's corpus, Enron's and others), at
 * least a fifth as often as with a capital, or in software manuals; inflections that `isOrdinaryWord` reads by itself are left out.
 */
export const commonWords = `
aback abacus abandon abandonment abate abbey abbot abbreviate abbreviation abdicated abdomen abdominal abduct aberration abet abhorrent abide ability
abject ablaze able abnormal abnormality aboard abode abolish abolition aboriginal aborigine abort abortion abortive abound about above abreast
abridged abridging abroad abrupt abscess absconded absence absent absolute absorb absorption abstained abstract abstraction absurd absurdity abundance
abundant abuse abusive abysmal abyss academic academy accede accelerate acceleration accelerator accent accentuate accept acceptability acceptable
acceptance access accessibility accessible accessory accident accidental acclaim acclimate accolade accommodate accommodation accompanied
accompaniment accompanist accompany accomplish accomplishment accord accordance accordion account accountability accountable accountant accredited
accrue accumulate accumulation accuracy accurate accusation accuse accustomed ace ache achievable achieve achievement acid acknowledge acknowledgement
acknowledgment acne acorn acoustic acquaintance acquainted acquiescence acquire acquisition acre acreage acrimonious acrobat acrobatics acronym across
acrylic act action activate active activist activity actor actress actual actuality acute ad adage adamant adapt adaptable adaptation adaptive adaptor
add addendum addict addiction addictive addition additional additive address addressee adept adequate adhere adherence adherents adhesion adhesive
adjacent adjective adjoin adjourned adjuncts adjust adjustable adjustment administer administration administrative administrator admirable admirably
admiration admire admissible admission admit admonishing admonition ado adobe adolescence adolescent adopt adoption adoration adore adorn adroit ads
adult adultery adulthood advance advancement advantage advantageous advent adventure adventurous adverb adversary adverse advert advertise
advertisement advice advisable advise advisor advisory advocate aeons aerial aerodynamic aerosol aerospace aesthetic aesthetically affair affect
affectation affection affectionately affidavit affiliate affiliation affinity affirmation affirmative affirmed affirms affix affliction affluence
affluent afford affordable affront aflame afloat afoot aforementioned aforesaid afraid afresh after aftermath afternoon afterthought afterward again
against age aged agency agenda agent aggravate aggregate aggressive aggressor aghast aging agitating agitation agnostic agnosticism ago agonizing
agony agree agreeable agreement agricultural agriculture aground ah ahead ahoy aid aide ail ailment aim air airborne aircraft airfield airline airmail
airplane airport airstrip airtight airy aisle akin alarm alas albeit albino album alcohol alcoholic alcoholism ale alert algebra algebraic algorithm
alias alibi alien alienate alienation alight align alignment alike aline alit alive all allay allegation allege allegories allergic allergy alleviate
alley alliance allied allocate allocation allot allotment allow allowable allowance alloy allude allusion ally almanac almighty almond almost alms
alone along alongside aloof aloud alpha alphabet alphabetic alphabetical alphanumeric already also alter alteration alternate alternation alternative
alternator altho although altitude alto altogether altruism altruistic aluminium aluminum always am amalgamated amalgamation amass amateur amateurish
amaze amazement ambassador amber ambiance ambience ambient ambiguity ambiguous ambition ambitious ambivalence ambivalent ambulance ambush amen
amenable amend amendment amenities amiable amicable amid amidst amiss ammonia ammunition amnesia amnesty amoeba among amongst amoral amorous amount
amp ampersand amphetamine amphibian amphibious amphitheater amphitheatre ample amplification amplified amplifier amplify amplitude amputation amulets
amused amusement amusing an anachronism anal analgesic analog analogous analogue analogy analyse analysis analyst analytical analyze anarchic
anarchist anarchy anathema anatomy ancestor ancestral ancestry anchor ancient and android anecdote anemia anew angel anger angle angrier angry angst
anguish angular ani animal animate animation animosity ankles annex annexations annihilate anniversary annotate annotation announce announcement annoy
annoyance annual annuity annulling annulment anointed anomalous anomaly anon anonymity anonymous another answer answerable ant anteater antelope
antenna antennae anthem anthology anthrax anthropology antibiotic antibody antic anticipate anticipation antidote antiquated antique antiquity
antisocial antithesis antler antonym anus anxiety anxious any anybody anyhow anyone anyplace anything anyway anywhere apart apartment apathy ape
aperture apex apiece aplomb apologetic apologise apologize apology apostles apostrophe appalling apparatus apparel apparent apparition appeal appear
appearance appease append appendages appendices appendix appetite applaud applause apple appliance applicability applicable applicant application
applicator applied apply appoint appointee appointment appraisal appraise appreciable appreciate appreciation appreciative apprehend apprehension
apprehensive apprentice apprenticeship approach approachable appropriate appropriation approval approve approximate approximation apricots apt
aptitude aquamarine aquarium aqueduct arable arbiter arbitrarily arbitrary arbitrate arbitration arbitrator arc arcade arcane arch archaeological
archaeologist archaeology archaic archbishops archery archetypical archipelago architect architectural architecture archive archways ardent arduous
are area arena arguably argue argument aria arid arise arisen aristocracy aristocrat aristocratic arithmetic ark arm armadillo armament armchair
armistice armor armories armour armpit army aromatic arose around arouse arrange arrangement array arrears arrest arrival arrive arrogance arrow arse
arsenal arson art artefact artery artful arthritis artichoke article articulate articulation artifact artificial artillery artisan artist artistic
artistically artistry artwork as asbestos ascend ascent ascertain ascribe asexual ash ashamed ashen ashore ashtrays aside ask asleep asparagus aspect
aspen aspersions asphalt asphyxiate aspirant aspirations aspire aspirin ass assailant assails assassin assassinated assassination assault assemble
assembly assent assert assertion assessment assessor asset assign assignment assimilate assimilation assist assistance assistant associate association
associative assorted assortment assume assumption assurance assure asterisk asteroid asthma astonish astonishment astound astringent astronaut
astronomer astronomical astronomy astute asylum asymmetry asynchronous at ate atheism atheist athlete athletic atlas atmosphere atmospheric atom
atomic atone atrocious atrocity attach attachment attack attain attainment attempt attend attendance attendant attention attentive attest attic attire
attitude attorney attract attraction attractive attributable attribute attribution auction auctioneer audacious audacity audible audibly audience
audio audit audition auditor auditorium auditory augment august aunt aural auspicious authentic authenticate authenticity author authorisation
authorise authoritarian authoritative authority authorization authorize authorship auto autobiographical autobiography autocracy autocratic autograph
automate automatic automatically automation automobile automotive autonomous autonomy autopsy autumn auxiliary avail availability available avalanche
avarice avenge avenue average averse aversion avert aviation aviators avid avocado avoid avoidable avoidance avowal await awake awaken award aware
away awe awed awesome awful awhile awkward awoke awoken awry ax axe axiom axis axle ay aye azure babble babe baby babyish bachelor back backbone
backfire backgammon background backlog backpack backside backslash backspace backtrack backward bacon bacteria bacterial bad badge badminton baffled
baffling bag bagel baggage bail bait bake bakery balance balcony bald bale balk ball ballast ballerina balloon ballot ballroom bamboo ban banal banana
band bandages bandana bandwagon bandwidth bandy bang banish banjo bank bankrupt bankruptcy banter baptized bar barbarians barbaric barbarous barbecue
barber barbs bard bare bareback barefoot barest bargain barge baritone bark barley barman barn barnyard barometer baron baroque barrage barrel barren
barricade barrier barrister bartender barter base baseball baseline basement bash bashful basic basically basin basis basket basketball basking bass
bassoon bastard baste bat batch bath bathe bathroom bathtub batsman battalion battery battle battlefield battleship baud baulking bay bayou bazaar be
beach beacon beagle beak beam bean bear bearable beard beast beat beaten beautician beautiful beautify beauty became because beckon become bed bedrock
bedroom bedside bedtime bee beech beef beefier beefy beehive been beer beetle befall befallen befell befit before beforehand befriended beg began
beggar begin begrudge beguile begun behalf behave behavior behavioral behaviour behead behind behold beige being belabour belated belch belfries
belief believable believe bell bellboy belligerent bellow belly belong beloved below belt bemoan bemused bench bend beneath benefactor beneficial
beneficiary benefit benevolence benign bent bequeathed bequest bereaved bereft beret berry berserk berth beset beside besieged besought best bestow
bet beta betcha betray betrayal betrothal betterment between beverage beware bewildered bewildering beyond bias bib bible biblical bibliographic
bibliography bicentennial bicycle bid biennial big biggest bigot bike bikini bilateral bile bilingual bill billiards billion bin binary bind bingo
binomial biodegradable biographical biography biological biologist biology bipartisan biped birch bird birth birthday birthplace biscuit bisect
bisexual bishop bison bit bitch bite bitmap bitten bittersweet bizarre blab black blackberry blacken blackjack blacklist blackmail blackout blade
blame blanch bland blank blanket blare blasphemy blast blatant blaze bleached bleak bleakest bleating bled bleed blemish blend bless blest blew blight
blimp blind blink blip bliss blissful blister blithely blitz blizzard blob bloc block blockade blockage blockbuster blockhead blog blond blonde blood
bloodstream bloody bloom blossom blot blouse blow blown blowout bludgeon blue bluebird blueprint bluff blunder blunt blur blurb blurt blush bluster
boa boar board boardwalk boast boat bob bobcat bobsled bode bodily body bodyguards bog boggle bogus boil bold bolster bolt bomb bombard bombardment
bond bondage bone bonfire bonus bony boo book bookcase bookend bookkeeper bookkeeping booklet bookmark bookshelf bookstore bookworm boom boon boost
boot booth bootleg bootstrap booze bop border bore born borne borough borrow bosom boss bossier bossy botanical botanist botany botched botching both
bothersome bottle bottleneck bottom bottomless bought boulevard bounce bound boundary boundless bounty bouquet bourgeois bout boutique bow bowel bowl
box boxcar boy boycott boyfriend bra brace bracelet bracket brag braggart brain brainstorm brainwashed brainy braises brake branch brand brandished
brandishing brandy brass brassiere brats bravado brave bravery bravo brawl bray breach bread breadth break breakable breakdown breakfast breakpoints
breakthrough breakwater breast breath breathe bred breed breeze breezy brethren brevity brew brewery bribe brick bricklayer bridal bride bridge brief
briefcase bright brighten brightest brilliance brilliant brimming brimstone bring brink bristled brittle broad broadcast broaden broadest broccoli
brochure broiling broke broken bronze broods broom brother brotherhood brought brow brown brownie browse bruised bruises brunette brunt brush brutal
brutality brute bubble buck bucket bud buddy budge budget buff buffalo buffet buffoon bug buggy bugle build built bulb bulge bulk bulky bull
bulldozers bullet bulletin bullfrog bullies bullying bum bump bumpy bun bunch bundle bungle bunk bunny burden burdensome bureau bureaucracy bureaucrat
bureaucratic burgers burglar burial buried burlap burly burn burnt burp burst bury bus bushel bushes busier busiest busily business businessman
businessmen bust bustle busy busybodies but butcher butchery butler butt butterfly buttermilk buttock button buttress buxom buy buzz by bye bypass
bystander byte byway cab cabin cabinet cable caboose cacao cache cackle cacti cactus cad caddy cadence cadet cafeteria caffeine cage cake calamity
calcium calculate calculation calculator calculi calculus calendar caliber calibrate calibration call callable calligraphy callous callus calm calorie
calves cam camaraderie came camel cameo camera camouflage camp campaign campus can canal canary cancel cancelation cancellation cancer candid
candidate candle candy cane canister canker cannery cannibal cannon cannot canny canoe canon canonical canopy cant canteen canvas cap capability
capable capacitor capacity cape capital capitalised capitalism capitalist capitalization capitalize capitulate capricious capsule captain caption
captivate captive captivity captors capture car carats caravan carbon carburetor carcass carcinogenic card cardboard cardiac cardigans cardinal care
carefree careful careless caressing caretaker cargo caribou caricature carnage carnal carnival carnivore carnivorous carol carouse carp carpenter
carpet carriage carried carrier carrot carry cart cartel cartographer carton cartoon cartoonist cartridge cartwheel carve cascade case cash cashew
cashier casino casserole cassette cast caste castigate castle castrate casual casualty cat catalog catalogue catapults cataract catastrophe
catastrophic catch catchier catchup catchy catechism categorical categorize category caterpillar catfish cathedral catholic catsup cattle caught
cauliflower causal causality cause caustic caution cautious cavalry cave caveat caverns caviar cavity caw cc cease cedar cede ceiling celebrate
celebration celebrity celery celestial celibate cell cellar cello cellular cellulose cement cemetery censor censorship censure census cent centennial
centerpiece centimeter centimetres central centralise centralize centre centrepiece centrifuge century ceramic cereal cerebral ceremonial ceremonious
ceremony certain certainty certificate certified certify cessation chaff chagrin chain chair chairman chalet chalk challenge chamber chameleon champ
champagne champion championship chance chancellor chandelier change changeable changeover channel chant chaos chaotic chap chapel chaperon chaperone
chaplain chapter char character characterise characteristic characterization characterize charcoal charge charisma charitable charity charm chart
chase chassis chaste chastity chat chatty chauffeur cheap cheapening cheapest cheat check checkout checkpoint checkup cheek cheep cheer cheerful
cheery cheese cheetah chef chemical chemist chemistry cheque cherish cherry cherub chess chest chestnut chew chi chic chick chicken chief chieftains
child childbirth childhood childish children chile chili chill chime chimney chimpanzees chin china chink chip chipmunk chirp chisel chlorine
chocolate choice choicest choke cholera cholesterol choose chop choppy choral chord chore choreography chortled chortling chorus chose chosen chowder
christen chrome chromium chromosome chronic chronically chronicled chronicles chronicling chronological chronology chubby chuck chuckle chum chunk
chunky church churn chute cider cigar cigarette cinder cinema cipher circa circle circuit circuitry circular circulate circulation circulatory
circumference circumflex circumstance circumstantial circumvent circumvention circus cistern citation cite citizen citizenship citrus city civic civil
civilian civilised civilization civilize clack claim clam clamber clammy clamored clamoring clamp clan clandestine clang clap claret clarification
clarified clarify clarinet clarity clash clasp class classic classical classification classified classify classmates classroom classy clause claw clay
clean cleanest cleanse clear clearance cleave clef clemency clergy clergyman clergymen cleric clerical clerk clever click client cliff climate climax
climb climes clinch clinic clinical clink clip clipboard clitoris cloaking clock clockwise clockwork clog clone close closest closet closure clot
cloth cloud clout cloven clover clown club cluck clue clueless clump clumsy clung cluster clutch clutter coach coal coalesce coalition coarse coarsen
coast coastal coastline coat coax cob cobalt cobble cobra cocaine cock cockpit cockroach cocktail cocoa coconut cod code coefficient coerce coercion
coexist coffee coffin cog cogent cognitive coherence coherent coil coin coincide coincidence coincidental coke col colander cold coldest collaborate
collaboration collaborative collaborator collage collapse collapsible collar collate collateral collation colleague collect collection collective
collector college collide collision colloquial colloquialism collusion colon colonel colonial colonisation colonization colony color colorful
colorless colossal colour colourful colts column coma comb combat combatants combination combine combustible combustion come comeback comedian comedy
comet comfort comfortable comfortably comic comma command commandment commando commemorate commence commencement commend comment commentary
commentator commerce commercial commercialize commission commit commitment committee commodity common commonest commonplace communal commune
communicable communicate communication communicator communion communism communist community commutative commute compact compaction companion
companionship company comparable comparative compare comparison compartment compass compassion compassionate compatibility compatible compatriot
compel compensate compensation compete competence competent competition competitive competitor compilation compile complacent complain complaint
complement complementary complete completion complex complexion complexity compliance compliant complicate complication complied compliment
complimentary comply component compose composite composition composure compound comprehend comprehension comprehensive compress compression comprise
compromise compulsion compulsive compulsory computation computational compute computerized comrade con concatenate concatenation concave conceal
concealment concede conceit conceivable conceivably conceive concentrate concentration concept conception conceptual concern concert concession
concise conclude conclusion conclusive concoct concoction concord concrete concur concurrence concurrency concurrent concussion condemn condemnation
condensation condense condescending condiments condition conditional condolence condom condominium condone conduct conductor cone confederate
confederation confer conference confess confession confidant confide confidence confident confidential confidentiality configurable configuration
configure confine confinement confirm confirmation confiscate confiscation conflict conform conformity confound confront confrontation confuse
confusion congeal congenial congest congestion conglomerate congratulate congratulations congregation congress congressman congressmen congresswoman
congruent conifer conjecturing conjugate conjugation conjunction conjure connect connection connective connectivity connector connexion connoisseur
connotations conquer conquest conscience conscientious conscious consecrate consecutive consensus consent consequence consequent consequential
conservation conservatism conservative conservatory conserve consider considerable considerably considerate consideration consigned consignment
consist consistency consistent consolation console consolidate consolidation consonant consort consortium conspicuous conspiracy conspire constancy
constant constellation consternation constituency constituent constitute constitution constitutional constrain constraint construct construction
constructive construe consul consular consult consultancy consultant consultation consumable consume consummated consummating consumption contact
contagious contain contaminate contamination contemplate contemplation contemplative contemporary contemptible contend content contention contentious
contest contestant context contextual contiguous continent continental contingency contingent continual continuation continue continuity continuous
continuum contort contortions contour contraband contraceptives contract contraction contractor contractual contradict contradiction contradictory
contrary contrast contravene contravention contribute contribution contributor contributory contrite contrive control controllable controversial
controversy convalesce convection convene convenience convenient convention conventional convents converge convergence conversation conversational
converse conversion convert convertible convertor convex convey conveyance convict conviction convince convoluted convoy convulsion coo cook cookbook
cookie cool coolest coop cooperate cooperation cooperative coordinate coordination coordinator cop cope copied copier copious copperhead copulation
copy copyright coral cord cordial cordless core cork corkscrews corn cornmeal corny corollary coronary corporal corporate corporation corps corpulent
corpus corralled correct correction corrective correlate correlation correspond correspondence correspondent corridor corrosion corrupt corruption
cortex cosmetic cosmic cosmology cosmonaut cosmos cost costlier costume cot cottages cotton cottonwood couch cough could council councillors counsel
counsellor counselor count countable countdown countenance counteract counterattack counterbalance counterclockwise counterexample counterfeiting
counterpart countess countless country countrymen countryside county coup couple coupon courage courageous courier course court courteous courtesy
courthouses courtroom courtyard cousin cove covenant coverage covert covet cow coward cowboy cowering cox coy coyote cozy crab crack crackle cradle
craft craftsman crafty craggy cram cramp cranberries crane crank cranky crap crash crate crave crawfish crawl crayfish crayon craze crazily crazy
creak cream creamy crease create creation creative creativity creator creature credence credential credibility credible credit creditor creed creek
creep creepy cremated cremation crepe crept crest crestfallen crew crib cricket cried cries crime criminal crimson cringe crinkle cripple crises
crisis crisp criteria criterion critic critical criticised criticises criticism criticize critique croak crochet crocodile crocus cronies crook crop
croquet cross crossroads crossword crotch crow crowd crown crucial crucifix crude cruel cruelty cruise crumb crumble crumpled crunch crunchy crusade
crush crust crusty crutch crux cry crypt cryptic crystal crystallisation crystallization cs cub cube cubic cubicle cuckoo cucumber cuddle cue cuffs
cuisine culinary cull culminate culmination culprit cult cultivate cultural culture cum cumbersome cumulative cunning cup cupboard cur curable curator
curb curds cure curfew curio curiosity curious curl currant currency current curricula curriculum curried curry curse cursor curtail curtain curvature
curve cushion custard custodian custody custom customary customisation customise customization customize cut cute cutlery cutthroat cyanide
cybernetics cycle cyclic cyclone cylinder cylindrical cynical cynicism cypher cypress czar dab dabbling dad daddy daemon dagger daily daintier
daintily dairy dais daisy dam damage dame damn damnedest damp dampen damsel dance dandelion dandy danger dangerous dangling dank dapper dare dark
darken darkest darling darn dart dash dashboard data database date datum daughter daunting dawn day daybreak daydream daylight daytime daze dazzle
dead deadening deadliest deadline deadlock deaf deal dealt dean dear dearest dearth death debase debatable debate debility debit debris debt debtor
debug debunk debut decade decadent decapitate decay decease deceitful deceive decent decentralization decentralize deception deceptive decibels decide
deciduous decimal decimate decipher decision decisive deck declaration declare declension decline decode decompose decomposition decorate decoration
decorative decorator decorum decoy decrease decree decrepit decry dedicate dedication deduce deduct deduction deed deem deep deepen deepest deer
deface defamation default defeat defect defective defence defend defendant defense defensible defensive defer deference deficiency deficient deficit
defied defiled definable define definite definition definitive deflate deflation deflect deflection deform deformity defrauded defunct defy degenerate
degradation degrade degree dehydrated deify deign delay delegate delegation delete deleterious deletion deli deliberate deliberation delicacy delicate
delicious delight delightful delimit delinquent delirious deliver deliverance delivery delta delude delusion deluxe delve demagogue demand demean
demeanor demented dementia demerit demise democracy democrat democratic democratically demolish demolition demon demonstrably demonstrate
demonstration demonstrators demoralized demote den denial denied denigrate denomination denominator denote denounce dense densest density dent dental
dentist dentistry deny depart department departmental departure depend dependable dependant dependence dependency dependent depict depiction depleted
depletes deplorable deport deportation depose deposit depot deprave depravity deprecate depreciation depress depression deprive depth deputy derail
derelict derivation derivative derive derogatory descend descendant descendent descent describe description descriptive descriptor desert deserve
design designate designation desirability desirable desire desirous desist desk desktop desolated desolation despair desperate desperation despicable
despise despite despondent despot despotic dessert destabilise destination destined destines destiny destitute destitution destroy destruction
destructive detach detachable detachment detail detained detains detect detectable detection detective detector detention deter detergent deteriorate
deterioration determinable determination determine determinism deterministic deterrent detest dethroned detonated detour detract detriment detrimental
devalue devastate devastation develop development deviate deviation device devil devious devise devoid devolved devote devotee devotion devours devout
dew diabetes diabetic diabolical diagnose diagnosis diagnostic diagonal diagram dial dialect dialog dialogue diameter diamond diaper diary diatribe
dice dictate dictation dictator dictatorial dictatorship dictionary did die died diesel diet dietary differ difference different differential
differentiate differentiation difficult difficulty diffuse diffusion dig digest digestible digestion digestive digit digital digitize dignified
dignify dignitary dignity digress digression dilate dilemma diligence diligent dilute dilution dim dime dimension dimensional diminish dimpling din
dine dinosaur diocese dioxide dip diphthongs diploma diplomacy diplomat diplomatic diplomatically dire direct direction directive director directory
dirt dirtied dirty disability disable disadvantage disagree disagreeable disagreement disallow disambiguate disappear disappearance disappoint
disappointment disapproves disarm disarray disaster disastrous disavow disband disburse disbursement disc discard discern discernible discharge
disciple disciplinary discipline disclaim disclose disclosure disco discomfort disconnect discontent discontinue discord discount discourage discourse
discover discovery discredited discreet discrepancy discrete discretion discretionary discriminate discrimination discriminatory discuss discussion
disdain disease disentangled disgrace disgraceful disgruntled disguise disgust dish disheartening dishonest dishonesty dishwasher disingenuous
disintegrate disintegration disinterested disjoint disk dislike dislocate dislodged dismal dismantle dismay dismiss dismissal dismissive dismount
disobedience disobeyed disorder disown disparaging disparate disparity dispatch dispelling dispensation dispense dispersal disperse dispersion
displace displacement display displeased displeasure disposable disposal dispose disposition disproportionate disprove dispute disqualified
disqualifies disqualifying disquieting disregard disrepute disrespect disrespectful disrupt disruption disruptive dissatisfaction dissatisfied dissect
dissection disseminate dissemination dissension dissent dissertation dissident dissimilar dissipates dissipation dissociate dissolution dissolve
dissonance distance distant distasteful distilled distinct distinction distinctive distinguish distinguishable distort distortion distract distraction
distress distribute distribution distributor district disturb disturbance disuse ditch dither ditto dive diverge divergence divergent diverse
diversified diversify diversion diversity divert divest divide dividend divine divinity divisible division divisor divorce divulge dizzy do dock
doctor doctorate doctrine document documentary documentation dodge dodo doe dog doghouse dogma dogmata doing dole doll dollar dolphin domain dome
domestic domesticated dominance dominant dominate domination dominion dominos don donate donation done donkey donor donut doodle doom door doorstep
doorway dope dormant dormitory dos dose dot double doubly doubt doubtful doubtless dough doughnut douse dove down downcast downfall downgrade downhill
downright downstairs downstream downtown downward doze dozen drab draconian draft draftsmen drafty drag dragon dragonfly drain drainage drama dramatic
dramatically dramatist dramatization dramatize drank drape drapery drastic drastically draw drawback drawl drawn dread dreadful dream dreamt dreamy
dredges dredging drenching dress dressy drew dribble dried drier dries driest drift drill drink drinkable drip drive drivel driven driveway drizzle
drone drool drop dropout dross drought drove drown drudge drudgery drug drugstores drum drunk drunken dry dual dualism dub dubious duck duct dud dude
due duel duet dug dugout duke dull duly dumb dummy dump dumpling dumpster dune dung dungeon dunno duo dupe duplex duplicate duplication durability
durable duration duress during dusk dust dustbin dusty duty duvet dwarf dwarves dwell dye dyed dying dynamic dynamically dynamite dynamo dynasty each
eager eagle ear earl earlier earliest earmarked earn earnest earrings earth earthquake earthworms earthy ease easel easier easiest easily east
easterly eastern eastward easy eat eaten eave eavesdropped eavesdropping ebb eccentric eccentricity ecclesiastical echo eclectic eclipse ecological
ecology economic economical economise economist economized economy ecosystem ecstatic ecumenical eddy edge edgewise edgy edible edit edition editor
editorial educate education educational educator eel effect effective effectual effervescent efficiency efficient effort effortless egg eggplant ego
egoism eh eigenvalue eight eighteen eighteenth eighth eighty either ejaculates ejaculating ejaculation eject ejection eke eked elaborate elaboration
elapse elastic elbow elder eldest elect election elective electoral electric electrical electricity electrocute electrode electromagnetic electron
electronic electronically electrostatic elegance elegant element elementary elephant elevate elevation elevator eleven eleventh elf elicit eligibility
eligible eliminate elimination elite elitist elk ellipse ellipsis elliptic elliptical elm eloquence eloquent else elsewhere elucidate elude elusive em
email emanate emancipation embargo embark embarrass embarrassment embassy embed ember embezzling embittered emblem embodied embody emboss embrace
embroidery embryo embryonic emerald emerge emergence emergency emergent emigrants emigrate emigration eminent emissaries emission emit emotion
emotional empathy emperor emphasis emphasize emphatic emphatically emphysema empires empirical employ employee employment emporium empower emptied
emptiness empty emulate emulation emulator enable enacted enacting enactment enacts encapsulate enchanted enchanting enchantment encircle enclose
enclosure encode encompass encore encounter encourage encouragement encroach encrypted encryption encumber encumbrances encyclopedia end endanger
endearing endeavor endeavour endemic endless endorse endorsement endow endurance endure enema enemy energetic energy enforce enforcement engage
engagement engine engraver engraving engrossed engulfs enhance enhancement enigma enigmatic enjoy enjoyable enjoyment enlarge enlargement enlighten
enlightenment enlist enliven enmity enormity enormous enough enquire enquiry enraged enrages enrich enrichment enroll enrollment enrolment ensemble
enshrining ensign enslaved ensue ensure entail entangle entanglement enter enterprise entertain entertainment enthralling enthusiasm enthusiast
enthusiastic enthusiastically entice entire entirety entitle entity entrails entrance entrant entrench entropy entrust entry enumerate enumeration
enunciated enunciation envelop envelope enviable envied envious environment environmental environs envisage envoy envy enzyme eons ephemeral epic
epidemic epilepsy epilog epilogue episode epithet epitome epoch epsilon equal equality equalize equate equation equator equatorial equilateral
equilibrium equip equipment equitable equity equivalence equivalent equivocal era eradicate erase erasure erect erection ergo ergonomic erode erosion
erotic err errant erratic erratically erroneous error erstwhile erudite erupt eruption escalate escalation escalator escape escort esoteric especially
espionage essay essence essential establish establishment estate esteem estimate estimation etch eternal eternity ether ethic ethical ethnic ethos
etiquette etymology evacuate evacuation evade evaluate evaluation evangelical evangelism evangelist evaporate evasion eve even event eventual
eventuality ever evergreen everlasting every everybody everyday everyone everything everywhere evict eviction evidence evident evil evoke evolution
evolutionary evolve ewe exacerbated exacerbating exact exaggerated exaggerates exalted exam examination examine example exasperate excavated
excavating excavations exceed excel excellence excellent except exception exceptional excerpt excess excessive exchange excise excite excitement
exclaim exclamation exclude exclusion exclusive excommunication excrete excruciating excursion excuse executable execute execution executive executor
exemplary exemplified exemplify exempt exemption exercise exert exhale exhaust exhaustion exhaustive exhibit exhibition exhort exhumed exile exist
existence existent exit exodus exorbitant exotic expand expandable expanse expansion expansive expatriate expect expectancy expectant expectation
expedient expedite expedition expel expend expendable expenditure expense expensive experience experiment experimental experimentation expert
expertise expiration expire expiry explain explanation explanatory explicit explode exploit exploitation exploration explore explosion explosive
exponent exponential export expose exposition exposure expound express expression expressive expulsion exquisite extant extend extension extensive
extent exterior extermination external extinct extinction extinguish extorted extorting extortion extra extract extraction extracurricular extradite
extradition extraneous extraordinarily extraordinary extrapolate extrapolation extraterrestrial extravagant extreme extremist extremity extricate
exuberance exuberant exude eye eyeball eyebrow eyed eyelids eyesight eyesores eyewitness fable fabric fabricate fabulous facade face faceless facet
facial facile facilitate facility facsimile fact factions factor factorial factorization factory factual faculty fad fade fail failure faint faintest
fair fairest fairy faith faithful fake falcon fall fallacy fallen fallible fallout false falsehood falsified falsity faltered faltering fame familiar
familiarity familiarize family famine famous fan fanatic fancier fanciful fancy fanfare fang fantastic fantastically fantasy far faraway farce fare
farewell farm farmland farther farthest fascinated fascinating fascination fascism fascist fashion fashionable fashionably fast fastest fat fatal
fatalistic fatality fate fateful father fathom fatigue fattening fatty faucet fault faulty fauna favor favorable favorably favorite favour favourable
favourably favourite fawned fawning fear fearful fearless fearsome feasibility feasible feast feat feather feathery feature feces fed federal
federation fee feed feedback feel feet feign feline fell fellow fellowship felony felt female feminine feminism feminist fen fence fended fender
ferment fern ferocity ferret ferried ferry fertile fertilisation fertilising fertility fertilized fertilizer fervent festering festival festive
festivities fetch fettered fetus feud feudal fever feverish few fewest fez fiasco fib fiberglass fibre fickle fiction fictional fictitious fiddle
fidelity fidgeting field fierce fiercest fiery fiesta fifteen fifteenth fifth fifty fig fight figment figuratively figure figurehead file filet fill
film filter filth filthy fin final finale finalise finalist finalize finance financial financiers finch find fine finesse finest finger fingernail
fingerprint fingertips finicky finish finite fir fire firearm firecracker firefighters fireplace firework firm firmware first firsthand fiscal fish
fisheries fisherman fishermen fishy fission fissure fist fit fittest five fix fixable fixation fixture fizz fizzled fizzles fizzy flabby flag flagrant
flagship flailing flake flaky flame flamingo flammable flank flannel flap flare flash flashback flashier flashlight flashy flask flat flatten flattery
flavor flavour flaw flawless flea fleck fled fledged flee fleece fleet flesh flew flex flexibility flexible flexibly flick flier flies flight flimsy
flinched flint flip flippant flirtatious flirting float flock flog flood floor flop floppy flora floral florist floss flounce flounder flour flourish
flow flowery flown flu fluctuate fluctuation flue fluent fluff fluffy fluid fluke flung flunk fluorescent flurry flush flute flutter flux fly flyover
foam focal foci focus focussed focussing foe fog foggy foil foist fold folk folklore folksy follow folly fond font food foodstuffs fool foolish
foolproof foot footage football foothold footnote footprint footsteps footwear footwork for fora foray forbade forbear forbid forbidden forbore
forborne force forceful forcibly ford fore forecast forefathers forefront foregoing foregone foreground forehead foreign foreman foremost foreplay
forerunner foresaw foresee foreseeable foreseen foreshadowing foresight foreskin forest forestall forestry forever forewarned forfeit forgave forge
forgery forget forgetful forgive forgiven forgo forgone forgot forgotten fork form formal formalise formality formalize format formation formative
formidable formula formulae formulate formulation forsake forsook fort forth forthcoming forthright fortified fortify fortitude fortnight fortress
fortunate fortune forty forum forward fossil foster fought foul foulest found foundation foundling foundry fountain four fourteen fourteenth fourth
fowl fox foyer fractal fraction fractional fractured fractures fragile fragility fragment fragmentation fragrance fragrant frail frailties frame
framework franchise frank frantic frantically fraternity fraud fraudulent fraught frayed freak freckles free freedom freehand freelance freest freeway
freeze freight french frenzy frequency frequent fresh freshman freshmen fret friars friction fried friend friendlier friendliest friendship fries
frieze frigate frightened frightening frightful frigidity frill frilly fringe frivolous fro frog frolicking from front frontier frost frosty froth
frown froze frozen frugal frugality fruit fruitful fruition fruitless fruity frustrate frustration fry fudge fuel fugitive fulcrum fulfil fulfill
fulfillment fulfilment full fullest fully fulness fumble fumes fun function functional functionality fund fundamental fundamentalism fundamentalist
funeral fungi fungicide fungus funnel funniest funny fur furious furl furnish furniture furry further furthermore furthest furtive fuse fusion fuss
fussy futile futility future futuristic fuzz fuzzy gab gable gadget gag gage gaiety gain gal gala galaxy gall gallery galley gallon gallows galore
galvanized gambit gamble game gamma gamut gander gang gangplank gangster gangway gap gape garage garbage garble garden gargle garlic garment garnet
garrison gas gaseous gash gasoline gasp gassed gasses gate gateway gather gaudy gauge gauntlet gave gawk gay gazelles gazing gear gee geese gel gem
gender gene genealogy genera general generalisation generalise generality generalization generalize generate generation generator generic generosity
generous genesis genetic genetically geneticist genie genital genius genocide genre gent gentle gentleman gentlemen gentry genuine genus geographic
geographical geography geological geologist geology geometric geometry geraniums germ germinate germination gesticulate gesture get getaway ghastly
ghetto ghost giant gibberish gift gig gigantic giggled giggles giggling gill gilt gimme gimmick gin ginger gingham giraffe girl girlfriend girth gist
give given glacier glad glade glamorous glance gland glare glass glassy glazed gleam glean glee glen glib glide glimpse glistening glittering gloating
global globe gloom gloomy glorified glorify glorious glory gloss glossary glossy glove glow glucose glue glut glutton glycerin gnarl gnat gnawed gnome
gnu go goad goal goalkeeper goat gob gobble goblin god goddess godfathers godless goes goggle going gold golden golf gone gong gonna goo good goodby
goodbye goodie goodnight goodwill gooey goof goofy goon goose gopher gore gorge gorgeous gorilla gory gosling gospel gossip got gotten gouging gourd
gourmet govern governess government governmental governor gown grab grace graceful gracious gradation grade gradient gradual graduate graduation
graffiti graft grain gram grammar grammatical grand grandchild grandchildren granddaughter grandest grandfather grandiose grandmother grandparent
grandson granite grannies granola grant granular granule grape grapevine graph graphic graphical graphite grappling grasp grass grasshopper grateful
grater gratification gratified gratify grating gratitude gratuities gratuitous grave gravel gravest graveyards gravitation gravitational gravity gravy
gray graze grease greasy great greatest greed greedily greediness greedy green greenery greenest greenhouse greet gregarious gremlins grenade grew
grey grid griddle grief grievances grieves grill grille grim grimacing grime grimmest grin grind grindstones grip gripe grisly grit gritty grizzly
groan grocery groin groom groove groovy gross grotesque ground groundwork group grovels groves grow growl grown growth grub grudge grueling gruelling
gruesome grumble grunt guarantee guarantor guard guardian gubernatorial guerilla guerrilla guess guessable guesswork guest guidance guide guideline
guilds guile guilt guilty guinea guise guitar guitarist gulf gulley gullible gully gulp gum gummy gun gunfire gurgling guru gushing gust gut guy gym
gymnasia gyrations gyroscope ha habit habitat habitation habitual hack hackneyed hacksaw had hag haggard haggles hah hail hair haircut hairdo
hairdressers hairiest hairy hale half halfway hall hallmark hallucination hallway halo halt halve ham hamburger hamlet hamper hamster hand handbag
handbook handcuffed handcuffs handful handicap handier handiest handiwork handle handlebar handout handshake handsome handsomest handwriting handy
hang hangout hangover haphazard hapless happen happier happiest happily happiness happy harassed harassing harassment harbor harbour hard harden
hardest hardship hardware hardwood hardy hare harem harking harm harmful harmless harmonic harmonious harmonised harmonize harmony harness harp
harpsichord harry harsh harshest hart harvest has hash hassle haste hasten hastily hasty hat hatch hate hateful hatred haul haunt have haven havoc
hawk hay haystack haywire hazard hazardous haze hazy he head headache headlights headline headlong headphone headquarter headrest headroom headway
heady heal health healthcare healthier healthiest healthy heap hear heard hearsay heart heartache heartbeat heartburn heartfelt hearth heartily
heartless hearty heat heath heathen heaven heavier heaviest heavily heavy heavyweight heckled heckling hectic hedge hedgehog heed heel hefty height
heighten heinous heir held helicopter helium hell hellish hello helmet help helpful helpless hem hemisphere hemlock hemorrhage hemp hen hence
henceforth hepatitis her herald herb herd here hereabouts hereafter hereby hereditary herein heresy heretic herewith heritage hermaphrodite hermit
hernia hero heroic heroin heroism herpes herself hes hesitant hesitate hesitation heterogeneous heterosexual heuristic hew hexadecimal hexagon
hexagonal hey heyday hi hiatus hibernate hibernation hiccup hick hid hidden hide hideous hierarchical hierarchy hieroglyphic high highbrow highest
highland highlight highway hijack hike hilarious hill hillier hillsides hilly hilt him himself hind hindrance hindsight hinge hint hip hippie
hippopotamus hippy hire his histogram historian historic historical history hit hitch hitchhiker hither hitherto hive ho hoard hoarse hoax hobbit
hobbles hobby hobnobbing hockey hodgepodge hoe hog hoist hold holdup hole holiday holiest hollow holly holocaust holster holy homage home homeland
homeless homemade homesick homestead homeward homework homeys homicidal homogeneous homogenize homonym homosexual homosexuality homy hone honest
honesty honey honeycomb honeymoon honk honor honorable honorary honour honourable hood hook hoop hooray hoot hop hope hopeful hopeless hopscotch horde
horizon horizontal hormone horn horny horoscope horrendous horrible horribly horrid horrific horrified horrifying horror horse horsepower horseshoe
horticultural hose hospitable hospital hospitality hospitalized host hostage hostels hostess hostile hostility hot hotbed hotel hottest hounded
hounding hounds hour hourglass house household housekeeper housewife housewives housework hove hovels how however howl hub hubbub huddle hue huff hug
huge huh hulk hull hullabaloo hum human humane humanitarian humanity humanize humble humblest humbly humid humidity humiliate humility humor humorous
humour hump hunch hunchback hundred hung hungry hunk hunt hurdle hurled hurling hurrah hurricane hurried hurry hurt hurtle husband hush husky hustle
hut hybrid hydraulic hydroelectric hydrogen hygiene hypertension hyphen hyphenate hyphenation hypnosis hypocrisy hypocrite hypocritical hypotheses
hypothesis hypothesized hypothesizing hypothetical hysteria hysterical ice iceberg icebreaker iced icicle icing icon icy id idea ideal idealists
idealized identical identifiable identification identified identifier identify identity ideological ideology idiocy idiom idiomatic idiosyncrasies
idiosyncratic idiot idiotic idle idly idol if ifs ignite ignition ignorance ignorant ignore ii iii ilk ill illegal illegible illegitimate illicit
illiterate illogical illuminate illumination illusion illustrate illustration illustrative illustrator illustrious image imagery imaginable imaginary
imagination imaginative imagine imbalance imbecile imbedded imitate imitation immaculate immaterial immature immeasurably immediate immense immersed
immigrant immigrated immigration imminent immoral immorality immortal immortality immune immunity immunize imp impact impair impairments impale
imparted impartial impasse impatient impeach impeccable impedance impede impediment impending impenetrable imperative imperfect imperfections imperial
imperialism imperialist impersonal impersonate impersonation impervious impetus impinge impish implant implausible implement implementable
implementation implicate implication implicit implied implore impolite import importance important importation impose imposition impossibility
impossible impossibly imposters impostor impotence impotent impoverished impractical imprecise impress impression impressive imprint imprisoned
imprisonment improbable improper impropriety improve improvement improvisation improvise impudence impudent impulse impulsively impunity impure in
inability inaccessible inaccuracy inaccurate inaction inactive inactivity inadequacy inadequate inadmissible inadvertent inadvisable inane inanimate
inapplicable inappropriate inarticulate inasmuch inaugural inaugurate inauguration inbuilt incantation incapable incapacitated incarcerated
incarceration incarnation incendiary incensed incentive inception incessant incest incestuous inch incidence incident incidental incisions incite
inclination incline include inclusion inclusive incoherent income incomparable incompatibility incompatible incompatibly incompetence incompetent
incomplete incomprehensible inconceivable inconclusive inconsequential inconsiderate inconsistency inconsistent inconvenience inconvenient incorporate
incorporation incorrect increase incredible incredibly incredulity incredulous increment incremental incriminating incubate incubator incumbent incur
incurable indebted indecent indecision indecisive indeed indefinite indelicate indent indentation independence independent indescribable
indestructible indeterminate index indicate indication indicative indicator indices indictment indifference indifferent indigenous indigestion
indignant indigo indirect indirection indiscriminate indispensable indistinguishable individual individualism individuality indivisible indoctrinating
indoctrination indomitable indoor induce inducement inducted induction indulge indulgence industrial industrialised industrialist industrialization
industrialized industrious industry ineffective ineffectual inefficiency inefficient inelegant ineligible inept inequality inert inertia inertial
inescapable inevitable inevitably inexact inexcusable inexorably inexpensive inexperience inexplicable infallible infamous infancy infant infantry
infeasible infect infection infectious infer inference inferior inferiority inferno infest infestation infield infiltrate infinite infinitesimal
infinitive infinity infirm infirmities infix inflammable inflammation inflammatory inflatable inflate inflation inflationary inflection inflexible
inflict influence influential influenza influx info inform informal informant information informational informative infrared infrastructure infrequent
infringe infringement infuriate infuse infusion ingenious ingenuity ingest ingrained ingredient inhabit inhabitants inhale inherent inherit
inheritance inhibit inhuman inhumane inhumanity initial initialisation initialise initialization initialize initiate initiation initiative initiator
inject injection injunction injure injurious injury injustice ink inky inlaid inland inlet inmates inn innards innermost innocence innocent innocuous
innovation innovative innumerable inoffensive inoperative input inquire inquiry ins insane insanity insatiable inscribed inscription inscrutable
insect insecure insecurity insensitive insensitivity inseparable insert insertion inside insidious insight insigne insignificant insinuated insist
insistence insistent insofar insoluble insolvency insolvent insomnia inspect inspection inspector inspiration inspire instability instal install
installation installment instalment instance instant instantaneous instead instigated instilling instinct instinctive institute institution
institutional institutionalized institutionalizing instruct instruction instructive instructor instrument instrumental insufficient insular insulate
insulation insulin insult insurance insure insurgent insurmountable intact intake intangible integer integral integrate integration integrity
intellect intellectual intelligence intelligent intelligible intend intense intensified intensifies intensifying intensity intensive intent intention
intentional inter interact interaction interactive intercept interception interchange interchangeable intercom interconnect intercontinental
intercourse interdependence interdependent interest interface interfere interference interim interior interject interlocking interlude intermarriage
intermediary intermediate interment intermingle intermittent intern internal international internet interplay interpolation interpose interpret
interpretation interracial interrogate interrogation interrogator interrupt interruption intersect intersection intersperse interstate intertwined
interval intervene intervention interview interwoven intimacy intimate intimidate intimidation into intolerable intolerance intolerant intoxication
intractable intramural intransitive intrepid intricacies intricate intrigue intrinsic intrinsically introduce introduction introductory introspective
intrude intrusion intrusive intuition intuitive inundated inundating invade invalid invalidate invaluable invariably invariant invasion invective
invent invention inventive inventor inventory inverse inversion invert invertebrate invest investigate investigation investigator investment investor
invigorate invincible invisible invisibly invitation invite invocation invoice invoke involuntarily involuntary involve involvement inward ion iota
irate ire iris irk iron ironic ironically irony irradiate irrational irreconcilable irrefutable irregular irregularities irrelevance irrelevant
irreplaceable irrepressible irresistible irrespective irresponsible irretrievably irreverent irreversible irrevocable irrevocably irrigation
irritability irritable irritants irritate irritation is island isle isolate isolation issue it italic italicised italicized itch item itemized
itemizing iterate iteration iterative itinerary its itself iv ivory ivy ix jab jack jackass jacket jackknife jackpot jade jagged jaguar jail jam
jangle jar jargon jaunty jaw jay jazz jealous jealousy jeans jelly jellyfish jeopardise jeopardize jeopardy jerk jersey jest jet jetty jewel jewellery
jewelry jibe jiffy jig jiggling jigsaw jinxed jitters jittery job jockey jog join joint joke jolly jolt jot journal journalism journalist journey
jovial joy joyful joyous joystick judge judgement judgment judicial judiciary judicious jug juggle juice juicy jumbled jumbo jump jumpy junction
juncture jungle junior juniper junk junkie junky junta jurisdiction jury just justice justifiable justifiably justification justified justify jut
juvenile juxtaposing juxtaposition kangaroo karate kayak keel keen keep keg ken kept kerchief kernel kerosene ketchup kettle key keyboard keynote
keystone keystroke keyword khaki kick kickbacks kickoff kid kidnapped kidnapping kidney kill kilo kilobyte kilograms kilometers kilometres kilowatts
kimono kin kind kinda kindergarten kindle king kingdom kink kinky kinship kiosk kiss kit kitchen kitchenette kite kitten kitty kiwi knapsack knee
kneel knew knife knight knighthood knit knives knob knock knockout knot know knowledge knowledgeable known knuckle koala kosher kudos lab label labor
laboratory laborious labour labyrinth lace lacerated lack lacquered lacrosse lacy lad ladle lady ladybug lag lagoon laid lain lake lamb lambda lame
lamenting lamp lance land landlord landmark landowner landscape landslide lane language languish languor lantern lap lapel lapse lard large largest
larva larvae laryngitis laser lass last latch late latent lateral latest latex lathe latitude latrine latter lattice laugh laughable laughter launch
launder laundry laureate laurel lava lavender lavish law lawful lawmaker lawn lawsuit lawyer lax laxative lay laymen layout lazier laziest laziness
lazy leach lead leaden leadership leaf leaflet league leak leakage leaky lean leap leapt learn learnt lease leash least leather leave lecture led
ledger lee leech leeks leer leery leeway left leftmost leg legacy legal legalised legality legalized legend legendary legibility legible legibly
legions legislated legislation legislative legislator legislature legitimacy legitimate leisure lemon lend length lengthen lengthier lengthy leniency
lenient lens lent leopard lesbian lesions less lessen lesson lest let lethal letterhead lettuce letup leukaemia leukemia levee level lever leverage
levied levity levy lexical lexicon liability liable liaison liar libel libellous liberal liberalisation liberalism liberalization liberalized liberate
liberation libertarian liberty librarian library lice licence license lick lid lie lied lieu lieutenant life lifeforms lifeline lifelong lifespan
lifestyle lifetime lift ligament ligature light lighten lightest lighthouses lightning lightweight lii like likeable likelihood likened likewise lily
limb limbo lime limelight limerick limestone limit limitation limitless limousine limp linchpin line lineage linear linefeed linen linger lingerie
lingo linguist linguistic link linkage lint lion lioness lip lipstick liquid liquidate liquidation liquified liquor lisp list listen lit literacy
literal literary literate literature litigation litre litterbug little littlest liturgy livable live liveable liveliest livelihood liveliness
livestock livid lix lizard llama load loadable loaf loan loath lob lobbied lobby lobbyist lobster local locale localise locality localize locate
location lock locksmith locomotion locomotive locusts lodge loft loftier lofty log logarithm logarithmic logic logical logo loiter lollipop lone
lonesome long longest longevity longhand longish longitude longitudinal look lookout loom loon looney loop loophole loose loosen looted looting lop
lope lopsided lord lore lorry lose loss lost lot lotion lottery lotus loud loudest loudspeaker lounge lousy love low lowest loyal loyalty lozenge
lubricant lubricate lubrication lucid luck luckier luckily lucky lucrative ludicrous lug luggage lumber lumberjack luminaries luminous lump lumpy
lunacy lunar lunatic lunch luncheon lunchtime lung lunge lurch lure lurid lurk lush lust luxurious luxury lvi lxi lye lying lyric lyrical ma macabre
mace machete machine machinery machinists macho macintosh mackerel macroscopic mad madam maddest made magazine magenta magic magical magician
magistrates magnanimous magnesium magnet magnetic magnetize magnificence magnificent magnified magnify magnitude magnolia mahogany maid maiden mail
mailbox mailman main mainframe mainland mainline mainstream maintain maintainability maintainable maintenance maize majesty major majority make makeup
malady malaria male malevolent malformed malfunction malice malicious malignant maligning mall malleable malt mama mamma mammal mammalian mammoth man
manage manageable management managerial mandate mandatory maneuver manger mangle mango mangrove manhood mania maniac manic manicure manifest
manifestation manifesto manifold manipulate manipulation mankind mannerisms manoeuvre manor manpower mansion manslaughter mantel mantelpiece mantle
mantlepiece manual manufacture manure manuscript many map maple mar marathon marble march mare margin marginal maria marijuana marina marine marital
maritime mark market marketable marketplace maroon marquee marriage married marrow marry marsh marshal marshy mart martial martin martyr martyrdom
marvel marvelous mas mascot masculine mash mask mason masquerade massacre massage massive master masterpiece mastery masts masturbation mat matador
match mate material materialise materialistic materialize maternal maternity math mathematical mathematician mathematics matriarch matrices
matriculation matrimony matrix matt matte mattress mature maturity mauled mauling mausoleums mauve maverick maxim maxima maximal maximise maximize
maximum may maybe mayhem mayor maze me meadow meager meagre meal mean meandering meaningful meaningless meant meantime meanwhile measles measurable
measure measurement meat mechanic mechanical mechanism mechanized medal meddle media median mediate mediation mediator medical medication medicinal
medicine medieval mediocre mediocrity meditate meditation medium meet megabyte megaphone megatons melancholy mellow melodic melodrama melody melon
melt member membership membrane mementos memo memoirs memorable memoranda memorandum memorial memorised memorize memory men menacing menagerie mend
menial mental mentality mention mentor menu meow mercantile mercenary merchandise merchant merciful mercilessly mercury mercy mere merge meridian
merit mermaid merrier merry mes mesh message messenger messier messy met metabolic metabolism metal metallic metallurgy metaphor metaphorical
metaphysical meteor meteoric meteorite meteorologists meteorology method methodology metre metric metro metropolitan mew mice microbe microbiology
microphone microprocessor microscope microscopic microsecond microwave midday middle middleman middlemen midget midnight midriff midst midstream
midway might mighty migraine migrant migrate migration mike mild mildest mile mileage milestone militant militarily military milk milky mill
millimeters millimetres million millionaire millionth millisecond mime mimic mimicked mimicking mimicry mince mind mindful mindless mine minefield
mineral mingle miniature minibus minimal minimalism minimise minimize minimum minions miniscule minister ministerial ministry mink minor minority mint
minus minuscule minute miracle miraculous mirage mired mirror misapprehension misappropriated misbehave misbehavior misbehaviour miscarried
miscellaneous mischief mischievous misconception misconduct misconstrued misdemeanor misdirected miserable miserably misery misfits misfortune
misgivings misguided misguiding mishap misinformation misinterpret misinterpretation misjudged misjudges mislead misled mismanagement mismatch
misnomer misplace misprint misquote misread misrepresent miss missile mission missionary missive misspell misspelt mist mistake mistaken mistook
mistress mistrust misty mistype misunderstand misunderstood misuse mite mitigate mittens mix mixture mnemonic moan mob mobile mobilised mobility
mobilization mobilize moccasin mock mockery mod modal mode model moderate moderation moderator modern modernisation modernise modernity modernization
modernize modest modesty modicum modification modified modifier modify modular modulate modulation module moist moisture mold moldy mole molecular
molecule mollify mollusk molten mom moment momentarily momentum momma monarch monarchy monastery monastic monetary money mongoose monies monitor monk
monkey monochrome monogamous monogamy monolithic monopolize monopoly monorail monotonically monotony monsoon monster monstrous month monument
monumental moo mood moody moon mooring moose moot mop moral morale morality morass morbid more moreover morning moron morphology morsel mortal
mortality mortar mortgage mortification mortuaries mosaic mosque mosquito moss most motel moth motherhood motif motion motivate motivation motive
motley motor motorcade motorcycle motorist motorized motorway motto mouldy mound mount mountain mountaineer mountainous mourn mouse mouth mouthful
mouthpiece movable move movement movie mow ms mu much muck mucus mud muddied muddier muddle muddy muffed muffin muffle mug mulch mulls multi
multinational multiple multiplication multiplicative multiplicity multiplied multiply multiprocessing multitasking multitude mum mumble mummies
munched munching mundane municipal municipality mural murder murderous murky muscle muscular muse museum mush mushroom music musical musician musk
musket muss mussels must mustache mustang mustard mutate mutation mute mutilate mutilation mutinies mutt mutual my myriad myself mysterious mystery
mystic mystical mysticism myth mythical mythology nab nag nail naive naked name nameless namesakes nap nappies narcotic narrates narration narrative
narrow narrowest nasal nastiest nastiness nasty nation national nationalism nationalist nationality nationwide native natty natural naturalists
naturalization naturalized nature naught naughty nausea nauseous nautical naval navigable navigate navigation navigator navy nay near nearby nearest
neat nebula necessarily necessary necessitate necessity neck necklace necktie nectarines need needle needless needy negate negation negative neglect
negligence negligent negligible negotiable negotiate negotiation negotiator neighbor neighborhood neighbour neighbourhood neither neon neophyte nephew
nerve nervous nest nestled net nether nettle network neural neurologist neurosis neuter neutral neutralised neutrality neutron never nevertheless new
newbie newborn newcomer newest newfangled newsagents newscast newsletter newspaper newsprint newsstands newt newton next nibble nice nicest niche nick
nickel nickname nicotine niece niftier nifty nigh night nightclub nightgown nightingale nightmare nighttime nil nimble nine nineteen nineteenth ninety
ninth nip nipple nit nite nitrate nitrogen no nobility noble nobleman noblest nobody nocturnal nod node noes noise noiseless noisier noisily noisy
nomad nomadic nomenclature nominal nominate nomination nominative nominee non nonchalant nondescript none nonetheless nonfiction nonpartisan nonprofit
nonsense nonsensical nonstandard nontrivial nonviolence noodle noon nor norm normal normality north northeast northeastern northern northward
northwest northwestern nose nostalgia nostalgic nosy not notable notably notation notch note notebook noteworthy nothing notice noticeable noticeably
noticeboard notification notified notify notion notional notoriety notorious notwithstanding noun nova novel novelist novelty novice now nowadays
nowhere noxious nozzle nuance nuclear nuclei nucleus nude nudge nudity nuisance null nullified nullify numb numeral numerate numerator numeric
numerical numerous nun nuptial nurse nursery nurture nut nutmeg nutrient nutrition nutritional nutritious nutshell nutty nuzzle nylon oaf oak oar
oases oasis oath obedience obelisks obesity obey obfuscation object objection objectionable objective objector obligate obligation obligatory oblige
oblique oblivion oblivious obnoxious oboe obscene obscenity obscure obscurity observable observance observation observatory observe obsession
obsessive obsolescence obsolescent obsolete obstacle obstetrician obstruct obtain obtainable obvious occasion occasional occupancy occupants
occupation occupational occupied occupy occur occurrence ocean oceanic octagon octal octave octopus odd oddest oddity ode odious odor of off offbeat
offence offend offense offensive offhand office official offload offset offshoot offshore offspring often oftenest ogle ogre oh ohm ohs oil oily okay
old oldest olive omega omelette omen omission omit omnibus omnipotence omnipotent omniscient on once oncoming one onerous oneself ongoing onion only
onslaught onto onus onward oodles ooze opal opaque open opera operand operate operatic operation operational operative operator ophthalmology opinion
opinionated opium opponent opportune opportunity oppose opposite opposition oppress oppression oppressive opt optic optical optima optimal
optimisation optimise optimism optimist optimistic optimization optimize optimum option optional opulent opus or oracle oral orange orangutan orator
orbit orbital orchard orchestra orchestrate orchestration orchid ordained ordeal order ordinances ordinarily ordinary ore organ organic organisation
organisational organise organism organization organizational organize orgasm orgy orient orientated orientation orifice origin original originality
originate originator ornament ornamental orphan orphanage orthodontist orthogonal orthography oscillate osmosis ostensible ostensibly ostriches other
otherwise otter ouch ought ounce our ourselves oust out outbound outbreak outburst outcasts outclass outcome outcry outdated outdo outdoor outermost
outfield outfit outgoing outgrow outgrowth outlaw outlay outlet outline outlive outlook outnumber outpatient outposts output outrage outrageous
outright outrunning outruns outset outshines outside outspoken outstanding outstripped outstrips outward outweigh ova oval oven over overall overblown
overboard overburdened overcame overcharging overcome overcrowded overcrowding overdraft overdrawn overdraws overdue overestimate overflow overgrown
overhang overhaul overhead overheard overheat overkill overlaid overlap overlay overload overlong overlook overnight overpass overpopulation
overpowering overpriced overprint overran overrated overrating overridden override overrode overrule overrun overseas oversee overshadowed overshoot
overshot oversight overstated overstating overt overtake overtaken overthrown overtime overtones overtures overturn overuse overview overweight
overwhelm overworked overwrite overwritten owe owed owing owl own ownership ox oxen oxide oxygen oyster ozone pa pace pacemaker pacific pacifiers
pacifist pacify pack package packet pact pad paddle paddy padlocks page pageant pagination pagoda paid pain painful painless painstaking paint pair
pajamas pal palace palate pale paleontologist palette palm paltry pamphlet pan panacea pancake pancreas pancreatic panda pandemonium pandering pane
panel pang panhandle panic panicking panorama panoramic panther panties pantomime pants pap papa paperback paperweights paperwork par parable
parachute parade paradigm paradise paradox paragon paragraph parallel paralysed paralysis paralyzed parameter paramount paranoia paranoid paraphrase
parasite parcel parch pardon pare parent parentage parental parentheses parenthesis parenthetical parenthood parish parity park parliament
parliamentary parochial parodies parole parrot parse parsec parsley parsons part partake partial participant participate participation particle
particular partisan partition partner partnership partook party pas passable passage passenger passion passionate passive passport password past pasta
paste pastel pastime pastor pastoral pasture pasty pat patch patent paternal path pathetic pathological pathology pathway patience patient patio
patriot patriotic patriotism patrol patronage patronizing patrons pattern patty pauper pause pave pavement pavilions paw pawn pay payable payload
payment payoff payroll pea peace peaceable peaceful peach peacock peak peanut pear pearl peasant pebble pecan peck peculiar peculiarity pedagogy pedal
pedantic pedantry pedants peddle pedestal pedestrian peek peel peep peer peeve peg pellets pelts pelvic pelvis pen penal penalize penalty penance
pence pencil pend pendant pendulum penetrate penetration penguin peninsula penis penny pension pensive penthouse penultimate people pep peppermint per
perceive percent percentage perceptible perception perceptive perch percolate percussion perfect perfection perfectionist perform performance perfume
perhaps peril perilous perimeter period periodic periodical peripheral perish perjury perk permanent permeate permissible permission permissive permit
permutation pernicious peroxide perpendicular perpetrated perpetrating perpetrator perpetual perpetuate perplexed perplexity persecute persecution
persevere persist persistence persistent person persona personable personal personalised personality personalize personnel perspective persuade
persuasive pertain pertinent perturb perusal peruse pervaded pervasive perverse perversion perverted perverts pesky pessimism pessimist pessimistic
pest pestered pet petite petition petrified petrol petroleum petticoat petty pewter phantasy phantom pharmaceutical pharmacist pharmacy phase pheasant
phenomena phenomenal phenomenon philanthropic philanthropist philanthropy philosopher philosophical philosophy phobias phoenix phone phonetic phony
phosphor phosphorescent phosphorus photo photocopied photocopy photograph photographic photography photon phrase phraseology physical physician
physicist physics physiological physiology physique pi pianist piano piccolo pick pickaxe pickets pickier pickle pickup picky picnic pictorial picture
picturesque pie piece piecemeal pier pierce pig pigeon pigeonhole piggyback pigment pigtail pike pile pilfered pilfering pilgrimage pilgrims pill
pillage pillar pillow pilot pin pinch pine pineapple pinion pink pinnacle pinpoint pint pioneer pipe pipeline pique piracy pirate pis pistol piston
pit pitch pitchfork piteous pitfall pithy pitied pitiful pity pivot pixy pizza placate place placement plagiarism plagiarist plagiarizing plague plaid
plain plaintiffs plan planar plane planet planetary plankton plant plantation plaque plasma plaster plastic plate plateau platform platinum platoon
platter plausibility plausible plausibly play playback playground playpen plaything playwright plaza plea plead pleasant pleasantries please
pleasurable pleasure pledge plentiful plenty plethora pliers plight plod plop plot plough plowing ploy pluck plug plum plumb plummet plundered plunge
plural plurality plus plush plusses plutonium ply plywood pneumonia poach pocket pod podium poem poet poetic poetry poignancy point pointless poise
poison poisonous poke polar polarised polarity polarize pole police policeman policy polish polite political politician politics poll pollster
pollutants pollute pollution polo polygon polynomial pomegranate pomp pompous pond pony poodle pool poop poor poorest pop popcorn pope poplars
populace popular popularity popularize populate population populous porcelain porch pore pork pornographic pornography porous porpoise port
portability portable portal portend portfolio portion portrait portray portrayal pose position positional positive possess possession possessive
possessor possibility possible possibly post postage postal postbox postcard postcode posterior posterity posthumous postman postmaster postpone
postscript postulate posture pot potassium potato potency potent potential pothole potion pottery pouch poultry pounce pound pour pout poverty powder
powdery power powerful powerhouse practicable practical practice practise practitioner pragmatic pragmatism praise pranced prank pray preached
preaches preaching preamble precarious precaution precautionary precede precedence precedent precinct precious precipice precipitation precipitous
precise precision preclude precocious preconceived precursor predator predecessor predefined predicament predicate predict predictable predictably
prediction predictor predominant predominate preeminent preempt prefab preface prefect prefer preferable preferably preference prefix pregnancy
pregnant prehistoric prejudice prejudicial preliminary prelude premature premier premiere premise premium prenatal prepaid preparation preparatory
prepare prepay preponderance preposition preposterous prerequisite prerogative prescribe prescription presence present presentation preservation
preservative preserve preside presidency president presidential press pressure prestige prestigious presto presumably presume presumption presumptuous
presuppose pretend pretense pretentious pretext prettier prettiest pretty pretzel prevail prevalence prevalent prevent preventable prevention
preventive preview previous prey price priceless prick pride priest prim primarily primary primate prime primeval primitive prince principal
principality principle print printable printout prior priority prise prism prison privacy private privatization privatized privilege privy prize pro
probabilistic probability probable probably probe problem problematic procedural procedure proceed process procession processional processor proclaim
proclamation procrastinate procrastination procure procurement prod prodigal produce product production productive productivity profane profanity
professed professes profession professional professor proficient profile profit profitable profound profundity profuse profusion progeny prognosis
program programmable programme progress progression progressive prohibit prohibition prohibitive project projectile projection projector proliferate
proliferation prolific prolog prologue prolong prom prominence prominent promiscuity promiscuous promise promote promotion prompt promulgate prone
prong pronoun pronounce pronouncement pronunciation proof proofreading prop propaganda propagate propagation propel propensity property prophecy
prophesy prophet proponent proportion proportional proposal propose proposition proprietary proprietor propriety prose prosecute prosecution
prosecutor prospect prospective prospectus prosper prosperity prosperous prostitute prostitution protagonists protect protection protective protector
protein protest protestors protocol proton prototype protract protruding protrusion proud proudest provable provably prove proven provenance proverb
proverbial provide province provincial provision provisional proviso provocation provocative provoke prowess prowl proximity proxy prudence prudent
prudish prune pry psalm pseudo pseudonym psyche psychiatrist psychic psychological psychologist psychology psychoses psychosis psychotherapy pub
puberty public publication publicising publicity publicize publish pudding puddle puff puffy puke pull pullover pulp pulpit pulse puma pummel pump
pumpkin pun punch punchline punctuate punctuation pundit pungent punish punishment punitive punk punt puny pup pupil puppet puppy purchase pure puree
purge purification purified purify purity purple purported purporting purports purpose purposeful purse pursue pursuit pus push pushy pussy put
putative putt putty puzzle pyramid python qua quack quadrangle quadrant quadratic quadrilateral quadruple quagmire quaint quake qualification
qualified qualifier qualify qualitative quality qualms quantifier quantify quantitative quantity quantum quarantine quark quarry quart quarterback
quartet quartz quaver queasy queen queer quell quenching queried query quest question questionable questionnaire queue quibble quick quicken quickest
quicksand quiet quietest quilt quip quirk quirky quit quite quiver quiz quizzes quorum quota quotation quote quotient rabbi rabbit rabble rabid
raccoon race racial racism racist rack racket racketeering racoons racy radar radial radiant radiate radiation radiator radical radii radio
radioactive radius raffle raft rag rage raid rail railroad railway rain rainbow raincoat rainfall rainforest rainwater rainy raise rake rallied rally
ram ramble ramification ramp rampage rampant ran ranch random rang range rank rankle ransom rant rap rape rapid rapist rapport rare rarest rarity rash
raspberry raster rat rate rather ratification ratified ratify ratio ration rational rationale rationalise rationalize rattle raucous ravages rave
ravel raven ravine ravish raw ray raze razor re reach react reaction reactionary reactive reactor read readability readable readership readily
readiness readjusting ready real realise realism realist realistic realistically reality realization realize reallocate realm realty reams reap
reappear rear rearrange reason reasonable reasonably reassurance reassure rebate rebel rebellion rebellious rebind rebirth reborn rebound rebuff
rebuild rebuilt rebukes rebut rebuttal recalcitrant recall recant recap recapture receded recedes receding receipt receive recent receptacle reception
receptionist receptive recess recession recharge rechargeable recipe recipient reciprocal reciprocate recital recitation recite reckless reckon
reclaim reclamation recognisable recognise recognition recognizable recognize recoils recollection recommend recommendation recompense recompile
reconcile reconciliation reconfigure reconnaissance reconnect reconsider reconstruct reconstruction record recount recoup recourse recover recoverable
recovery recreate recreation recreational recruit recruitment rectal rectangle rectangular rectified rectify rector recur recurrence recursion
recursive recycle red redeem redeemable redefine redefinition redemption redesign redirect redirection rediscover redistribute redistribution redo
redone redraft redraw redress reduce reduction redundancy redundant reed reef reeked reel refer referee reference referendum refill refine refinement
refinery reflect reflection reflex reflexive reform reformat reformation refraction refrain refresh refrigerated refrigerator refueled refuge refugee
refund refurbished refusal refuse refutation refute regain regale regalia regard regardless regenerate regeneration regent regime regimen regimental
regiments region regional register registrar registration registry regress regression regret regrettable regrettably regular regularity regulate
regulation rehabilitation rehash rehearsal rehearsed rehearses reign reimburse reimbursement rein reincarnate reincarnation reindeer reinforce
reinforcement reinstate reinstatement reiterate reject rejection rejoice rejoin rejuvenate relate relation relational relationship relative
relativistic relativity relax relaxation relay release relegate relent relentless relevance relevant reliability reliable reliably reliance reliant
relic relied relief relieve religion religious relinquish relish reload relocatable relocate relocation reluctance reluctant rely remade remain
remainder remake remark remarkable remarkably remedied remedy remember remembrance remind reminiscent remiss remission remit remittance remnant
remodel remote removable removal remove remuneration rename render rendezvous rending rends renege renew renewable renewal renovate renovation renown
rent rental reopen reorganised reorganising reorganization reorganize repaid repair repatriate repay repayment repeal repeat repeatable repellant
repelled repellent repent repercussions repertoire repetition repetitious repetitive rephrase replace replacement replay replenish replete replica
replicate replication replied reply report repose repository reprehensible represent representation representative reprint reprisal reproduce
reproduction reproductive reprogramming reptile republic republican repudiates repudiating repudiation repugnant repulsed repulsive reputable
reputation repute request require requirement requisite requisition reread rerouted rerouting resale reschedule rescind rescue research resemblance
resemble resent reservation reserve reservoir reset reshuffle reside residence resident residential residual residue resign resignation resilience
resilient resin resist resistance resistant resistors resolute resolution resolve resonance resonant resort resounding resource resourcefulness
respect respectability respectable respectful respective respiratory respond response responsibility responsible responsibly responsive rest restart
restaurant restful restitution restless restoration restore restrain restraints restrict restriction restrictive restructure resubmit result resultant
resume resumption resurgence resurrect resurrection retail retain retaliate retaliation retard retention rethink reticence retire retirement retort
retract retreat retribution retrieval retrieve retroactive retrograde retrospect retry return retype reunion reunite reuse rev revamp reveal revel
revelation revenge revenue reverberated reverberations revere reversal reverse reversible reversion revert review revise revision revisit revival
revive revoke revolt revolution revolutionary revolutionise revolutionize revolve revved reward rewind rework rewrite rewritten rewrote rhetoric
rhetorical rheumatism rhino rhinoceros rhododendron rhubarb rhymes rhythm rhythmic rib ribbon rice rich richest rickety rickshaw ricochet rid riddance
riddle ride ridge ridicule ridiculous rife rifle rig right righteous rightful rightmost rigid rigidity rigor rigorous rim ring rink rinse riot rip
ripe ripen ripple rise risen risk risky rite ritual rival rivalry river rivet roach road roadblock roam roar roast rob robbery robe robin robot robust
rock rocket rocky rod rode rodents rodeo roe rogue role roll roman romance romantic romp roof rook rookie room roommate roomy roost root rope rosary
rose rosemary roster rosy rot rotate rotation rote rotor rotten rouge rough roulette round roundabout roundest rousing rout route routine row rowboat
rowdy royal royalty rpm rub rubbish rubble rubric ruby rudders ruddy rude rudimentary rue rueful ruff rug rugby ruin ruinous rule rum rumbles rumbling
ruminate rummaging rumor rumour rumpled run runaway rundown rune rung runway rupture rural ruse rush rust rustic rustle rusty rut ruthless sabbatical
saber sabotage sac sack sacrament sacred sacrifice sad saddened saddens saddle safari safe safeguard safekeeping safest safety sag saga sage said sail
sailboat sailor saints sake salad salami salary sale salesman salesmen salesperson saliva salivates sally salmon salon saloon salt salutation saluting
salvage salve same sample sanatoria sanctifies sanctimonious sanction sanctuary sand sandal sandpaper sandstone sandwich sandy sane sanest sang
sanitary sanitation sanity sank sap saplings sapphire sarcasm sarcastic sardine sari sassy sat satanic satellite satin satire satirical satisfaction
satisfactorily satisfactory satisfied satisfy saturate saturation sauce saucepan saucy sausage savage save savior savor savory savour savvy saw
sawdust saxophone say scab scaffolding scalar scalded scale scalloped scallops scalp scan scandal scant scapegoats scar scarce scarcity scare scarf
scarier scariest scarves scary scathing scatter scavenger scenario scene scent sceptic sceptical scepticism schedule scheme schizophrenia scholar
scholarship scholastic school schoolchildren schooner science scientific scientifically scientist scissor scold scoop scooted scooter scope score
scorn scorpion scotch scoundrels scoured scouring scout scowl scram scramble scrap scrape scratch scream screech screen screw screwdriver screwy
scribble scribe script scripture scroll scrounge scrub scrutinize scrutiny scuffles sculptor sculpture scurry sea seafaring seal seam seaman seamen
sear search seashell seashore seaside season seasonal seat seaweed sec secede secession second secondarily secondary secrecy secret secretary secrete
secretion secretive sect section sector secular secure security sedan sedate sedative sediments seduce seduction seductive see seed seedling seek seem
seemingly seen seep seer segment segmentation segregate segregation seize seizure seldom select selection selective selector self selfish sell
semantic semantically semblance semen semester semicircle semicolon semiconductor seminar seminary senator send senile senior seniority sensation
sense senseless sensibilities sensible sensibly sensitive sensitivity sensor sensory sensual sensuality sent sentence sentient sentiment sentimental
sentry separate separation separator sequel sequence sequential sera serenade serene serenity serial series serious sermon serpent serum servant serve
service serviceable servitude session set setback settable settle settlement seven seventeen seventeenth seventh seventy sever several severance
severe severity sew sewage sex sexual sexuality sexy shabby shack shackle shade shadow shadowy shady shaft shaggy shake shaken shaky shall shallow
shallowest sham shambles shame shameful shampoo shamrock shanties shape share shareholder shark sharp sharpen shatter shave shaven shawl she sheaf
shear sheath shed sheen sheep sheet sheikh shelf shell shelter shelve shepherd sheriff sherry shield shift shiftless shifty shimmer shin shine
shingles shiny ship shipment shirk shirt shiver shoal shock shoe shone shook shoot shop shore short shortage shortcoming shorten shortest shortfall
shorthand shortlist shot shotgun should shout shove shovel show showcase showdown shown showy shrapnel shred shrew shrewd shrieking shrieks shrill
shrimp shrine shrink shrinkage shroud shrug shrunk shuck shudder shuffle shun shut shutdown shuttle shy sibling sic sick sickened side sideline
sidestep sidetracked sidetracking sidewalk sideways siege sieve sift sigh sight sigma sign signal signature significance significant signified signify
silence silent silhouette silicon silk sill silliness silly silo silt silver similar similarity simile simmer simple simplest simplex simplicity
simplification simplified simplify simplistic simply simulate simulation simulator simultaneous sin since sincere sincerest sincerity sine sinew
sinful sing singe single singular singularity sinister sink sinus sip siphon sir sire siren sister sit site situated situation six sixteen sixteenth
sixth sixty sizable size sizeable sizzle skate skateboard skeleton skeptic skeptical skepticism sketch sketchy skew ski skid skill skim skin skip
skirmish skirt skit skull skunk sky skyline skyrocket skyscraper slab slack slain slam slander slang slant slap slash slate slaughter slave slavery
slaying sleazy sled sledgehammer sleek sleep sleepier sleepless sleepy sleet sleeve sleigh slender slept slew slice slick slid slide slight slightest
slim slime sling slingshot slink slip slit slob slogan slop slope sloppy slot sloth slouch slow slowest sludge slug sluggish sluice slum slumber slump
slur sluts sly smack small smallest smallish smallpox smart smartest smash smattering smear smell smelly smelt smidge smile smirk smith smithereens
smitten smog smoke smokestacks smooth smother smudging smug smuggle snack snag snail snake snap snappier snappy snapshot snare snarling snatched
snatching sneak sneakier sneaky sneer sneeze sniff snip snippet snitches snob snooker snoop snooze snore snort snot snout snow snowball snowfall
snowflake snowy snubs snuck snuff snug so soak soap soar sob sobriety soccer social socialism socialist socialized society sociological sociologist
sociology sock socket sod soda sodium sofa soft softball softened softening softens software soggier soil solace solar sold soldier sole solemn soli
solicit solicitor solid solidified solidify solidity solitaire solitary solitude solo solution solve solvent somber some somebody someday somehow
someone someplace something sometime somewhat somewhere son sonatas song sonic sonnet soon soonest soot soothe sop sophisticated sophistication
sophistry soprano sorcerer sore sorrow sorry sort sorta sought soul sound soundtrack soup sour source south southeast southeastern southern southpaw
southward southwest southwestern sovereign sovereignty sow sown sox spa space spacecraft spaceship spacial spacious spade spaghetti span spank spar
spare spark sparkle sparse spasms spat spate spatial spattering spawn speak spear special specialise specialist speciality specialization specialize
specialty species specific specifically specification specified specifier specify specimen speck spectacle spectacular spectators specter spectrum
speculate speculation speculative speculators sped speech speed speedboat speedier speediest speedometer speedy spell spelt spend spent sperm spew
sphere spherical sphinx spice spicy spider spied spies spike spill spin spinal spine spineless spinster spiral spirit spiritual spit spite splash
splat splattering splendid splendor splendour splice splint split splurge spoil spoilt spoke spoken spokesman spokesmen spokesperson spokeswoman
sponge spongy sponsor sponsorship spontaneous spoof spooked spooky spool spoon spoonful sporadic spores sport sportsmanship spot spotlight spotty
spouse spouts sprains sprawled sprawling spray spread spreadsheet spree spring springboard sprinkle sprint sprouted sprouts spruce sprung spun spur
spurious spurn spurt spy squabble squad squadron squander square squash squat squawks squeak squeaky squeal squeamish squeeze squelch squid squint
squire squirm squirrel squirt stab stabilise stability stabilize stable stack stadia stadium staff stag stage stagecoach stagnated stagnating
stagnation stain staircase stairs stairways stake stale stalemate stalk stall stallion stalwart stamina stamp stampede stance stand standard
standardisation standardise standardization standardize standby standpoint stank stanza staple star starch stardom stare starfish stark starlight
start startle starvation starve state statement statesman statesmen static station stationary stationery statistic statistical statue stature status
statute statutory stave stay steadied steadily steady steak steal stealth steam steamy steel steep steeple steer stellar stem stencil stenography step
stereo stereotype sterile sterilized sterling stern stethoscope stew steward stewardess stick sticky stiff stiffen stifle stigma stigmata still
stilted stimulant stimulate stimulation stimuli stimulus stinging stingy stinking stinks stint stipulate stipulation stir stirrup stitch stock
stockbroker stockholder stockpiles stoical stoke stole stolen stomach stomp stone stood stool stoop stop stopgap stopover stoppage stopwatch storage
store storey storm stormy story stout stove stow straddle straight straighten straightforward strain straits strand strange strangest strangle strap
strata strategic strategy stratified stratosphere stratum straw strawberry stray streak stream streamline street streetcar strength strengthen
strenuous stress stressful stretch strewn stricken strict strictest stride strife strike string stringent strip stripe strive strode stroke stroll
strong strongest stronghold strove struck structural structure struggle strumming strung strut stub stubborn stuck stud student studied studio study
stuff stuffy stumble stump stun stung stunk stunt stupid stupidest stupidity stupor sturdy style stylish stylistic stylus suave sub subcommittee
subconscious subdivide subdivision subdued subgroup subject subjective subjugated subjugating subjunctive sublime submarine submerge submission
submissive submit subnormal subordinate subprogram subroutine subscribe subscript subscription subsection subsequent subset subsidiary subsidize
subsidy subsist subsistence substance substandard substantial substantiate substitute substitution subsystem subtle subtlety subtly subtract
subtraction suburb suburban subversive subvert subway succeed success successful succession successive successor succinct succour succumb such suck
sudden sue sued suede suffer suffice sufficient suffix suffrage sugar suggest suggestion suicidal suicide suing suit suitability suitable suitably
suitcase suite suitors sulfur sulk sulphur sultan sum summarily summarise summarize summary summit summon sumptuous sun sunbathed sunbathing sundae
sundial sundown sundry sunflower sung sunglasses sunk sunken sunlight sunlit sunnier sunny sunrise sunset sunshine suntan sup superb superficial
superfluous superimpose superintendent superior superiority supermarket superscript supersede supersonic superstar superstition superstitious
supervise supervision supervisor supervisory supplant supplement supplementary supplied supplier supply support supportive suppose suppress
suppression supremacy supreme surcharge sure surest surf surface surfboard surge surgeon surgery surgical surmise surname surpass surplus surprise
surreal surrender surreptitious surround surveillance survey survival survive survivor susceptible suspect suspend suspense suspension suspicion
suspicious sustain sustainable swagger swallow swam swamp swan swap swarm swat swathes sway swear sweat sweaty sweep sweepstake sweet sweetened
sweetens sweetest swelled swelling swept swerve swift swig swim swindled swindlers swine swing swipe swirl swisher switch switchboard swivel swoops
sword swore sworn swung syllable symbol symbolic symbolism symmetric symmetrical symmetry sympathetic sympathetically sympathizing sympathy symphonic
symphony symptom synagogue synapse synchronisation synchronise synchronization synchronize synchronous syndicate syndrome synonym synonymous synopses
synopsis syntactic syntactically syntax syntheses synthesis synthesise synthesize synthetic synthetized synthetizes syphilis syringe syrup system
systematic systematically tab tabernacle table tablespoon tablet tabloid taboo tabu tabulate tabulation tacit tack tackle taco tactful tactic tactical
tadpoles tag tail tailgate tailor taint take taken takeoff takeover tale talent talisman talk tall tallest tallied tally talon tambourine tame tamper
tan tandem tang tangent tangential tangerine tangible tangle tango tank tantalising tantamount tap tape tapestry tar target tariff tarnish tart tartan
task taste tasteful tasty tattoo taught taunt tautology tavern tax taxable taxation taxi taxpayer tea teach team teammates teamwork teapot tear tease
teaspoon technical technicality technician technique technological technology tedious tedium tee teed teeming teen teenage teeth telecommunications
telegraphing telepathy telephone telescope television tell temper temperament temperance temperate temperature tempest template temple tempo temporal
temporarily temporary tempt temptation ten tenable tenacious tenacity tenancy tenant tend tendency tendon tenet tennis tenor tense tension tent
tentacle tentative tenth tenuous tenure tepee term terminal terminate termination terminator termini terminology terminus termite terrace terrain
terrestrial terrible terribly terrific terrifying territorial territory terror terrorism terrorist terrorized terse test testable testament testicles
testified testify testimonial testimony testis tether text textbook textile textual texture than thank thankful that thaw the theater theatre
theatrical thee theft their them theme themselves then thence theologians theological theology theorem theoretic theoretical theorist theorize theory
therapeutic therapist therapy there thereabouts thereafter thereby therefore therein thereof thereon thermal thermodynamics thermometer thermostat
thesaurus these thesis theta they thick thicken thicket thief thieves thighs thin thing think thinnest third thirst thirteen thirteenth thirty this
thistle thong thorn thorniest thorny thorough thoroughfare those thou though thought thoughtful thousand thrash thread threat threaten three thresh
threshold threw thrice thrift thrifty thrill thrive throat throbbing throne throttle through throughout throughput throw throwaway throwback thrown
thrust thugs thumb thump thunder thunderstorms thunderstruck thus thwart thy thyroid tick ticket tickle tidal tidbit tide tidied tidier tidy tie tied
tier tiff tiger tight tighten tightrope tilde tile till tilt timber time timekeeper timeless timescale timetable timezone timid tin tinged tingle
tinier tiniest tinker tinkling tint tiny tip tipi tire tiresome tissue tit title tittered to toad toast tobacco today toddler toe toga together toggle
toil toilet token told tolerable tolerably tolerance tolerant tolerate toll tomato tomb tomboy tombstone tomcat tome tomorrow ton tonal tone tongue
tonic tonight tonnes too took tool toolkit tooted tooth toots top topic topical topography topology topple torch tore torment torn tornado torpedo
torque torrent tortoise tortuous torture toss tot total totalitarian totalitarianism totality totem touch touchdown tough tour tourist tournament tout
tow toward towel town toxic toxins toy trace track tract traction tractor trade trademark tradition traditional traditionalist traffic tragedy tragic
tragically trail train trait tramp trampled tramples trampling trampoline trance tranquil tranquility tranquilizer transact transaction transatlantic
transcend transcontinental transcribe transcript transcription transfer transferable transform transformation transfusion transgression transient
transistor transit transition transitional transitive transitory translate translation translator transliteration translucent transmission transmit
transparency transparent transpired transplant transport transportation transpose transverse trap trapdoor trash trauma traumatic traumatize travel
traverse trawling trawls tray treacherous treachery tread treadmill treasure treasury treat treatise treatment treaty treble tree trek trekking
tremble tremendous trench trend trendy trial triangle triangular tribal tribe tribunals tributaries tribute trick trickery trickier trickiest trickle
tricky tried tries trifling trigger trill trillion trilogy trim trinity trinkets trio trip triple triplet triplicate triumph triumphant trivia trivial
triviality trodden troll trolley troop trophy tropical trot trouble troublemakers troublesome trough trounced trounces troupes trout truce truck
trudged trudging true truffles truisms truly trump trumpet truncate truncation trunk trust trustee trustful trustworthy trusty truth truthful try
tryout tsar tub tube tuberculosis tuck tufts tug tuition tulip tumble tumor tumours tumultuous tuna tune tunic tunnel turbine turbulence turbulent
turf turkey turmoil turn turnaround turnout turnover turnpike turnstile turntables turquoise turret turtle tusk tutor tutorial tuxedo twang tweak twee
tweet twelfth twelve twentieth twenty twice twiddle twig twilight twin twine twinkle twist twitch twitter two tycoon tying type typeface typescript
typeset typewriter typical typified typify typist typographic typographical tyranny tyrant ubiquitous ugh ugliest ugliness ugly ulcers ultimate ultra
umbrella umpire unable unacceptable unacceptably unaccountably unaffected unaltered unambiguous unanimous unanswerable unanswered unarmed unassigned
unassuming unattached unattainable unattended unattractive unauthorised unauthorized unavailable unavoidable unaware unbalanced unbearably unbeatable
unbelievable unbelievably unbelievers unbiased unblock unborn unbreakable unbroken uncanny unceasing uncertain uncertainty unchallenged unchanged
uncle unclean unclear uncomfortable uncomfortably uncommon uncompromising unconditional unconfirmed unconnected unconscious unconstitutional
uncontrollable uncontrolled unconventional unconvinced unconvincing uncountable uncouth uncover uncut undamaged undecidable undecided undefined
undemocratic undeniable under underbrush undercover undercurrent undercutting underdog underestimate underflow undergo undergone undergraduate
underground undergrowth underhanded underlies underline underlying undermine underneath underpants underpass underrated underscore underside
understand understandable understandably understate understatement understood understudy undertake undertaken undertook underwater underwear underwent
underworld underwrite underwritten undesirable undetected undeveloped undo undocumented undone undoubtedly undressed undue unduly unearth uneasiness
uneasy uneconomical uneducated unemployed unemployment unequal unethical uneven unexpected unexplained unfair unfaithful unfamiliar unfavorable
unfilled unfinished unfit unfold unforeseen unforgettable unforgivable unfortunate unfounded unfriendly ungodly unhappy unhealthy unheard unhelpful
unhook unicorn unidentified unification unified uniform uniformity unify unilateral unimportant unimpressed uninformative uninitiated unintended
unintentional uninteresting union unionize unique unison unit unite unity universal universe university unjust unjustified unkempt unknown unlabeled
unlawful unleash unless unlike unlimited unload unlock unlucky unmanned unmarked unmask unmistakably unmodified unnamed unnatural unnecessarily
unnecessary unnoticed unobtainable unofficial unorthodox unpack unpaid unparalleled unpleasant unpopular unprecedented unpredictable unprepared
unprincipled unprintable unprivileged unprotected unproven unpublished unqualified unravel unread unreadable unreal unrealistic unreasonable
unreasonably unrecognised unrecognized unrelated unrelenting unreliability unreliable unremarkable unresolved unrest unrestricted unrivaled unruly
unsafe unsaid unsatisfied unscheduled unscientific unscrupulous unseasonable unseemly unseen unset unsettled unsightly unsigned unskilled unsolicited
unsolved unsound unspeakable unspecified unstable unstructured unsubstantiated unsuccessful unsuitable unsupportable unsupported unsure unsuspecting
untangle untenable unthinkable untie until unto untold untouched untrained untrue untrustworthy untying unusable unused unusual unveil unwanted
unwarranted unwary unwashed unwelcome unwieldy unwilling unwind unwise unwittingly unworkable unworthy unwound unwrap unwritten up upbeat upbringing
update upend upgrade upheld uphill uphold upholsterer upkeep uplift upload upon upright uprising uproar uproot ups upset upshot upside upstairs
upstart upstream upward uranium urban urge urgency urgent urinate urine urn us usable usage use useable used useful useless user usher using usual
usurped usurps utensil utilisation utilise utility utilization utilize utmost utter utterances vacancy vacant vacated vacation vaccinating vaccine
vacillating vacuous vacuum vagaries vagina vague vain valentine valet valiant valid validate validation validity valley valor valuable value valueless
valve vampire van vandalised vandalism vandals vanguard vanilla vanish vanity vapor vaporise variable variance variant variation varied variety
various varsity vary vast vat vault vector veer vegetable vegetarian vegetarianism vegetation vehemently vehicle veil vein velocity velour velvet
vendor venerable veneration vengeance vengeful venom vent ventilation ventricles venture venue veranda verb verbal verbatim verbose verbosity verdict
verge verification verified verify veritable vermin vernacular versatile versatility verse version versus vertebrates vertical vertices vertigo very
vessel vest vestige vet veteran veterinarians veterinary veto vex vi via viability viable vial vibrant vibrate vibration vicar vice vicinity vicious
victim victor victorious victory video videotape vie view viewpoint vigil vigilant vigilante vigor vigorous vii viii vile vilified village villain
villainous villas vindicated vine vinegar vineyards vintage vinyl viola violate violation violence violent violet violin viper viral virgin virility
virtual virtue virtuoso virulent virus visa vise visibility visible visibly vision visionary visit visitation visitor visor vista visual visualise
visualize vital vitality vitamin vivacious vivid vocabulary vocal vocalists vocation vodka vogue voice void volatile volcanic volcano volition volley
volleyball volt voltage volume voluminous voluntarily voluntary volunteer vomit voodoo vortex vote vouch vow vowel voyage vulgar vulnerability
vulnerable vultures wad wade wafer waffle waft wag wage waggons wagon wail waist waistline wait waitress waive wake walk wall wallet walloping wallow
wallpaper walrus wan wand wane wanna want wanton war ward warden wardrobe warehouse warfare warhead warm warmest warmth warn warp warrant warranty
warrior wartime warts wary was wash washout wasp wastage waste wastebasket wasteful watch watchdog watchful watchman watchword water waterfall
waterfront watermark watermelon waterproof watershed waterway watts wave waveform wavelength wavy wax way wayside wayward we weak weaken weakest
weaklings wealth wealthier wealthiest wealthy wean weapon weaponry wear weary weather weave web wed wedge wee weed week weekday weekend weep weigh
weight weighty weird weirdest weirdo welcome weld welfare well went were werewolf west western westward wet wettest whack whale wharves what whatever
whatsoever wheat wheel wheelchair wheeze when whence whenever where whereabouts whereas whereby wherein whereupon wherever wherewithal whet whether
whew which whichever whiff while whilst whim whimper whimsical whine whip whirl whirlpool whirlwinds whirs whisked whiskey whisks whisky whisper
whistle white whiten whittling whiz whizz who whoa whoever whole wholeheartedly wholesale wholesome wholly whom whooping whoops whore whose why wick
wicket wide widen widespread widest widow width wield wife wig wiggle wild wildest wildfire wildlife wilful will willful willows willpower wily win
wince wind windfall windmill window windowpane windscreen windshield wine wing wink winter wipe wire wisdom wise wisest wish wishful wit witch
witchcraft with withdraw withdrawal withdrawn withdrew withheld withhold within without withstand withstood witless wives wiz wizard wobble wobbly woe
wok woke woken wolf wolves woman womb wombat women won wonder wonderful wont woo wood wooden woodland woodpecker woodwind woody wool word wordy wore
work workable workbench workbook workforce workload workmanship workout workplace workshop workstation world worldwide worm wormholes worn worried
worry worse worsen worship worst worth worthiest worthless worthwhile worthy wot would wound woven wow wrangled wrangler wrangling wrap wrath wreak
wreath wrecked wrecking wren wrench wrestle wriggling wright wring wrinkle wrist wristwatch writ writable write writhing written wrong wrongdoing
wrote wrought wry xi xii xiv xv xvi xx xxv xxx yacht yack yak yam yank yap yard yarn yawn year yell yellow yelp yen yes yesterday yet yeti yield yoga
yoke you young youngest youngsters your yourself yourselves youth youthful yuck zany zealous zebra zenith zero zest zeta zigzag zillion zinc zip
zodiac zombie zone zoo zoological zoom
`;
