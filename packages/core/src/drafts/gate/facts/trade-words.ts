/** Words of trades and offices that general mail uses too rarely to count among the common ones. */
export const tradeWords = `
accountants advisers agronomists allergen allergens allotments anaesthetists apprentices apprenticeships appliances arborists architects auditing
audits auctioneers bakers bakeries bakery barbers barista baristas barrels batch batches beekeepers benchmarking bistro biotech boatyard bookings
bookkeeper bookkeepers bookkeeping boilers bottlenecks breakages breakdowns brewers breweries brewery bricklayers briefing briefings brokers
budgeting builders butchers caretakers caterers catering carers caregivers carpenters carpentry cashflow charities chargebacks checklists
checkouts chefs chiropractors churn cleaners cleanings clinicians clinics coaches coaching cobblers commuters compliance conferences congregations
consignments consultants contractors coordinators copywriters copywriting councils couriers courses crates crews crops customs dashboards
deadlines dealerships dealers debtors deliveries dentistry dentists depots designers diners directories dispatch dispatchers distilleries
distributors downtime drainage drivers dropouts duty electricians empties energy engineers enquiries equipment escalations estates events
examiners exhibitors farmers fees festivals fleet fleets florists footfall forecasting forecasts forklifts founders franchisees freelancers
freight fundraisers fundraising gardeners garages grazing groceries grocers growers guesthouses gyms hairdressers handovers harvests haulage
hauliers headcount headteachers heating hoteliers hotels housekeeping humidity hygiene inboxes infrastructure inspections inspectors
installers installs insurers inventories inventory invoicing joiners journalists kennels kilometres kitchens labels landlords landscapers
laundry lawyers layoffs leases lecturers lessons librarians libraries lighting linen listings locksmiths logistics machinery maintenance
manufacturers margins marketers maternity mechanics menus midwives mileage milking minutes mortgages musicians nannies newsletters
no-shows nurseries nurses nutritionists nursing occupancy onboarding opticians orchards orders outages outsourcing overheads overtime packaging
painters pallets parcels parents parishes patients payouts payroll payslips permits pharmacies pharmacists photographers physiotherapists pilots
pipelines planners planting playgrounds plumbers plumbing podcasts poultry practices prescriptions printers printing procurement produce producers
programmes projects proofreading publishers pupils quotas quotes quoting ransomware receivables reception receptionists reconciliation
recruiters recruiting recruitment referrals refits refunds rehearsals reminders renewals renovations rentals repairs replacements rescheduling
researchers reservations residents restaurants restocking retailers retention returns roasters roofers roofing rosters rota rotas rounds routes
safeguarding salons sawmills scaffolders scheduling schools screening seedlings sellers seminars shelves shipments shippers shipping
shopkeepers shops shortages shrinkage signage solicitors spas spoilage spreadsheets stables staffing stalls stock stockouts storage storerooms
subcontractors subscriptions suppliers surgeries surveyors swimmers tailors takeaways tanks taxis teachers technicians tenancies tenants tenders
textiles therapists therapy ticketing tickets tilers timber timesheets tickets tooling tractors traders trainees trainers transcripts translation
translations translators travellers treasurers truckers trucks turnover tutoring tutors tyres undertakers uniforms upholstery upkeep valuations
vans vendors venues veterinarians vets vineyards visitors volunteers waiters wards warehouses warehousing warranties wastage welders welding
wholesalers windows wineries winemakers workforce workloads workshops workwear yards yields
acorns algae almonds anchovies aphids apricots aquariums asparagus asphalt aubergines avocados bacon bagels bamboo bananas barley basil beans bees
beeswax beetroot beets begonias berries biscuits bison blackberries blinds blueberries boots broccoli brownies bulbs buns burgers burrs butter
butterflies cabbages cacti cakes candles capers caramel cardamom carrots cashews cats cattle cauliflowers caviar celery ceramics cereal chalk cheeses
cherries chestnuts chickens chickpeas chillies chips chives chutney cider cinnamon clams clay clementines cloves cobbles coconuts cod compost concrete
cookies coriander cork corn cows crabs crayons cream crickets croissants cucumbers cupcakes curry curtains cutlery daffodils dahlias dates deer dogs
donuts dough doughnuts ducks dumplings eels eggplants eggs elbows endives fennel ferns figs fish flour flowers foals foam foxes frogs fruit fungi
garlic gears geese geraniums ginger glass gloves glue goats gooseberries grain granite grapes grass gravel greenhouses grout guavas gutters hams hares
hay hazelnuts hedges hens herbs herring hinges hives honey hops horses hydrangeas icing ivy jam jars kale kettles kiwis knives lambs lamps lanterns
leather leeks lemonade lemons lentils lettuce lids ladybirds limes limestone livestock lobsters loaves mackerel maize mangoes maple marble mattresses meat melons
mice milk millet mint moss moths mould mud muffins mulch mushrooms mussels mustard nails nectarines noodles nuts oats octopus olives onions oranges
oregano oysters paint pancakes paprika parsley parsnips pasta pastries peaches peanuts pears peas pecans peppers petals pickles pies pigeons pigs pillows
pineapples pistachios pizza plaster plums polystyrene poppies pork porridge potatoes prawns puffins pulleys pumps pumpkins puppies quilts rabbits radishes raisins
raspberries rats rhubarb rice rivets rosemary roses rubber rye saffron sage salads salmon salt sand sandwiches sardines sauces sausages scallops scarves
screws seagulls seaweed seeds shallots sheep shellfish shrimp silage silk skates skis slate slugs snails soap socks sofas soil soups spices spinach squash
squirrels starlings steak straw strawberries sugar sunflowers swans syrup tangerines tea thyme tiles toads tofu tomatoes trout truffles tulips tuna
turbines turkeys turnips vanilla varnish veal vegetables vinegar violets walnuts wasps wheat willows wine wool yeast yoghurt yogurt zucchini
aches allergies ankles asthma backs bruises cataracts coughs dementia diabetes eczema fevers flu hips joints knees migraines muscles shoulders sleep
sprains stiffness strokes wounds blizzards drizzle droughts floods fog frost gales hail heatwaves sleet snow storms thaw thunder badminton basketball
boxing cricket curling cycling fencing golf gymnastics handball hockey judo karate netball rowing rugby running sailing skating skiing squash surfing
swimming tennis volleyball wrestling yoga pilates
yeah yep nope yay hooray hurrah okay ah oh wow admin admins fab ace gosh hmm phew thx ta hiya ciao whoa
`;
