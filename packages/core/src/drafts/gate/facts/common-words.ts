/**
 * Ordinary English words, so that a capital at the start of a sentence is not taken for a name. Counted: the lower-case
 * words of a small dictionary that stand in lower case in public mail (SpamAssassin's corpus, Enron's and others) at
 * least a fifth as often as with a capital; inflections that `isOrdinaryWord` reads by itself are left out.
 */
export const commonWords = `
aback abacus abandon abandonment abate abbey abbot abbreviated abbreviation abdicated abdomen abdominal abduct aberration abet abhorrent abide ability
abject ablaze able abnormal abnormality aboard abode abolish abolition aboriginal aborigine abort abortion abortive abound about above abreast
abridged abridging abroad abrupt abscess absconded absence absent absolute absorb absorption abstained abstract abstraction absurd absurdity abundance
abundant abuse abusive abysmal abyss academic academy accede accelerate acceleration accelerator accent accentuate accept acceptability acceptable
acceptance access accessibility accessible accessory accident accidental acclaim acclimate accolade accommodate accommodation accompanied
accompaniment accompanist accompany accomplish accomplishment accord accordance accordion account accountability accountable accountant accredited
accrue accumulate accumulation accuracy accurate accusation accuse accustomed ace ache achievable achieve achievement acid acknowledge acknowledgement
acknowledgment acne acoustic acquaintance acquire acquisition acre acreage acrimonious acrobat acronym across acrylic act action activate active
activist activity actor actress actual actuality acute ad adage adamant adapt adaptable adaptation adaptive adaptor add addendum addict addiction
addictive addition additional address addressee adept adequate adhere adherence adherents adhesion adhesive adjacent adjective adjoining adjourned
adjuncts adjust adjustable adjustment administer administration administrative administrator admirable admirably admiration admire admission admit
admonishing admonition ado adobe adolescence adolescent adopt adoption adoration adore adroit ads adult adultery adulthood advance advancement
advantage advantageous advent adventure adventurous adverbs adversary adverse advert advertise advertisement advice advisable advise advisor advisory
advocate aeons aerial aerodynamic aerosol aerospace aesthetic aesthetically affair affect affectation affection affectionately affidavit affiliate
affiliation affinity affirmation affirmative affirmed affirms affixed affixes affliction affluence affluent afford affordable affront aflame afloat
afoot aforementioned aforesaid afraid after aftermath afternoon afterthought afterward again against age aged agency agenda agent aggravate aggregate
aggressive aggressor aghast aging agitating agitation agnostic ago agonizing agony agree agreeable agreement agricultural agriculture aground ah ahead
aid aide ail ailment aim air airborne aircraft airfield airline airmail airplane airport airstrip airy aisle akin alarm alas albeit albino album
alcohol alcoholic alcoholism alert algebra algebraic algorithm alias alien alienate alienation alight align alignment alike alive all allay
allegations allege allergic allergy alleviate alley alliance allied allocate allocation allotment allotted allow allowable allowance alloy allude
allusion ally almanac almighty almond almost alms alone along alongside aloof aloud alpha alphabet alphabetic alphabetical alphanumeric already also
alter alteration alternate alternative alternator although altitude altogether altos altruism altruistic aluminium aluminum always am amalgamated
amalgamation amass amateur amateurish amaze amazement ambassadors amber ambiance ambience ambient ambiguity ambiguous ambition ambitious ambivalence
ambivalent ambulance ambush amen amenable amend amendment amenities amiable amicable amid amidst ammonia ammunition amnesia among amongst amoral
amorous amount amp amphetamine amphibian amphibious amphitheater amphitheatre ample amplification amplified amplifier amplify amplitude amputation
amulets amused amusement amusing an anachronism anal analgesic analog analogous analogue analogy analyse analysis analyst analytical analyze anarchic
anarchist anarchy anathema anatomy ancestor ancestral ancestry anchor ancient and android anecdote anemia anew angel anger angle angrier angry angst
anguish angular animal animated animation animosity ankles annexations annexed annexes annihilate anniversary annotate annotations announce
announcement annoy annoyance annual annuity annulling annulment anointed anomalous anomaly anon anonymity anonymous another answer ant anteater
antelope antenna antennae anthem anthology anthrax anthropology antibiotic antibody antic anticipate anticipation antidote antiquated antique
antiquity antisocial antithesis antler antonym anus anxiety anxious any anybody anyhow anyone anyplace anything anyway anywhere apart apartment apathy
aperture apex aplomb apologetic apologise apologize apology apostles apostrophes appalling apparel apparent apparition appeal appear appearance
appease append appendages appendix appetite applaud applause apples appliance applicable applicant application applied apply appoint appointee
appointment appraisal appraise appreciable appreciate appreciation appreciative apprehend apprehension apprehensive apprentices apprenticeship
approach approachable appropriate appropriation approval approve approximate approximation apricots apt aptitude aquarium aqueduct arable arbitrarily
arbitrary arbitrate arbitration arbitrator arc arcade arcane arch archaeological archaeologist archaeology archaic archbishops archery archetypical
archipelago architect architectural architecture archive archways ardent arduous are area arena arguably argue argument arid arise arisen aristocracy
aristocrat aristocratic arithmetic ark arm armadillo armament armchair armistice armor armories armour armpit army aromatic arose around arouse
arrange arrangement array arrears arrest arrival arrive arrogance arrow arse arsenal arson art artefact artery arthritis artichoke article articulate
articulation artifact artificial artillery artisan artist artistic artistically artistry artwork as asbestos ascended ascending ascends ascent
ascertain ascribe asexual ash ashamed ashen ashore ashtrays aside ask asleep asparagus aspect aspen aspersions asphalt asphyxiate aspirant aspirations
aspire aspirin ass assailant assails assassin assassinated assassination assault assemble assembly assenting assert assertion assessment assessor
asset assign assignment assimilate assimilation assist assistance assistant associate association associative assortment assume assumption assurance
assure asterisk asteroid asthma astonish astonishment astound astringent astronaut astronomer astronomical astronomy astute asylum asymmetry
asynchronous at ate atheism atheist athlete athletic atlas atmosphere atmospheric atom atomic atrocious atrocity attach attachment attack attained
attainment attempt attend attendance attendant attention attest attic attire attitude attorney attract attraction attractive attributable attribute
attribution auction auctioneer audacious audacity audible audibly audience audio audit audition auditor auditorium auditory augment august aunt aural
auspicious authentic authenticate authenticity author authorisation authorised authorising authoritarian authoritative authority authorization
authorize authorship auto autobiographical autobiography autocracy autocratic autograph automate automatic automatically automation automobile
automotive autonomous autonomy autopsy autumn auxiliary avail availability available avalanche avarice avenge avenue average averse aversion avert
aviation aviators avid avoid avoidable avoidance avowal await awake awaken award aware away awe awed awesome awful awhile awkward awoke awry ax axe
axis axle ay aye babble babe baby babyish bachelor back backbone backfired backgammon background backlog backpack backside backslash backspace
backtracks backward bacon bacteria bacterial bad badge badgering badminton baffled baffling bag baggage bail bait bake bakery balance balcony bald
bale balk ball ballast ballerina balloon ballot ballroom bamboo ban banal banana band bandages bandana bandwagon bandwidth bandy bang banish banjo
bank bankrupt bankruptcy banter baptized bar barbarians barbaric barbecue barber barbs bard bare bareback barefoot bargain barge baritone barked
barking barks barley barman barn barnyard barometer baron baroque barrage barrel barren barricade barrier barrister bartender barter base baseball
baseline basement bash bashful basic basically basin basis basket basketball basking bass bastard baste bat batch bath bathe bathroom bathtub batsman
battalion battery battle battlefield battleship baud baulking bay bayou bazaar be beach beacon beagle beak beam bean bear bearable beard beast beat
beaten beautician beautiful beauty became because beckon become bed bedrock bedroom bedside bedtime bee beech beef beefier beefy beehive been beer
beetles befall befallen befell befit before beforehand befriended beg began beggar begin begrudge beguile begun behalf behave behavior behavioral
behaviour behead behind behold being belabour belated belch belfries belief believable believe bell bellboy belligerent bellow belly belong beloved
below belt bemoan bemused bench bend beneath benefactor beneficial beneficiary benefit benevolence benign bent bequeathed bequest bereaved bereft
beret berry berserk berth beset beside besieged besought best bestow bet beta betcha betray betrayal betrothal betterment between beverage beware
bewildered beyond bias bib bible biblical bicentennial bicycle bid biennial big biggest bigot bike bilateral bile bilingual bill billiards billion bin
binary bind bingo binomial biodegradable biographical biography biological biologist biology bipartisan biped birch bird birth birthday birthplace
biscuit bisect bisexual bishop bison bit bitch bite bitmap bitten bittersweet bizarre blab black blackberry blacken blackjack blacklist blackmail
blackout blade blame blanch bland blank blanket blare blasphemy blast blatant blaze bleached bleak bleakest bleating bled bleeding blemish blend bless
blest blew blight blimp blind blindingly blink blinkered blip bliss blissful blister blithely blitz blizzard blob bloc block blockade blockage
blockbuster blockhead blog blond blonde blood bloodstream bloody bloom blossoming blossoms blot blouse blow blown blowout bludgeon blue bluebird
blueprint bluff blunder blunt blur blurb blurt blush bluster boa board boardwalk boast boat bob bobcat bobsled bode bodily body bodyguards bog boggle
bogus boil bold bolster bolt bomb bombard bombardment bond bondage bone bonfire bonus bony boo book bookcase bookend bookkeeping booklet bookmark
bookshelf bookstore boom boon boost boot booth bootleg bootstrap booze border bore born borne borough borrow bosom boss bossier botanical botanist
botany botched both bothersome bottle bottlenecks bottom bottomless bought boulevard bounce bound boundary bounty bourgeois bout boutique bow bowel
bowl box boy boycott boyfriend bra brace bracelet bracket brag braggart brain brainstorm brainwashed brainy braises brake branch brand brandished
brandishing brandy brass brassiere brats bravado brave bravery bravo brawl bray breach bread breadth break breakable breakdown breakfast breakpoints
breakthrough breakwater breast breath breathe bred breed breeze breezy brethren brevity brew brewery bribe brick bricklayer bridal bride bridge brief
briefcase bright brightening brightest brilliance brilliant brimming brimstone bring brink bristled brittle broad broadcast broaden broadest broccoli
brochure broiling broke broken bronze broods broom brother brotherhood brought brown brownie browse bruised bruises brunette brunt brush brutal
brutality brute bubble buck bucket bud buddy budge budget buff buffet buffoon bug buggy bugle build built bulb bulge bulk bulky bull bulldozers bullet
bulletin bullfrog bullies bullying bum bump bumpy bun bunch bundle bungle bunk bunny burden burdensome bureau bureaucracy bureaucrat bureaucratic
burgers burglar burial buried burly burn burnt burp burst bury bus bushel bushes busier busiest busily business businessman businessmen bust bustle
busy busybodies but butcher butchery butler butt butterfly buttermilk buttock button buttress buxom buy buzz by bye bypass bystander byte byway cab
cabin cabinet cable caboose cache cackle cacti cactus caddy cadence cadet cafeteria caffeine cage cake calamity calcium calculate calculation
calculator calculi calculus calendar caliber calibrate calibration call calligraphy callous callus calm calorie calves cam camaraderie came camel
cameo camera camouflage camp campaign campus can canal canaries cancel cancelation cancellation cancer candid candidate candle candy cane canister
canker cannery cannibal cannon cannot canny canoe canon canonical canopy cant canteen canvas cap capability capable capacitor capacity cape capital
capitalism capitalist capitalization capitalize capitulate capricious capsule captain caption captivate captive captivity captors capture car carats
caravan carbon carburetor carcass carcinogenic card cardboard cardiac cardigans cardinal care carefree careful careless caressing caretaker cargo
caribou caricature carnage carnal carnival carnivore carnivorous carol carouse carpenter carpet carriage carried carrier carrot carry cart cartel
cartographer carton cartoon cartoonist cartridge cartwheel carved cascading case cash cashew cashier casino casserole cassette cast caste castigate
castle castrate casual casualty cat catalog catalogue catapults cataract catastrophe catastrophic catch catchier catchup catchy catechism categorical
categorize category caterpillar catfish cathedral catsup cattle caught cauliflower causal causality cause caustic caution cautious cavalry cave caveat
caverns caviar cavity caw cc cease cedar cede ceiling celebrate celebration celebrity celery celestial celibate cell cellar cello cellular cellulose
cement cemetery censor censorship censure census cent centennial centerpiece centimeter centimetres central centralised centralize centre centrepiece
centrifuge century ceramic cereal cerebral ceremonial ceremonious ceremony certain certainty certificate certified certify cessation chagrin chain
chair chairman chalet chalk challenge chamber chameleon champ champagne champion championship chance chancellor chandelier change changeable
changeover channel chant chaos chaotic chap chapel chaperon chaperone chaplain chapter char character characterise characteristic characterization
characterize charcoal charge charisma charitable charity charm chart chase chassis chaste chastity chat chauffeur cheap cheapest cheat check checkout
checkpoint checkup cheek cheep cheer cheerful cheery cheese cheetah chemical chemist chemistry cheque cherish cherry cherub chess chest chestnuts chew
chi chic chick chicken chief chieftains child childbirth childhood childish children chile chill chime chimney chimpanzees chin china chip chirp
chisel chocolate choice choicest choke cholera cholesterol choose chop choppy choral chord chore choreography chortled chortling chorus chose chosen
chowder christen chrome chromium chromosome chronic chronically chronicled chronicles chronicling chronological chronology chubby chuck chuckle chum
chunk chunky church churn chute cigar cigarette cinema cipher circa circle circuit circuitry circular circulate circulation circulatory circumference
circumstance circumstantial circumvent circumvention circus cistern citation cite citizen citizenship citrus city civic civil civilian civilised
civilization civilize claim clam clamber clammy clamored clamoring clamp clan clandestine clang clapping claret clarification clarified clarify
clarity clash clasp class classic classical classification classified classify classmates classroom classy clause claw clay clean cleanest cleanse
clear clearance cleaved clemency clergy clergyman clergymen cleric clerk clever click client cliff climate climax climb climes clinch clinic clinical
clink clip clipboard clitoris cloaking clock clockwork clogged clogging clogs clone close closest closet closure clot cloth cloud clout cloven clown
club clue clueless clump clumsy clung cluster clutch clutter coach coal coalesce coalition coarse coarsen coast coastal coastline coat coax cob cobalt
cobble cobra cocaine cock cockpit cockroaches cocktail cocoa coconut code coefficient coerce coercion coffee coffin cogent cognitive coherent coil
coin coincide coincidence coincidental coke colander cold coldest collaborate collaboration collaborative collaborator collage collapse collar collate
collateral colleague collect collection collective collector college collide collision collusion colon colonel colonial colonisation colonization
colony color colorful colossal colour colourful colts column coma combat combatants combination combine combustible combustion come comeback comedian
comedy comet comfort comfortable comfortably comic comma command commandment commando commemorate commence commencement commend comment commentary
commentator commerce commercial commercialize commission commit commitment committee commodity common commonplace communal commune communicable
communicate communication communicator communion communism communist community commute compact companion companionship company comparable comparative
compare comparison compartment compass compassion compassionate compatibility compatible compatriot compel compensate compensation compete competence
competent competition competitive competitor compilation compile complacent complain complaint complement complementary complete completion complex
complexion complexity compliance compliant complicate complication complied compliment complimentary comply component compose composite composition
composure compound comprehend comprehension comprehensive compress compression comprise compromise compulsion compulsive compulsory computation
computational compute computerized comrade con concave conceal concede conceit conceivable conceivably conceive concentrate concentration concept
conception conceptual concern concert concession concise conclude conclusion conclusive concoction concord concrete concur concurrency concurrent
concussion condemn condemnation condensation condenses condiments condition conditional condolence condom condominium condone conduct conductor cone
confederate confederation confer conference confess confession confidant confide confidence confident confidential confidentiality configurable
configuration configure confine confinement confirm confirmation confiscate confiscation conflict conform conformity confound confront confrontation
confuse confusion congeal congenial congest congestion conglomerate congratulate congratulations congregation congress congressman congressmen
congresswoman conifer conjecturing conjugate conjunction conjure connect connection connective connectivity connector connexion connoisseur
connotations conquer conquest conscience conscientious conscious consecrate consecutive consensus consent consequence consequent consequential
conservation conservatism conservative conservatory conserve consider considerable considerably considerate consideration consigned consignment
consist consistency consistent consolation console consolidate consolidation consonant consort consortium conspicuous conspiracy conspiring constant
constellation constituency constituent constitute constitution constitutional constrain constraint construct construction constructive construed
consul consular consult consultancy consultant consultation consumable consume consummated consummating consumption contact contagious contain
contaminates contamination contemplate contemplation contemplative contemporary contend content contention contentious contest contestant context
contiguous continent continental contingency contingent continual continuation continue continuity continuous continuum contortions contour contraband
contraceptives contract contractions contractor contractual contradict contradiction contradictory contrary contrast contravenes contravention
contribute contribution contributor contrite contrive control controversial controversy convalesce convection convene convenience convenient
convention conventional convents converge convergence conversation conversational converse conversion convert convertible convertor convex convey
conveyance convict conviction convince convoluted convoy convulsion coo cook cookie cool coolest cooper cooperate cooperation cooperative coordinate
coordination coordinator cop cope copied copier copious copperhead copulation copy copyright coral cord cordial cordless core corkscrews corn cornmeal
corny corollary coronary corporal corporate corporation corpulent corpus corralled correct correction corrective correlated correlates correlation
correspond correspondence correspondent corridor corrosion corrupt corruption cortex cosmetic cosmic cosmology cosmonaut cosmos cost costume cottages
cotton cottonwood couch cough could council councillors counsel counsellor counselor count countdown countenance counteract counterattack
counterbalance counterexample counterfeiting counterpart countess countless country countrymen countryside county coup couple coupon courage
courageous courier course court courteous courtesy courthouses courtroom courtyard cousin cove covenant coverage covert covet cow coward cowboy
cowering cox coy coyote cozy crab crack cradle craft craftsman crafty craggy cram cramp cranberries crane crank cranky crap crash crater crates crave
crawfish crawl crayfish crayon craze crazy creak cream creamy crease create creation creative creativity creator creature credence credentials
credibility credible credit creditor creed creek creep creepy cremated cremation crepe crept crest crestfallen crew crib cricket cried cries crime
criminal cringe crinkle cripple crises crisis crisp criteria criterion critic critical criticised criticises criticism criticize critique croaks
crochet crocodile crocus cronies crook crop croquet cross crossroads crossword crotch crow crowd crown crucial crucifix crude cruel cruelty cruise
crumb crumbled crumpled crunch crunchy crusade crush crust crusty crutch crux cry crypt cryptic crystal crystallisation crystallization cs cube cubic
cubicle cubs cuckoo cuddled cuddles cue cuffs cuisine culinary cull culminate culmination culprit cult cultivate cultural culture cum cumbersome
cumulative cunning cup cupboard cur curable curator curb curds cure curfew curiosity curious curl currant currency current curricula curriculum curry
curse cursor curtail curtain curvature curve cushion custodian custody custom customary customisation customise customization customize cut cute
cutlery cutthroat cyanide cybernetics cycle cyclic cyclone cylinder cynical cynicism cypress czar dabbling dad daddy daemon dagger daily daintier
daintily dais daisy dam damage dame damn damnedest damp dampen damsel dance dandelion dandy danger dangerous dangling dank dare dark darken darkest
darling darn darted darts dash dashboard data database date datum daughter daunting dawn day daybreak daydream daylight daytime daze dazzle dead
deadening deadliest deadline deadlock deaf deal dealt dean dear dearest dearth death debatable debate debility debit debris debt debtor debug debunk
debut decade decadent decay decease deceitful deceive decent decentralization decentralize deception deceptive decibels decide deciduous decimal
decimate decipher decision decisive deck declaration declare decline decode decompose decorated decoration decorative decorator decorum decoy decrease
decree decrepit decry dedicate dedication deduce deduct deduction deed deem deep deepen deepest deer deface defamation default defeat defect defective
defence defend defendant defense defensible defensive defer deficiency deficient deficit defied defiled definable define definite definition
definitive deflation deflect deflection deform deformity defrauded defunct defy degenerate degradation degrade degree deify deign delay delegate
delegation delete deleterious deletion deli deliberate deliberation delicacy delicate delicious delight delightful delimited delimiter delinquent
delirious deliver deliverance delivery delta delude delusion deluxe delve demagogue demand demean demeanor demented dementia demerit demise democracy
democratic democratically demolish demolition demon demonstrably demonstrate demonstration demonstrators demoralized demote den denial denied
denigrate denomination denominator denote denounce dense densest density dent dental dentist dentistry deny depart department departmental departure
depend dependable dependant dependence dependency dependent depict depiction depleted deplorable deport deportation depose deposit depot deprave
depravity deprecate depreciation depress depression depth deputy derail derelict derivations derivative derive derogatory descend descendant
descendent descent describe description descriptive descriptor desert deserve design designate designation desirability desirable desire desirous
desist desk desktop desolated despair desperate desperation despicable despise despite despondent despot despotic dessert destabilise destination
destined destines destiny destitute destitution destroy destruction destructive detach detachable detail detained detect detectable detection
detective detector detention deter detergent deteriorate deterioration determination determine determinism deterministic deterrent detest dethroned
detonated detour detriment detrimental devalue devastate devastation develop development deviated deviation device devil devious devise devoid
devolved devote devotee devotion devours devout dew diabetes diabetic diabolical diagnose diagnosis diagnostic diagonal diagram dial dialect dialog
dialogue diameter diamond diaper diary diatribe dicing dictate dictation dictator dictatorial dictatorship dictionary did die died diesel diet dietary
differ difference different differential differentiate differentiation difficult difficulty diffuse diffusion dig digest digestion digestive digit
digital digitized dignified dignify dignitary dignity digress digression dilemma diligence diligent dilute dilution dim dime dimension dimensional
diminish dimpling din dine dinosaur diocese dioxide dip diphthongs diploma diplomacy diplomat diplomatic diplomatically dire direct direction
directive director directory dirt dirty disability disable disadvantage disagree disagreeable disagreement disallow disappear disappearance disappoint
disappointment disapproves disarm disarray disaster disastrous disavow disband disburse disbursement disc discard discern discernible discharge
disciple disciplinary discipline disclaim disclose disclosure disco discomfort disconnect discontent discontinue discord discount discourage discourse
discover discovery discredited discreet discrepancy discrete discretion discretionary discriminate discrimination discriminatory discuss discussion
disdain disease disgrace disgraceful disgruntled disguise disgust dish disheartening dishonest dishonesty dishwasher disingenuous disintegrate
disintegration disinterested disjoint disk dislike dislocate dislodged dismal dismantle dismay dismiss dismissal dismount disobedience disobeyed
disorder disparaging disparate disparity dispatch dispelling dispensation dispensed dispenser dispensing dispersal disperse dispersion displace
displacement display displeased displeasure disposable disposal dispose disposition disproportionate dispute disqualified disqualifies disqualifying
disquieting disregard disrepute disrespect disrespectful disrupt disruption disruptive dissatisfaction dissatisfied dissect dissection disseminate
dissemination dissension dissent dissertation dissident dissipates dissipation dissociates dissolution dissolve dissonance distance distant
distasteful distilled distinct distinction distinctive distinguish distinguishable distort distortion distract distraction distress distribute
distribution distributor district disturb disturbance ditch ditto dive diverge divergence diverse diversified diversify diversion diversity divert
divest divide dividend divine divinity division divorce divulge dizzy do dock doctor doctorate doctrine document documentary documentation dodge dodo
doe dog doghouse dogma doing dole doll dollar dolphin domain dome domestic domesticated dominance dominant dominate domination dominion dominos don
donate donation done donkey donor donut doodle doom door doorstep doorway doping dormant dormitory dos dose dot double doubly doubt doubtful doubtless
dough doughnut douse doves down downfall downgrade downhill downright downstairs downstream downtown downward doze dozen drab draconian draft
draftsmen drafty drag dragon drain drainage drama dramatic dramatically dramatist dramatize drank drape drapery drastic drastically draw drawback
drawl drawn dread dreadful dream dreamt dreamy dredges dredging drenching dress dressy drew dribbled dribbling dried drier dries driest drift drill
drink drip drive drivel driven driveway drone drool drop dropout dross drought drove drown drudge drudgery drug drugstores drum drunk drunken dry dual
dualism dubbed dubious duck duct dude due duel duet dug dugout duke dull duly dumb dummy dump dumplings dumpster dune dung dungeon dunno duo dupe
duplex duplicate duplication durability durable duration duress during dusk dust dustbin dusty duty duvet dwarf dwarves dwell dye dyed dying dynamic
dynamically dynamite dynamo dynasty each eager eagle ear earl earlier earliest earmarked earn earnest earrings earth earthquake earthworms earthy ease
easel easier easiest easily east easterly eastern eastward easy eat eaten eaves eavesdropped eavesdropping ebb eccentric ecclesiastical echo eclectic
eclipse ecological ecology economic economical economise economist economized economy ecosystem ecstatic ecumenical eddy edge edgewise edible edit
edition editor editorial educate education educational educator eel effect effective effectual effervescent efficiency efficient effort effortless egg
ego eh eigenvalue eight eighteen eighteenth eighth eighty either ejaculates ejaculating ejaculation eject eke eked elaborate elapse elastic elbow
elder eldest elect election elective electoral electric electrical electricity electrocute electrode electromagnetic electron electronic
electronically electrostatic elegance elegant element elementary elephant elevate elevation elevator eleven eleventh elicit eligibility eligible
eliminate elimination elite elitist ellipse elliptic elm eloquence eloquent else elsewhere elude elusive em email emanate emancipation embargo embark
embarrass embarrassment embassy embed ember embezzling embittered emblem embodied embody emboss embrace embroidery embryo embryonic emerald emerge
emergence emergency emergent emigrants emigrate emigration eminent emissaries emission emit emotion emotional emperor emphasis emphasize emphatic
emphatically emphysema empires empirical employ employee employment emporium empower emptied empty emulate emulation emulator enable enacted enacting
enactment enacts encapsulate enchanted enchanting enchantment enclose enclosure encode encompass encounter encourage encouragement encroach encrypted
encryption encumbered encumbrances encyclopedia end endanger endearing endeavor endeavour endemic endless endorse endorsement endow endurance endure
enema enemy energetic energy enforce enforcement engage engagement engine engrossed enhance enhancement enigma enigmatic enjoy enjoyable enjoyment
enlarge enlargement enlighten enlightenment enlist enliven enmity enormity enormous enough enquires enquiry enraged enrages enriched enriching
enrichment enroll enrollment enrolment ensemble ensign enslaved ensue ensure entail entanglement enter enterprise entertain entertainment enthralling
enthusiasm enthusiast enthusiastic entice entire entirety entitle entity entrails entrance entrant entrench entropy entrust entry enumerated
enumeration enunciated enunciation envelop envelope enviable envied envious environment environmental envisaged envoy envy enzyme eons epic epidemic
epilepsy episode epithet epitome epoch equal equality equate equation equator equatorial equilateral equilibrium equip equipment equitable equity
equivalent equivocal era eradicate erase erect erection ergo ergonomic erode erosion erotic err errant erratic erratically erroneous error erstwhile
erudite erupt eruption escalate escalation escalator escape escort especially espionage essay essence essential establish establishment estate esteem
estimate estimation etch eternal eternity ether ethic ethical ethnic ethos etiquette etymology evacuate evacuation evade evaluate evaluation
evangelical evangelism evangelist evaporate evasion eve even event eventual eventuality ever evergreen everlasting every everybody everyday everyone
everything everywhere eviction evidence evident evil evoke evolution evolutionary evolve ewe exacerbated exacerbating exact exaggerated exaggerates
exalted exam examination examine example exasperate excavated excavating excavations exceed excel excellence excellent except exception exceptional
excerpt excess excessive exchange excise excite excitement exclaim exclamation exclude exclusion exclusive excommunication excrete excruciating
excursion excuse executable execute execution executive executors exemplary exemplified exemplify exempt exemption exercise exert exhaling exhaust
exhaustion exhaustive exhibit exhibition exhort exhumed exile exist existence existent exit exodus exorbitant exotic expand expandable expanse
expansion expansive expatriate expect expectancy expectant expectation expedient expedite expedition expel expend expenditure expense expensive
experience experiment experimental expert expertise expiration expire expiry explain explanation explanatory explicit explode exploit exploitation
exploration explore explosion explosive exponent exponential export expose exposition exposure expound express expression expressive expulsion
exquisite extant extend extension extensive extent exterior extermination external extinct extinction extinguish extorted extorting extortion extra
extract extraction extracurricular extradite extradition extraneous extraordinarily extraordinary extrapolate extrapolation extraterrestrial
extravagant extreme extremist extremity extricate exuberance exude eye eyeball eyebrow eyed eyelids eyesight eyesores eyewitness fable fabric
fabricate fabulous face faceless facial facile facilitate facility facsimile fact factions factor factory factual faculty fad fade fail failure faint
fair fairest fairy faith faithful fake falcon fall fallacy fallen fallible fallout false falsified faltered faltering fame familiar familiarity family
famine famous fan fanatic fancier fanciful fancy fanfare fantastic fantastically fantasy far faraway farce fare farewell farm farmland farther
farthest fascinated fascinating fascination fascism fascist fashion fashionable fashionably fast fastest fat fatal fatality fate fateful father fathom
fatigue fattening fatty faucet fault faulty fauna favor favorable favorably favorite favour favourable favourably favourite fawned fawning fear
fearful fearless fearsome feasibility feasible feast feat feather feathery feature feces fed federal federation fee feed feedback feel feet feign
feline fell fellow fellowship felony felt female feminism feminist fen fence fended fender ferment fern ferocity ferret ferried ferry fertile
fertilisation fertilising fertility fertilized fertilizer fervent festering festival festive festivities fetch fettered fetus feud feudal fever
feverish few fewest fiasco fiber fiberglass fibre fickle fiction fictional fictitious fiddle fidelity fidgeting field fierce fiercest fiery fiesta
fifteen fifteenth fifth fifty fig fight figuratively figure figurehead file fill film filter filth filthy fin final finale finalise finalist finalize
finance financial financiers find fine finesse finest finger fingernail fingerprint fingertips finicky finish finite fir fire firearm firefighters
fireplace firework firm firmware first firsthand fiscal fish fisheries fisherman fishermen fission fissure fist fit fittest five fix fixable fixation
fixtures fizzled fizzles fizzy flabby flag flagrant flagship flailing flake flaky flame flammable flank flannel flap flare flash flashback flashier
flashlight flashy flat flatten flattery flavor flavour flaw flawless flea flecks fled fledged flee fleece fleet flesh flew flex flexibility flexible
flick flier flies flight flimsy flinched flint flip flippant flirtatious flirting float flock flog flood floor flop floppy flora floral floss flounce
flour flourish flow flowery flown flu fluctuate fluctuation flue fluent fluff fluffy fluid fluke flung fluorescent flurry flush fluted flutter flux
fly flyover foam focal foci focus focussed focussing foe fog foggy foil foist fold folk folklore folksy follow folly fond font food foodstuffs fool
foolish foolproof foot footage football foothold footnote footprint footsteps footwear footwork for foray forbade forbear forbid forbidden forbore
forborne force forceful forcibly ford fore forecast forefathers forefront foregoing foregone foreground forehead foreign foreman foremost foreplay
forerunner foresaw foresee foreseeable foreseen foreshadowing foresight foreskin forest forestall forestry forever forewarned forfeit forgave forge
forgery forget forgetful forgive forgiven forgo forgone forgot forgotten fork form formal formalise formality formalized format formation formative
formidable formula formulate formulation forsook fort forth forthcoming forthright fortified fortifies fortitude fortnight fortress fortunate fortune
forty forum forward fossil foster fought foul foulest found foundation foundling foundry fountain four fourteen fourteenth fourth fowl fox foyer
fractal fraction fractional fractured fractures fragile fragility fragment fragmentation fragrance fragrant frail frailties frame framework franchise
frank frantic frantically fraternity fraud fraudulent fraught frayed freak freckles free freedom freehand freelance freest freeway freeze freight
frenzy frequency frequent fresh freshman freshmen fret friars friction fried friend friendlier friendliest friendship fries frieze frigate frightened
frightening frightful frigidity frill frilly fringe frivolous fro frog frolicking from front frontier frost frosty froth frown froze frozen frugal
frugality fruit fruitful fruition fruitless frustrate frustration fry fudge fuel fugitive fulcrum fulfil fulfill fulfillment full fullest fully fumble
fumes fun function functional functionality fund fundamental fundamentalism fundamentalist funeral fungi fungicide fungus funnel funniest funny fur
furious furl furnish furniture furry further furthermore furtive fuse fusion fuss fussy futile futility future futuristic fuzzy gable gadget gag gage
gaiety gain gala galaxy gall gallery galley gallon galore gals galvanized gambit gamble game gamma gamut gander gang gangplank gangster gangway gap
gape garage garbage garble garden gargle garlic garment garnet garrison gas gaseous gash gasoline gasp gassed gasses gate gateway gather gaudy gauge
gauntlet gave gawk gay gazelles gazing gear gee gel gem gender gene genealogy genera general generality generalization generalize generate generation
generator generic generosity generous genesis genetic genetically geneticist genie genital genius genocide genre gent gentle gentleman gentlemen
gentry genuine genus geographic geographical geography geological geologist geology geometric geometry geraniums germ germinate germination
gesticulate gesture get getaway ghastly ghetto ghost giant gibberish gift gig gigantic giggled giggles giggling gill gilt gimme gimmick ginger gingham
girl girlfriend girth gist give given glacier glad glade glamorous glance gland glare glass glassy glazed gleam glean glee glen glib glide glimpse
glistening glittering gloating global globe gloom gloomy glorified glorify glorious glory gloss glossary glossy glove glow glucose glue glut glutton
glycerin gnarl gnat gnawed gnome gnu go goad goal goalkeeper goat gobbling god goddess godfathers godless goes goggle going gold golden golf gone gong
gonna goo good goodby goodbye goodie goodnight goodwill gooey goof goofy goon goose gore gorge gorgeous gorilla gory gosling gospel gossip got gotten
gouging gourmet govern governess government governmental governor gown grab grace graceful gracious grade gradient gradual graduate graduation
graffiti grafted grafting grafts grain gram grammar grand grandchildren granddaughter grandest grandfather grandiose grandmother grandparents grandson
granite grannies granola grant granular granules grape grapevine graph graphic graphical graphite grappling grasp grass grasshopper grateful
gratification gratified gratify grating gratitude gratuities gratuitous grave gravel gravest graveyards gravitation gravitational gravity gravy gray
graze grease greasy great greatest greed greedy green greenery greenest greenhouse greeted greeting greets gregarious gremlins grenade grew grey grid
griddle grief grievances grieves grill grille grim grimmest grin grind grindstones grip gritty grizzly groan grocery groin groom groove groovy gross
grotesque ground groundwork group groves grow growl grown growth grub grudge grueling gruelling gruesome grumble grunt guarantee guarantor guard
guardian gubernatorial guerilla guerrilla guess guessable guesswork guest guidance guide guideline guilds guile guilt guilty guinea guise guitar
guitarist gulf gulley gullible gully gum gun gunfire gurgling guru gushing gut guy gym gymnasia gyrations gyroscope ha habit habitat habitation
habitual hack hackneyed hacksaw had haggard haggles hags hail hair haircut hairdo hairdressers hairy hale half halfway hall hallmark hallucination
hallway halt halved halves ham hamburger hamlet hamper hand handbags handbook handcuffed handcuffs handful handicap handier handiest handiwork handle
handout handshake handsome handsomest handwriting handy hang hangout hangover haphazard hapless happen happier happiest happily happiness happy
harassed harassing harassment harbor harbour hard harden hardest hardship hardware hardwood hardy hare harem harking harm harmful harmless harmonic
harmonised harmonize harmony harness harp harpsichord harry harsh harshest harvest has hash hassle haste hasten hastily hasty hat hatch hate hateful
hatred haul haunt have haven havoc hawk hay haywire hazard hazardous haze hazy he head headache headlights headline headlong headphone headquarter
headrest headroom headway heady heal health healthcare healthier healthiest healthy heap hear heard heart heartache heartbeat heartburn heartfelt
hearth heartily heartless hearty heat heath heathen heaven heavier heaviest heavily heavy heavyweight heckled heckling hectic hedge hedgehogs heed
heel hefty height heighten heinous heir held helicopter helium hell hellish hello helmet help helpful helpless hemisphere hemlock hemorrhage hemp hen
hence henceforth hepatitis her herald herb herd here hereabouts hereafter hereby hereditary herein heresy heretic herewith heritage hermaphrodite
hernia hero heroic heroin heroism herpes herself hes hesitant hesitate hesitation heterogeneous heterosexual hew hexadecimal hexagonal hey heyday hi
hiatus hibernate hibernation hiccup hick hid hidden hide hideous hierarchy hieroglyphic high highbrow highest highland highlight highway hijacked
hijacking hijacks hike hilarious hill hillier hillsides hilly hilt him himself hind hindrance hindsight hinge hint hip hippie hippopotamus hippy hire
his histogram historian historic historical history hit hitch hither hitherto hive ho hoard hoarse hoax hobbit hobbles hobby hobnobbing hockey
hodgepodge hog hoist hold holdup hole holiday holiest hollow holly holocaust holster holy homage home homeland homeless homemade homesick homestead
homeward homework homeys homicidal homogeneous homosexual homosexuality homy hone honest honesty honey honeycomb honeymoon honk honor honorable
honorary honour honourable hood hook hoop hoot hop hope hopeful hopeless hopscotch horde horizon horizontal hormone horn horny horoscope horrendous
horrible horribly horrid horrific horrified horrifying horror horse horsepower horseshoe horticultural hose hospitable hospital hospitality
hospitalized host hostage hostels hostess hostile hostility hot hotbed hotel hottest hounded hounding hounds hour house household housekeeper
housewife housewives housework hove hovels how however howl hub hubbub huddle huff hug huge huh hulk hull hullabaloo hum human humane humanitarian
humanity humanized humble humblest humbly humid humidity humiliate humility humor humorous humour hump hunch hunchback hundred hung hungry hunk hunt
hurdle hurled hurling hurrah hurricane hurried hurry hurt hurtle husband hush husky hustle hut hybrid hydraulic hydroelectric hydrogen hygiene
hypertension hyphenated hypnosis hypocrisy hypocrite hypocritical hypotheses hypothesis hypothesized hypothesizing hypothetical hysteria hysterical
ice iceberg icebreaker iced icicle icing icon icy id idea ideal idealists identical identifiable identification identified identifier identify
identity ideological ideology idiocy idiot idiotic idle idly idol if ifs ignite ignition ignorance ignorant ignore ii iii ilk ill illegal illegible
illegitimate illicit illiterate illogical illuminate illumination illusion illustrate illustration illustrative illustrator illustrious image imagery
imaginable imaginary imagination imaginative imagine imbalance imbecile imbedded imitate imitation immaculate immaterial immature immeasurably
immediate immense immersed immigrant immigrated immigration imminent immoral immorality immortal immortality immune immunity immunize impact impair
impairments impale imparted impartial impatient impeach impeccable impedance impede impediment impending imperative imperfect imperfections imperial
imperialism imperialist impersonal impersonate impersonation impervious impetus impinge implant implausible implement implementation implicate
implication implicit implied implore imply impolite import importance important importation impose imposition impossibility impossible impossibly
impostor impotence impotent impoverished impractical imprecise impress impression impressive imprint imprisoned imprisonment improbable improper
impropriety improve improvement improvisation improvised impudent impulse impulsively impunity impure in inability inaccessible inaccuracy inaccurate
inaction inactive inactivity inadequacy inadequate inadmissible inadvertently inane inappropriate inarticulate inaugural inaugurate inauguration
inbuilt incantation incapable incapacitated incarcerated incarceration incarnation incendiary incensed incentive inception incessant incest incestuous
inch incidence incident incidental incisions incite inclination incline include inclusion inclusive incoherent income incompatibility incompatible
incompetence incompetent incomplete incomprehensible inconceivable inconclusive inconsiderate inconsistency inconsistent inconvenience inconvenient
incorporate incorporation incorrect increase incredible incredibly incredulity incredulous increment incremental incriminating incubate incubator
incumbent incur incurable indebted indecent indecision indecisive indeed indefinitely indelicate indent indentation independence independent
indescribable indestructible indeterminate index indicate indication indicative indicator indices indictment indifference indifferent indigenous
indignant indirect indiscriminate indispensable indistinguishable individual individualism individuality indoctrinating indoctrination indomitable
indoor induce inducted indulge indulgence industrial industrialised industrialist industrialization industrialized industrious industry ineffective
ineffectual inefficient ineligible inept inequality inert inertial inescapable inevitable inevitably inexcusable inexorably inexpensive inexperience
inexplicable infallible infamous infancy infant infantry infeasible infect infection infectious infer inferior inferiority inferno infest infestation
infield infiltrate infinite infinitesimal infinity infirm infirmities inflammable inflammation inflammatory inflatable inflate inflation inflationary
inflict influence influential influenza influx info inform informal informant information informational informative infrared infrastructure infrequent
infringe infringement infuriate infuse infusion ingenious ingenuity ingrained ingredient inhabit inhabitants inhale inherent inherit inheritance
inhibit inhuman inhumane inhumanity initial initialisation initialising initialization initialize initiate initiation initiative inject injection
injunction injure injurious injury injustice ink inlaid inland inlet inmates inn innocence innocent innocuous innovation innovative innumerable
inoffensive inoperative input inquire inquiry ins insane insanity insatiable inscribed inscription inscrutable insect insecure insecurity insensitive
insensitivity inseparable insert insertion inside insidious insight insigne insignificant insinuated insist insistence insistent insoluble insolvency
insolvent insomnia inspect inspection inspector inspiration inspire instability instal install installation installment instalment instance instant
instantaneous instead instigated instilling instinct instinctive instituted institutes instituting institution institutional institutionalized
institutionalizing instruct instruction instructive instructor instrument instrumental insufficient insular insulation insulin insult insurance insure
insurgent insurmountable intact intake intangible integer integral integrate integration integrity intellect intellectual intelligence intelligent
intend intense intensified intensifies intensifying intensity intensive intent intention intentional inter interact interaction interactive intercept
interception interchange interchangeable interconnect intercontinental intercourse interest interface interfere interference interim interior
interject interlude intermarriage intermediary intermediate interment intermingle intermittent intern internal international internet interplay
interpolation interposed interpret interpretation interracial interrogate interrogation interrogator interrupt interruption intersect intersection
interspersed interstate interval intervene intervention interview interwoven intimacy intimate intimidate intimidation into intolerable intolerance
intolerant intoxication intractable intramural intransitive intrepid intricacies intricate intrigue intrinsic introduce introduction introductory
introspective intrude intrusion intrusive intuition intuitive inundated inundating invade invalid invalidate invaluable invariably invariant invasion
invective invent invention inventive inventor inventory inversely invert invertebrate invest investigate investigation investigator investment
investor invigorate invincible invisible invisibly invitation invite invocation invoice invoke involuntary involve involvement inward ion ire irk iron
ironic ironically irony irradiate irrational irreconcilable irregular irregularities irrelevance irrelevant irreplaceable irrepressible irresistible
irrespective irresponsible irretrievably irreverent irreversible irrevocable irrevocably irrigation irritability irritable irritants irritate
irritation is island isle isolate isolation issue it italic italicised italicized itching item itemized itemizing iterate iteration iterative
itinerary its itself iv ivory ix jab jack jackass jacket jackpot jagged jail jam jangle jar jargon jaw jay jazz jealous jealousy jeans jelly jellyfish
jeopardise jeopardize jeopardy jerk jersey jester jet jewel jewellery jewelry jibe jiffy jig jiggling jinxed jitters jittery job jockey jogging join
joint joke jolt jot journal journalism journalist journey jovial joy joyful joyous joystick judge judgement judgment judicial judiciary judicious
juggle juice juicy jumbo jump jumpy junction juncture jungle junior juniper junk junkie junky junta jurisdiction jury just justice justifiable
justifiably justification justified justify jutting juvenile juxtaposing juxtaposition kangaroo karate kayak keel keen keep kegs ken kept kerchief
kernel kerosene ketchup kettle key keyboard keynote keystone keystroke keyword khakis kick kickbacks kickoff kid kidnapped kidnapping kidney kill
kilograms kilometers kilometres kilos kilowatts kimono kin kind kinda kindergarten king kingdoms kink kinky kinship kiosk kiss kit kitchen kitchenette
kite kitten kitty knapsack knee kneel knew knife knight knighthood knit knives knob knock knot know knowledge knowledgeable known knuckle kudos lab
label labor laboratory laborious labour labyrinth lace lacerated lack lacquered lacrosse lacy lading lads lady ladybug lag lagoon laid lain lake lamb
lame lamenting lamp land landlord landmark landowner landscape landslide lane language languish languor lantern lap lapel lapse lard large largest
larva larvae laryngitis laser lass last latched latches late lateral latest latex lathe latitude latter lattice laugh laughable laughter launch
laundering laundry laureate laurel lava lavender lavish law lawful lawmaker lawn lawsuit lawyer lax laxative lay laymen layout laziest laziness lazy
leach lead leaden leadership leaf leaflets league leak leakage lean leap leapt learn learnt lease leash least leather leave lecture led ledgers lee
leech leeks leery left leg legacy legal legalised legality legalized legend legendary legible legibly legions legislated legislation legislative
legislator legislature legitimacy legitimate leisure lemon lend length lengthen lengthy lens lent leopards lesbian lesions less lessen lesson lest let
lethal letterhead lettuce letup leukaemia leukemia levee level lever leverage levied levity levy lexical lexicon liability liable liaison liar libel
libellous liberal liberalisation liberalism liberalization liberalized liberate liberation libertarian liberty librarian library lice licence license
lick lid lie lied lieu lieutenant life lifeforms lifeline lifelong lifespan lifestyle lifetime lift ligament ligature light lighten lighthouses
lightning lightweight like likeable likelihood likened likewise limb limbo lime limelight limestone limit limitation limitless limousine limp linchpin
line lineage linear linen lingerie lingering linguist linguistic link linkage lint lion lioness lip liquid liquidate liquidation liquified liquor list
listen lit literacy literal literary literate literature litigation litre litterbug little littlest liturgy livable live liveable liveliest livelihood
livestock livid lizard load loaf loan loath lob lobbied lobby lobbyist lobster local locale locality localize locate location lock locksmith
locomotion locomotive locusts lodge loft lofty log logarithm logarithmic logic logical logo loiter lollipop lone long longest longevity longish
longitude longitudinal look lookout loom loon looney loop loophole loose loosen looted looting lopping lopsided lord lore lorry lose loss lost lot
lotion lottery lotus loud loudest loudspeaker lounge lousy love low lowest loyal loyalty lozenge lubricant lubricate lubrication lucid luck luckier
luckily lucky lucrative ludicrous luggage lumber luminaries luminous lump lumpy lunacy lunar lunatic lunch luncheon lunchtime lung lunge lurch lure
lurid lurk lush lust luxurious luxury lying lyric lyrical ma macabre mace machete machine machinery machinists macho macintosh macroscopic mad madam
maddest made magazine magenta magic magical magician magistrates magnanimous magnesium magnet magnetic magnificence magnificent magnified magnifying
magnitude magnolia mahogany maid maiden mail mailbox mailman main mainframe mainland mainline mainstream maintain maintainability maintainable
maintenance maize majesty major majority make makeup malady malaria male malevolent malformed malfunction malice malicious malignant maligning mall
mama mamma mammal mammalian mammoth man manage manageable management managerial mandate mandatory maneuver manger mangle mangos mangrove manhood mania
maniac manic manicure manifest manifestations manifesto manifold manipulate manipulation mankind mannerisms manoeuvre manor manpower mansion
manslaughter mantelpiece mantle mantlepiece manual manufacture manure manuscript many map mar marathon marble march mare margin marginal maria
marijuana marina marine marital maritime mark market marketable marketplace maroon marquee marriage married marrow marry marsh marshal marshy martial
martin martyr martyrdom marvel marvelous mas mascot masculine mash mask masquerades masquerading massacre massage massive master masterpiece mastery
masts masturbation mat matador match mate material materialistic materialized maternal maternity math mathematical mathematician mathematics matriarch
matrices matriculation matrimony matrix matt matte mattress mature maturity mauled mauling mausoleums mauve maverick maxim maxima maximal maximise
maximize maximum may maybe mayhem mayor maze me meadow meager meagre meal mean meandering meaningful meaningless meant meantime meanwhile measles
measurable measure measurement meat mechanical mechanics mechanism mechanized medal meddle media median mediate mediation mediator medical medication
medicinal medicine medieval mediocre mediocrity meditate meditation medium meet megabytes megatons melancholy mellow melodic melodrama melody melt
member membership membrane mementos memo memoirs memorable memoranda memorandum memorial memorised memorize memory men menacing menagerie menial
mental mentality mention mentor menu meowed mercantile mercenary merchandise merchant merciful mercilessly mercury mercy mere merge meridian merit
merrier merry mes mesh message messenger messy met metabolic metabolism metal metallic metallurgy metaphor metaphorical metaphysical meteor meteoric
meteorite meteorologists meteorology method methodology metre metric metro metropolitan mice microbe microbiology microphone microprocessor microscope
microscopic microsecond microwave midday middle middlemen midget midnight midriff midst midstream midway might mighty migraine migrant migrate
migration mike mild mildest mile mileage milestone militant militarily military milk milky mill millimeters millimetres million millionaire millionth
millisecond mime mimic mimicry mince mind mindless mine minefield mineral mingle miniature minimal minimalism minimised minimize minimum minions
miniscule minister ministerial ministry mink minor minority mint minus minuscule minute miracle miraculous mirage mired mirror misapprehension
misappropriated misbehaves misbehavior miscarried miscellaneous mischievous misconception misconduct misdemeanor misdirected miserable miserably
misery misfits misfortune misgivings mishap misinformation misinterpretation misinterpreted misinterpreting misjudged misjudges mislead misled
mismanagement mismatch misplace misprint misquote misrepresent miss missile mission missionary missive misspelled misspellings mist mistake mistaken
mistook mistress mistrust misty mistype misunderstand misunderstood misuse mitigate mittens mix mixture moan mob mobile mobilised mobility
mobilization mobilize mock mockery mod modal mode model moderate moderation moderator modern modernisation modernising modernity modernization modest
modesty modicum modification modified modifier modify modular modulation module moist moisture mold moldy mole molecular molecule mollify mollusk
molten mom moment momentarily momentum momma monarch monarchy monastery monastic monetary money monies monitor monk monkey monochrome monogamous
monogamy monolithic monopolized monopoly monotony monsoon monster monstrous month monument monumental moo mood moody moon mooring moose moot mop moral
morale morality morass morbid more moreover morning moron morphology mortal mortality mortar mortgage mortification mortuaries mosque mosquitoes moss
most motel moth motherhood motif motion motivate motivation motive motley motor motorcade motorcycle motorist motorized motorway motto mouldy mound
mount mountain mountaineer mountainous mourn mouse mouth mouthful mouthpiece movable move movement movie mow ms mu much muck mucus mud muddied muddier
muddle muddy muffed muffin muffled mug mulch mulls multi multinational multiple multiplication multiplied multiply multitasking multitude mum mumble
mummies munched munching mundane municipal municipality mural murder murderous murky muscle muscular muse museum mush mushroom music musical musician
musk musket mussels must mustang mustard mutate mutation mute mutilate mutinies mutt mutual my myriad myself mysterious mystery mystic mystical
mysticism myth mythical mythology nagging nail naive naked name nameless namesakes nap nappies narcotic narrates narration narrative narrow narrowest
nasal nastiest nastiness nasty nation national nationalism nationalist nationality nationwide native natural naturalists naturalization naturalized
nature naughty nausea nauseous nautical naval navigate navigation navigators navy nay near nearby nearest neat nebula necessarily necessary
necessitate necessity neck necklace nectarines need needle needless needy negate negative neglect negligence negligible negotiable negotiate
negotiation negotiator neighbor neighborhood neighbour neighbourhood neither neon neophyte nephew nerve nervous nest nestled net nether nettled
nettles network neural neurologist neurosis neutral neutralised neutrality neutron never nevertheless new newbie newborn newcomer newest newfangled
newsagents newscast newsletter newspaper newsprint newsstands newt newton next nibbles nice nicest niche nick nickel nickname nicotine niece niftier
nifty nigh night nightclub nightgown nightingale nightmare nighttime nil nimble nine nineteen nineteenth ninety ninth nipped nipping nipple nit nite
nitrate nitrogen no nobility noble nobleman noblest nobody nocturnal nod node noes noise noisily noisy nomad nomadic nomenclature nominal nominate
nomination nominative nominee non nonchalant nondescript none nonetheless nonfiction nonpartisan nonprofit nonsense nontrivial nonviolence noodle noon
nor norm normal normality north northeast northeastern northern northwest northwestern nose nostalgia nosy not notable notably notation notch note
notebook noteworthy nothing notice noticeable noticeably noticeboard notification notified notify notion notional notoriety notorious notwithstanding
noun nova novel novelist novelty novice now nowadays nowhere noxious nozzle nuances nuclear nuclei nucleus nude nudge nudity nuisance null nullified
nullify numb numerals numeric numerical numerous nun nuptial nurse nursery nurture nut nutmeg nutrient nutrition nutritional nutritious nutshell nutty
nuzzle nylon oaf oak oases oasis oath obedience obelisks obesity obey obfuscation object objection objectionable objective obligate obligation
obligatory oblige oblivion oblivious obnoxious oboes obscenity obscure obscurity observable observation observatory observe obsession obsessive
obsolescence obsolete obstacle obstetrician obstruct obtain obtainable obvious occasion occasional occupancy occupants occupation occupational
occupied occupy occur occurrence ocean oceanic odd oddity ode odious odor of off offbeat offence offend offense offensive offhand office official
offload offset offshoot offshore offspring often oftenest ogle oh oil oily okay old oldest olive omega omelette omen omission omit omnibus omnipotence
omnipotent omniscient on once oncoming one onerous oneself ongoing onions only onslaught onto onus onward oodles ooze opal opaque open operand operas
operate operatic operation operational operative operator ophthalmology opinion opium opponent opportune opportunity oppose opposite opposition
oppress oppression oppressive opt optic optical optima optimal optimisation optimise optimism optimist optimistic optimization optimize optimum option
optional opulent or oral orange orator orbit orbital orchard orchestra orchid ordained ordeal order ordinances ordinarily ordinary ore organ organic
organisation organisational organise organism organization organizational organize orgasm orgy orientation oriented orienting orifice origin original
originality originate originator ornament ornamental orphan orphanage orthodontist orthogonal oscillate osmosis ostensible ostensibly ostriches other
otherwise ouch ought ounce our ourselves oust out outbound outbreak outburst outcasts outclass outcome outcry outdated outdo outdoor outfield outfit
outgoing outgrowth outlaw outlay outlet outline outlive outlook outnumber outpatient outposts output outrage outrageous outright outrunning outshines
outside outspoken outstanding outstripped outstrips outward outweigh oval oven over overall overblown overboard overburdened overcame overcharging
overcome overcrowded overcrowding overdraft overdrawn overdue overestimate overflow overgrown overhang overhaul overhead overheard overheat overkill
overlaid overlap overlay overloaded overloading overlook overnight overpass overpopulation overpowering overpriced overrated overrating overridden
override overrode overruled overrun overseas oversee overshadowed oversight overstated overstating overt overtake overtaken overthrown overtime
overtones overtures overturn overview overweight overwhelm overworked overwrite overwritten owe owed owing owls own ownership ox oxide oxygen oyster
ozone pa pace pacific pacifiers pacifist pack package packet pact pad paddle paddy padlocks page pageant pagoda paid pain painful painless painstaking
paint pair pajamas pal palace palate pale paleontologist palette palm paltry pamphlet pan panacea pancake pancreas pancreatic pandemonium pandering
pane panel pang panhandle panic panorama panoramic panther panties pantomime pants papa paper paperback paperweights paperwork par parable parachute
parade paradigm paradise paradox paragon paragraph parallel paralysed paralysis paralyzed parameter paramount paranoia paranoid paraphrase parasite
parcel pardon pare parent parental parenthetical parenthood parish parity park parliament parliamentary parochial parodies parole parrot parse parsley
parsons part partake partial participant participate participation particle particular partisan partition partner partnership partook party pas
passage passenger passion passionate passive passport password past pasta paste pastels pastime pastor pastoral pasture pasty pat patch patent
paternal path pathetic pathological pathology pathway patience patient patio patriot patriotic patriotism patrol patronage patronizing patrons pattern
patty pauper pause pave pavement pavilions paw pawn pay payable payload payment payoffs payroll peace peaceable peaceful peacock peak peanut pear
pearl peas peasant pebble pecan peck peculiar peculiarity pedagogy pedal pedantic peddle pedestal pedestrian peek peel peeped peer peeve peg pellets
pelts pelvic pelvis pen penal penalized penalizes penalizing penalty penance pence pencil pend pendant pendulum penetrate penetration penguin
peninsula penis penny pension penthouse people pep peppermint per perceive percent percentage perceptible perception perceptive perch percussion
perfect perfection perfectionist perform performance perfume perhaps peril perilous perimeter period periodic periodically peripheral perish perjury
perk permanent permeate permissible permission permissive permit permutation pernicious peroxide perpetrated perpetrating perpetrator perpetual
perpetuate perplexed perplexities persecute persecution persevere persist persistence persistent person persona personable personal personalised
personality personalize personnel perspective persuade persuasive pertain pertinent perusal peruse pervaded pervasive perverse perversion perverted
perverts pesky pessimism pessimist pest pet petite petition petrified petrol petroleum petticoat petty pewter phantasy phantom pharmaceutical
pharmacist pharmacy phase pheasant phenomena phenomenal phenomenon philanthropic philanthropist philanthropy philosopher philosophical philosophy
phobias phoenix phone phonetic phony phosphor phosphorescent phosphorus photo photocopied photocopy photograph photographic photography photon phrase
phraseology physical physician physicist physics physiological physiology physique pi pianist piano pick pickets pickle pickup picky picnic pictorial
picture picturesque pie piece piecemeal pier pierce pig pigeon pigeonhole piggyback pigment pigtail pike pile pilfered pilfering pilgrimage pilgrims
pill pillage pillar pillow pilot pin pinch pine pineapple pinion pink pinnacle pinpoint pint pioneer pipe pipeline pique piracy pirate pistol piston
pit pitch pitchfork piteous pitfall pithy pitied pitiful pity pivoting pizza placated place placement plagiarism plagiarist plagiarizing plague plaid
plain plaintiffs plan planar plane planet planetary plant plantation plaque plasma plaster plastic plate plateau platform platinum platoon
plausibility plausible plausibly play playback playground plaything playwright plaza plea plead pleasant please pleasurable pleasure pledge plentiful
plenty plethora pliers plight plop plot plough plowing ploy plucked plucking plug plum plumber plumbing plummet plundered plunge plural plurality plus
plush plusses plutonium ply plywood pneumonia poach pocket pod podium poem poet poetic poetry poignancy point pointless poise poison poke polar
polarised polarized pole police policeman policy polish polite political politician politics poll pollutants pollute pollution polo polygon polynomial
pomegranate pomp pompous pond pony pool poop poor poorest pop popcorn pope poplars populace popular popularity popularize populate population populous
porcelain porch pore pork pornographic pornography porous porpoise port portability portable portal portend portfolio portion portrait portray
portrayal pose position positive possess possession possessor possibility possible possibly post postage postal postcard postcode posterior posterity
posthumous postman postmaster postpone postscript postulate posture pot potassium potato potency potent potential pothole potion pottery pouches
poultry pounce pound pour pout poverty powder powdery power powerful powerhouse practicable practical practice practise practitioner pragmatic
pragmatism praise pranced prank pray preached preaches preaching preamble precaution precautionary precede precedence precedent precious precipice
precipitation precipitous precise precision preclude precocious preconceived precursor predator predecessor predefined predicament predicate predict
predictable predictably prediction predictor predominant predominate preeminent preempt prefab preface prefer preferable preferably preference prefix
pregnancy pregnant prehistoric prejudice preliminary premature premier premiere premise premium prenatal prepaid preparation preparatory prepare
prepay preponderance preposterous prerequisite prescribe prescription presence present presentation preservation preservative preserve preside
presidency president presidential press pressure prestige prestigious presto presumably presume presumption presumptuous presuppose pretend pretense
pretentious pretext pretty pretzels prevail prevalence prevalent prevent preventable prevention preventive preview previous prey price priceless prick
pride priest primarily primary primate prime primeval primitive prince principal principality principle print printable printout prior priority prism
prison privacy private privatization privatized privilege privy prize pro probabilistic probability probable probably probe problem problematic
procedural procedure proceed process procession processional processor proclaim proclamation procrastinate procrastination procure procurement prod
prodigal produce product production productive productivity profane profanity professed professes profession professional professor proficient profile
profit profitable profound profundity profuse profusion progeny prognosis program programmable programme progress progression progressive prohibit
prohibition prohibitive project projectile projection projector proliferate proliferation prolific prolog prologue prolong prom prominence prominent
promiscuity promiscuous promise promote promotion prompt promulgate prone prong pronounce pronouncement pronouns pronunciation proof proofreading prop
propaganda propagate propagation propel propensity property prophecy prophesy prophet proponent proportion proportional proposal propose proposition
proprietary proprietors propriety prose prosecute prosecution prosecutor prospect prospective prospectus prosper prosperity prosperous prostitute
prostitution protagonists protect protection protective protector protein protest protestors protocol proton prototype protract protruding proud
proudest provable prove proven provenance proverb proverbial provide province provincial provision provisional proviso provocation provocative provoke
prowess prowl proximity proxy prudence prudent prudish prune prying psalm pseudo psyche psychiatrist psychic psychological psychologist psychology
psychoses psychosis psychotherapy pub puberty public publication publicity publicized publicizing publish pudding puddle puff puffy pull pullover pulp
pulpit pulse puma pump pumpkin pun punch punchline punctuation pundit pungent punish punishment punitive punk punt pupil puppet puppy purchase pure
purge purification purified purity purple purported purporting purports purpose purposeful purse pursue pursuit pus push pushy pussy put putt putty
puzzle pyramid python qua quack quadrangle quadruple quagmire quaint quake qualification qualified qualifier qualify qualitative quality qualms
quantify quantitative quantity quantum quarantine quark quarry quart quarterback quartet quartz quaver queasy queen queer quell quenching queried
query quest question questionable questionnaire queue quick quicken quickest quicksand quiet quip quirk quirky quit quite quiver quiz quizzes quorum
quota quotation quote rabbi rabbit rabble rabid raccoon race racial racism racist rack racket racketeering racoons racy radar radial radiant radiate
radiation radiator radical radio radioactive radius raffle raft rag rage raid rail railroad railway rain rainbow raincoat rainfall rainforest
rainwater rainy raise rake rallied rally ram ramble ramification ramp rampage rampant ran ranch random rang range rank rankle ransom rant rap rape
rapid rapist rare rarest rarity rash raspberry rat rate rather ratification ratified ratify ratio ration rational rationale rationalize rattle raucous
ravages rave raven ravine ravish raw ray raze razor re reach react reaction reactionary reactive reactors read readability readable readership readily
readiness readjusting ready real realise realism realist realistic realistically reality realization realize reallocate realm reap reappear rear
rearranged rearranging reason reasonable reasonably reassurance reassure rebate rebel rebellion rebellious rebirth reborn rebound rebuff rebuild
rebuilt rebukes rebut rebuttal recalcitrant recall recant recap recapture receded recedes receding receipt receive recent receptacle reception
receptionist receptive recess recession recharge rechargeable recipe recipient reciprocal reciprocate recital recitation recite reckless reckon
reclaim reclamation recognise recognition recognizable recognize recoils recollection recommend recommendation recompense recompile reconcile
reconciliation reconfigure reconnaissance reconnect reconsider reconstruct reconstruction record recount recoup recourse recover recoverable recovery
recreate recreation recreational recruit recruitment rectal rectangles rectangular rectified rectify rector recur recurrence recursion recursive
recycle red redeem redeemable redefine redefinition redemption redesign redirect redirection rediscover redistribute redistribution redo redraft
redress reduce reduction redundancy redundant reed reef reeked reel refer referee reference referendum refill refine refinement refinery reflect
reflection reflex reflexive reform reformation reformatting refrain refresh refrigerated refrigerator refueled refuge refugee refund refurbished
refusal refuse refutation refute regain regale regalia regard regardless regenerate regeneration regent regime regimen regimental regiments region
regional register registrar registration registry regressed regression regret regular regularity regulate regulation rehabilitation rehash rehearsal
reign reimburse reimbursement reincarnate reincarnation reindeer reinforce reinforcement reins reinstate reinstatement reiterate reject rejection
rejoice rejoin rejuvenate relate relation relational relationship relative relativistic relativity relax relaxation relay release relegate relent
relentless relevance relevant reliability reliable reliably reliance reliant relics relied relief relieve religion religious relinquish relish reload
relocatable relocate relocation reluctance reluctant rely remain remainder remake remark remarkable remarkably remedied remedy remember remembrance
remind reminiscent remiss remission remit remittance remnant remodel remote removable removal remove remuneration rename render rending rends renege
renew renewable renewal renovate renovation renown rent rental reopen reorganization reorganize repaid repair repatriate repay repayment repeal repeat
repeatable repellant repelled repellent repent repetition repetitive rephrase replace replacement replay replenish replete replica replicate
replication replied reply report repose repository reprehensible represent representation representative reprint reprisal reproduce reproduction
reproductive reprogramming reptile republic republican repudiates repudiating repudiation repugnant repulsed repulsive reputable reputation repute
request require requirement requisite requisition reread rerouted rerouting resale reschedule rescind rescue research resemblance resemble resent
reservation reserve reservoir reset reshuffle reside residence resident residential residual residue resign resignation resilience resilient resin
resist resistance resistant resolute resolution resolve resonance resonant resort resounding resource resourcefulness respect respectability
respectable respectful respective respiratory respond response responsibility responsible responsibly responsive rest restart restaurant restful
restitution restless restoration restore restrained restraining restrains restraints restrict restriction restrictive restructure resubmit result
resultant resume resurgence resurrect resurrection retail retain retaliate retaliation retard retention rethink reticence retire retirement retort
retract retreat retribution retrieval retrieve retroactive retrograde retry return reunion reunite reuse rev revamp reveal revel revelation revenge
revenue reverberated reverberations revere reversal reverse reversible revert review revise revision revisit revival revive revoke revolt revolution
revolutionary revolutionise revolutionize revolve revved reward rework rewrite rewritten rhetoric rhetorical rheumatism rhino rhododendron rhymes
rhythm rhythmic rib ribbon rice rich richest rickety ricochet rid riddance riddle ride ridge ridicule ridiculous rife rifle rig right righteous
rightful rigid rigidity rigor rigorous rim ring rink rinse riot rip ripe ripen rise risen risk risky rites ritual rival rivalry river rivet roach road
roadblock roam roar roast rob robbery robe robin robot robust rock rocket rocky rod rode rodents rodeo roe rogue role roll romance romantic romp roof
rook rookie room roommate roomy roost root rope rosary rose rosemary roster rosy rotate rotation rote rotten rotting rough roulette round roundabout
roundest rousing route routine row rowdy royal royalty rpm rub rubbish rubble rudders ruddy rude rudimentary rue rueful rug rugby ruin ruinous rule
rumbles rumbling ruminate rummaging rumor rumour rumpled run runaway rundown rune runway rupture rural ruse rush rust rustic rustle rusty ruthless
ruts sabbatical sabers sabotage sac sack sacrament sacred sacrifice sad saddened saddens saddle safe safeguard safekeeping safest safety saga sage
sagging said sail sailboat sailor saints sake salad salami salary sale salesman salesmen salesperson saliva salivates sally salmon saloon salt
saluting salvage salve same sample sanatoria sanctifies sanctimonious sanction sanctuary sand sandstone sandwich sandy sane sang sanitary sanitation
sanity sank sap saplings sapphire sarcasm sarcastic sardine sat satanic satellite satin satire satirical satisfaction satisfactorily satisfactory
satisfied satisfy saturate saturation sauce saucy sausage savage save savior savor savory savour savvy saw sawdust say scab scalar scalded scale
scalloped scallops scalp scan scandal scant scapegoats scar scarce scarcity scare scarfing scarier scariest scarves scary scathing scatter scavenger
scenario scene scent sceptic sceptical scepticism schedule scheme schizophrenia scholar scholarship scholastic school schoolchildren schooner science
scientific scientifically scientist scissors scold scoop scooted scooter scope score scorn scorpions scotch scoundrels scoured scouring scout scowl
scram scramble scrap scrape scratch scream screech screen screw screwdriver scribble scribe script scripture scroll scrounge scrub scrutinize scrutiny
scuffles sculptor sculpture scurries sea seafaring seal seaman seamen seams sear search seashells seashore seaside season seasonal seat seaweed sec
secede secession second secondarily secondary secrecy secret secretary secrete secretion secretive sect section sector secular secure security sedans
sedate sedative sediments seduce seduction seductive see seed seedling seek seem seemingly seen seep segment segregate segregation seize seizure
seldom select selection selective selector self selfish sell semantic semantically semen semester semicircle semiconductor seminar seminary senator
send senile senior seniority sensation sense senseless sensibilities sensible sensibly sensitive sensitivity sensor sensory sensual sensuality sent
sentence sentient sentiment sentimental separate separation separator sequel sequence sequential serenade serene serenity serial series serious sermon
serpent serum servant serve service serviceable servitude session set setback settable settle settlement seven seventeen seventeenth seventh seventy
sever several severance severe severity sewage sewed sewer sex sexual sexuality sexy shabby shack shackle shade shadow shadowy shady shaft shaggy
shake shaken shaky shall shallow shambles shame shameful shampoo shamrock shanties shape share shareholder shark sharp sharpen shatter shave shaven
shawl she shear sheath shed sheen sheep sheet sheikh shelf shell shelter shelves shelving shepherd sheriff sherry shield shift shifty shimmer shine
shingles shins shiny ship shipment shirk shirt shiver shoal shock shoe shone shook shoot shop shore short shortage shortcoming shorten shortest
shortfall shorthand shot shotgun should shout shove show showcase showdown shown showy shrapnel shredded shrew shrewd shrieking shrieks shrill shrimp
shrine shrink shrinkage shroud shrug shrunk shuck shudder shuffle shun shut shutdown shuttle shy siblings sic sick sickened side sideline sidestep
sidetracked sidetracking sidewalk sideways siege sifting sigh sight sigma sign signal signature significance significant signify silence silent
silhouette silk silliness silly silo silt silver similar similarity simile simple simplest simplicity simplified simplify simplistic simply simulate
simulation simulator simultaneous sin since sincere sincerest sincerity sinew sing singe single singular sinister sink sinus sip siphon sir sire siren
sister sit site situated situation six sixteen sixth sixty sizable size sizeable sizzle skate skateboard skeleton skeptic skeptical skepticism sketch
sketchy skew ski skid skill skim skin skip skirmish skirt skit skull skunk sky skyline skyrocket skyscraper slab slack slain slam slander slang slant
slap slash slate slaughter slave slavery slaying sleazy sledgehammer sleek sleep sleepier sleepless sleet sleeve sleigh slender slept slew slice slick
slid slide slight slightest slim slime sling slingshot slip slit slob slogan slope sloppy slot slouch slow slowest sludge slug sluggish sluice slum
slumber slump slurring sluts sly smack small smallest smallish smallpox smart smartest smash smattering smeared smell smelly smelt smidge smile smirk
smith smithereens smitten smog smoke smokestacks smooth smother smug smuggle snack snag snail snake snap snappier snapshot snare snarling snatched
snatching sneak sneakier sneaky sneer sneeze sniffed sniffing sniffs snip snippet snitches snob snooker snoop snooze snore snort snot snout snow
snowball snowfall snowflake snowy snubs snuff snug so soak soap soar sober sobriety soccer social socialism socialist socialized society sociological
sociologist sociology sock socket sod soda sodium sofa soft softball softened softening softens software soggier soil solace solar sold soldier sole
solemn soli solicit solicitor solid solidified solidify solitaire solitary solitude solo solution solve solvent somber some somebody someday somehow
someone someplace something sometime somewhat somewhere son sonatas song sonic sonnets soon soonest soot soothing sophisticated sophistication
sophistry soprano sorcerer sore sorrow sorry sort sorta sought soul sound soundtrack soup sour source south southeast southeastern southern southpaw
southward southwest southwestern sovereign sovereignty sown sox spa space spacecraft spacial spacious spade spaghetti span spank spare spark sparkle
sparse spasms spat spate spatial spattering spawn speak spear special specialise specialist speciality specialization specialize specialty species
specific specifically specification specified specify specimen speck spectacle spectacular spectators specter spectrum speculate speculation
speculative speculators sped speech speed speediest speedometer speedy spell spelt spend spent sperm spew sphere spherical sphinx spice spicy spider
spies spike spill spin spinal spine spineless spinster spiral spirit spiritual spit spite splash splat splattering splendid splendor splendour splice
splinter split splurge spoil spoilt spoke spoken spokesman spokesmen spokesperson spokeswoman sponges spongy sponsor sponsorship spontaneous spoof
spooked spooky spool spoon spoonful sporadic spores sport sportsmanship spot spotlight spotty spouse spouts sprains sprawled sprawling spray spread
spreadsheet spree spring springboard sprinkle sprint sprouted sprouts spruce sprung spun spur spurious spurn spurted spurting spy squabble squad
squadron squander square squashes squat squeaked squeaky squeal squeamish squeeze squelch squid squint squire squirm squirrel squirt stab stabilise
stability stabilize stable stack stadia stadium staff stage stagecoach staggered staggering stagnated stagnation stain stairs stairways stake stale
stalemate stalk stall stallion stalwart stamina stamp stampede stance stand standard standardisation standardised standardization standardize standby
standpoint stank stanzas staple star starch stardom stare starfish stark start startle starvation starve state statement statesman static station
stationary stationery statistic statistical statue stature status statute statutory stave stay steadied steadily steady steak steal stealth steam
steamy steel steep steeple steer stellar stem step stereo stereotype sterile sterilized sterling stern stew steward stewardess stick sticky stiff
stiffen stifle still stimulant stimulate stimulation stimuli stimulus stinging stingy stinking stinks stint stipulate stipulations stir stirrup stitch
stock stockbroker stockholder stockpiles stoical stoke stole stolen stomach stomping stone stood stool stoop stop stopover stoppage storage store
storey storm stormy story stove stow straddle straight straighten straightforward strain straits strand strange strangest strangle strap strata
strategic strategy stratified stratosphere stratum straw strawberry stray streak stream streamline street streetcar strength strengthen strenuous
stress stressful stretch strewn stricken strict strictest stride strife strike string stringent strip stripe strive strode stroke stroll strong
strongest stronghold strove struck structural structure struggle strumming stub stubborn stuck stud student studied studio study stuff stuffy stumble
stump stung stunk stunned stunning stunt stupid stupidest stupidity stupor sturdy style stylish stylistic stylus suave sub subcommittee subconscious
subdivide subdivisions subgroup subject subjective subjugated subjugating sublime submarine submerged submission submissive submit subordinate
subscribe subscript subscription subsection subsequent subset subsidiary subsidize subsidy subsist subsistence substance substantial substantiate
substitute substitution subsystem subtle subtly subtract suburb suburban subversive subvert subway succeed success successful succession successive
successor succinct succour succumbed such suck sudden sue sued suede suffer suffice sufficient suffix suffrage sugar suggest suggestion suicidal
suicide suing suit suitability suitable suitably suitcase suite sulfur sulk sulphur sultan sum summarily summarise summarize summary summit summoned
summons sumptuous sun sunbathed sunbathing sundae sundial sundown sunflower sung sunglasses sunk sunken sunlight sunlit sunnier sunny sunset sunshine
suntan sup superb superficial superfluous superimposed superintendent superior superiority supermarket superscript supersede supersonic superstar
superstition superstitious supervise supervision supervisor supervisory supplant supplement supplied supplier supply support supportive suppose
suppress suppression supremacy supreme surcharge sure surest surf surface surfboard surge surgeon surgery surgical surmise surname surpass surplus
surprise surreal surrender surreptitious surround surveillance survey survival survive survivor susceptible suspect suspend suspense suspension
suspicion suspicious sustain sustainable swallow swam swamp swan swap swarm swat sway swear sweat sweaty sweep sweepstake sweet sweetened sweetens
sweetest swelled swelling swept swerve swift swig swim swindled swindlers swine swing swirl swisher switch switchboard swivel swoops sword swore sworn
swung syllable symbol symbolic symbolism symmetric symmetrical symmetry sympathetic sympathetically sympathizing sympathy symphonic symphony symptom
synagogue synapses synchronisation synchronization synchronize synchronous syndicate syndrome synonym synonymous synopsis syntactic syntax syntheses
synthesis synthesize synthetic syphilis syrup system systematic systematically tab tabernacle table tablet tabloid taboo tacit tack tackle tacos
tactful tactic tactical tadpoles tag tail tailgate tailor taint take taken takeoff takeover tale talent talk tall tallest tallied tally talon tame
tamper tandem tang tangent tangible tangle tank tanned tanner tantalising tantamount tap tape tapered tapestry tar target tariff tarnish tart task
taste tastefully tasty tattoo taught taunt tavern tax taxable taxation taxi taxpayer tea teach team teamwork tear tease teaspoon technical
technicality technician technique technological technology tedious tedium tee teeming teen teenage teeth telecommunications telegraphing telephone
telescope television tell temper temperament temperance temperate temperature template temple tempo temporal temporarily temporary tempt temptation
ten tenacious tenant tend tendency tendon tenet tennis tenor tense tension tent tentacle tentative tenth tenuous tenure tepee term terminal terminate
termination terminator terminology terminus termite terrace terrain terrestrial terrible terribly terrific terrifying territorial territory terror
terrorism terrorist terrorized terse test testament testicles testified testify testimonial testimony testis tethered tethering tethers text textbook
textile textual texture than thank thankful that thawed the theater theatre theatrical thee theft their them theme themselves then theologians
theological theology theorem theoretic theoretical theorist theorize theory therapeutic therapist therapy there thereafter thereby therefore therein
thereof thereon thermal thermodynamics thermometers thermostat these thesis theta they thick thicken thicket thief thieves thighs thin thing think
thinnest third thirst thirteen thirteenth thirty this thistle thong thorn thorniest thorough thoroughfare those thou though thought thoughtful
thousand thrash thread threat threaten three threshold threw thrice thrifty thrill thrive throat throbbing throne through throughout throughput throw
throwback thrown thrust thugs thumb thump thunder thunderstorms thunderstruck thus thwart thy thyroid tick ticket tickle tidal tidbit tide tidied tidy
tie tied tier tiff tiger tight tighten tightrope tilde tiled tiles tiling till tilt timber time timeless timescale timetable timezone timid tin tinged
tingle tinier tinker tinkling tiny tip tire tiresome tissue tit title tittered to toast tobacco today toddler toe toga together toggle toil toilet
token told tolerable tolerably tolerance tolerant tolerate toll tomb tomboy tomcat tome tomorrow ton tonal tone tongue tonic tonight tonnes too took
tool toolkit tooted tooth toots top topic topical topography topple torch tore torment torn tornado torpedo torque torrent tortoise tortuous torture
toss tot total totalitarian totalitarianism totality totem touch touchdown tough tour tourist tournament tout tow toward towel town toxic toxins toy
trace track tract traction tractor trade trademark tradition traditional traditionalist traffic tragedy tragic tragically trail train trait tramp
trampled trance tranquil tranquility tranquilizer transact transaction transatlantic transcend transcontinental transcribe transcript transcription
transfer transform transformation transfusion transgression transient transistor transit transition transitional transitive transitory translate
translation translator translucent transmission transmit transparency transparent transpired transplant transport transportation transposed transverse
trap trappings trash trauma traumatic traumatize travel traverse trawls tray treacherous treachery tread treadmill treasure treasury treat treatise
treatment treaty treble tree trek trekking tremble tremendous trench trend trendy trial triangle triangular tribal tribe tribunals tributaries tribute
trick trickery trickier trickle tricky tried tries trifling trigger trill trillion trilogy trim trinity trinkets trio trip triple triplets triplicate
triumph triumphant trivia trivial triviality trodden troll trolley troop trophy tropical trot trouble troublemakers troublesome trounced trounces
troupes truce truck trudged trudging true truffles truisms truly trumped trumpet trumps truncate trunk trust trustee trustworthy trusty truth truthful
try tryouts tsar tub tube tuberculosis tuck tufts tuition tulip tumble tumor tumours tumultuous tuna tune tunic tunnel turbine turbulent turf turkey
turmoil turn turnaround turnout turnover turnpike turntables turquoise turret turtle tusk tutor tutorial tuxedo twang tweak twee tweet twelfth twelve
twentieth twenty twice twiddle twig twilight twin twinkle twist twitch twitter two tycoon tying type typeset typical typified typify typist
typographical tyranny tyrant ubiquitous ugh ugliest ugliness ugly ulcers ultimate ultra umbrella umpire unable unacceptable unacceptably unaccountably
unaffected unambiguous unanimous unanswerable unanswered unarmed unassigned unassuming unattainable unattended unattractive unauthorised unauthorized
unavailable unavoidable unaware unbalanced unbeatable unbelievable unbelievably unbelievers unbiased unblock unborn unbreakable uncanny unceasing
uncertain uncertainty unchallenged unchanged uncle unclear uncomfortable uncomfortably uncommon uncompromising unconditional unconscious
unconstitutional uncontrollable uncontrolled unconventional unconvinced unconvincing uncountable uncouth uncover uncut undefined undemocratic
undeniable under underbrush undercover undercurrent undercutting underdog underestimate undergo undergone undergraduate underground undergrowth
underlies underline underlying undermine underneath underpants underrated underscore underside understand understandable understandably understate
understatement understood understudy undertake undertaken undertook underwater underwear underwent underworld underwrite underwritten undesirable
undetected undeveloped undo undocumented undoubtedly undressed undue unduly unearth uneasiness uneasy uneconomical uneducated unemployed unemployment
unequaled unethical uneven unexpected unexplained unfair unfaithful unfamiliar unfavorable unfilled unfinished unfold unforeseen unforgettable
unforgivable unfortunate unfounded unfriendly ungodly unhappy unhealthy unheard unhelpful unidentified unification unified uniform unify unilateral
unimportant unimpressed uninitiated unintended unintentional uninteresting union unionize unique unison unit unite unity universal universe university
unjust unjustified unkempt unknown unlawful unleash unless unlike unlimited unload unlock unlucky unmanned unmarked unmask unmodified unnamed
unnecessarily unnecessary unnoticed unobtainable unofficial unorthodox unpack unpaid unparalleled unpleasant unpopular unprecedented unpredictable
unprepared unprincipled unprivileged unprotected unproven unpublished unqualified unravel unread unreadable unreal unrealistic unreasonable
unreasonably unrecognized unrelated unrelenting unreliability unreliable unresolved unrest unrestricted unrivaled unruly unsafe unsaid unsatisfied
unscheduled unscientific unscrupulous unseasonable unseemly unseen unset unsightly unsigned unskilled unsolicited unsolved unspeakable unspecified
unstable unstructured unsubstantiated unsuccessful unsuitable unsupported unsure unsuspecting unthinkable until unto untold untouched untrained untrue
untrustworthy unusable unused unusual unveil unwanted unwarranted unwary unwashed unwieldy unwilling unwind unwise unwittingly unworkable unworthy
unwritten up upbeat upbringing update upend upgrade upheld uphill uphold upholsterer upkeep uplift upload upon upright uprising uproar uproot ups
upset upshot upside upstairs upstart upstream upward uranium urban urge urgency urgent urinate urine us usable usage use useable used useful useless
user usher using usual usurps utensil utilisation utilise utility utilization utilize utmost utter utterances vacancy vacant vacated vacation
vaccinating vaccine vacillating vacuous vacuum vagaries vagina vague vain valentines valet valiant valid validate validation validity valley valor
valuable value valve vampire van vandalised vandalism vandals vanguard vanilla vanish vanity vapor vaporise variable variance variant variation varied
variety various varsity vary vast vat vault vector veer vegetable vegetarian vegetarianism vegetation vehemently vehicle veil vein velocity velour
velvet vendor venerable veneration vengeance vengeful venom vent ventilation ventricles venture venue veranda verb verbal verbatim verbose verbosity
verdict verge verification verified verify veritable vermin vernacular versatile versatility verse version versus vertebrates vertical vertigo very
vessel vest vet veteran veterinarians veterinary veto vexed vi via viability viable vial vibrant vibrate vibration vicar vice vicinity vicious victim
victor victorious victory video videotape vie view viewpoint vigil vigilant vigilante vigor vigorous vii vile vilified village villain villainous
vindicated vine vineyards vintage vinyl viola violate violation violence violent violin viper viral virgin virility virtual virtue virtuoso virulent
virus visa visibility visible visibly vision visionary visit visitor visor vista visual visualize vital vitality vitamin vivacious vivid vocabulary
vocal vocalists vodka vogue voice void volatile volcanic volcano volition volley volleyball volt voltage volume voluntarily voluntary volunteer
vomiting vortex vote vouch vow vowel vulgar vulnerability vulnerable vultures wad wade wafer waffle waft wag wage waggons wagon wail waist waistline
wait waitress waive wake walk wall wallet walloping wallow wallpaper walrus wan wand wane wanna want wanton war ward warden warehouse warfare warhead
warm warmest warmth warn warp warrant warranty warrior wartime warts wary was wash washout waste wastebasket wasteful watch watchdog watchful
watchword water waterfall waterfront watermark watermelon waterproof watershed waterway watts wave waveform wavelength wavy wax way wayside wayward we
weak weaken weakest weaklings wealth wealthier wealthiest wealthy wean weapon weaponry wear weather weave web wedded wedding wedge weds wee weed week
weekday weekend weep weigh weight weighty weird weirdest welcome weld welfare well went were werewolf west western westward wet wettest whack whale
wharves what whatever whatsoever wheat wheel wheelchair wheeze when whenever where whereabouts whereas whereby wherein whereupon wherever wherewithal
whether whew which whichever whiff while whilst whim whimper whimsical whine whip whirl whirlpool whirlwinds whirs whisked whiskey whisks whisky
whisper whistle white whiten whiz whizzed whizzes who whoever whole wholeheartedly wholesale wholesome wholly whom whooping whoops whore whose why
wick wicket wide widen widespread widest widow width wield wife wiggle wild wildest wildfire wildlife wilfully will willful willows willpower win
wince wind windfall windmill window windowpane windscreen windshield wine wing wink winter wipe wire wisdom wise wisest wish wishful wit witch
witchcraft with withdraw withdrawal withdrawn withdrew withheld withhold within without withstand withstood witless wives wizard wobble wobbly woe
woke woken wolf wolves woman womb wombat women won wonder wonderful wont woo wood wooden woodland woody woolly word wore work workable workbench
workbook workforce workload workmanship workout workplace workshop workstation world worldwide worm wormholes worn worried worry worse worsen worship
worst worth worthiest worthless worthwhile worthy wot would wound woven wow wrangled wrangling wrap wrath wreak wrecked wrecking wrench wrestle
wriggling wright wring wrinkle wrist wristwatch writ writable write writhing written wrong wrongdoing wrote wrought xi xii xv xx xxx yacht yack yank
yap yard yarns yawn year yell yellow yelping yen yes yesterday yet yeti yield yoga yoke you young youngest youngsters your yourself yourselves youth
youthful zealous zebra zenith zero zest zigzagging zillion zinc zip zodiac zombie zone zoo zoological zoom
`;
