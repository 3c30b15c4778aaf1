/** Made by train-sentence-weights.ts: in hundredths, how far a trait speaks for told, ofReader, kept. */
const table = `
-6 37 -48 !
-6 37 -48 ! $
59 -17 -15 #
87 -62 19 # #
-53 -21 93 # $
10 -104 55 # %
71 -30 -28 # :
-68 -125 163 # a
51 3 -41 # acres
-117 13 112 # an
-65 -75 77 # and
-57 24 51 # april
-54 -24 73 # are
-33 29 25 # as
-31 -36 62 # at
-64 129 -43 # beds
-45 -1 44 # before
8 -17 22 # bottles
29 -8 -48 # buildings
-49 -6 44 # but
37 -25 -21 # by
2 3 -11 # cans
1 -28 34 # cents
-65 68 -31 # children
-19 37 21 # copies
6 12 -28 # countries
85 -52 -35 # days
21 -6 -14 # degrees
27 -12 -17 # dollars
-19 14 -8 # engineers
-24 -2 39 # euro
21 -69 15 # euros
-55 -9 110 # floor
-85 -71 132 # for
-15 -71 116 # from
64 -19 -21 # g
47 9 -37 # grams
-38 20 -6 # guests
50 -18 -8 # had
54 -25 1 # has
13 -6 -1 # have
-3 55 -42 # homes
-15 7 -12 # hotels
91 -38 -92 # hours
-20 48 -63 # i
-32 -1 37 # if
-44 -16 37 # in
-40 -17 83 # is
41 -24 -21 # items
-64 34 -3 # july
1 -52 9 # june
-12 -45 50 # k
74 -41 -29 # kg
30 -5 -21 # kilometres
31 -7 -16 # kilos
17 23 -33 # km
3 -7 36 # last
-5 -47 47 # left
31 13 0 # m
-29 -10 11 # march
42 -53 -35 # may
43 -6 -42 # members
72 -23 -39 # metres
8 -5 -11 # miles
34 -7 -29 # million
73 -47 -68 # minutes
31 -36 10 # months
18 18 -13 # more
-29 14 -3 # new
-22 25 -21 # october
127 -88 -30 # of
-35 1 91 # on
25 2 -34 # pairs
28 -40 -12 # patients
-34 -5 29 # pence
-45 123 -107 # people
19 -59 47 # per
28 -75 42 # percent
33 -21 -24 # pieces
22 25 -35 # points
-4 -17 8 # pounds
35 -14 -21 # pupils
-75 124 -26 # residents
-16 70 -47 # s
-3 -32 -2 # schools
-37 22 -7 # seats
10 -17 -9 # seconds
-37 94 -37 # shops
-49 -7 45 # so
16 24 -32 # square
-71 82 -6 # staff
-29 46 -18 # stars
-21 34 -27 # students
-83 -5 30 # th
11 -1 -33 # times
104 1 -65 # to
22 9 -34 # tonnes
-37 18 -10 # vans
-44 38 -16 # visitors
29 -15 -20 # volunteers
-32 -20 54 # was
18 -12 13 # we
11 7 -36 # weddings
14 -11 -14 # weeks
-18 -5 38 # with
-43 -20 82 # without
-18 -39 -99 # words
-6 -17 28 # years
10 -104 55 %
47 -14 -58 % $
16 -7 -7 % after
-108 -8 83 % and
78 -11 -22 % at
11 -2 -10 % from
25 -10 -13 % in
31 -12 -34 % less
46 -6 -37 % more
56 -47 -60 % of
-30 -8 34 % on
38 -4 -33 % to
18 -148 -26 :
61 -46 29 : #
39 75 -74 ^ #
121 -136 -29 ^ a
84 0 -32 ^ about
-48 -28 -50 ^ address
80 -14 -80 ^ after
34 -21 -24 ^ agents
118 -76 -66 ^ all
66 -24 -20 ^ also
45 -46 15 ^ an
-25 -2 18 ^ anything
-161 -43 -94 ^ ask
-49 123 -64 ^ asked
130 -85 18 ^ at
-43 -12 -68 ^ avoid
-101 -30 -44 ^ be
-87 -13 -7 ^ british
-89 -17 17 ^ call
26 -17 -13 ^ calls
-28 -13 -32 ^ casual
-9 -20 26 ^ chef
75 -20 -28 ^ children
22 -4 -25 ^ clients
-11 -49 -16 ^ congratulate
19 -2 -9 ^ contracts
38 -27 -33 ^ data
12 -6 27 ^ day
25 -22 -13 ^ delivery
-58 -17 -103 ^ do
-161 -70 -131 ^ don't
-24 4 76 ^ dr
37 -22 7 ^ drivers
138 -85 -92 ^ each
80 -29 -20 ^ eleven
-44 -21 -7 ^ end
100 -86 -71 ^ every
60 -24 -37 ^ families
11 -13 3 ^ fee
-21 0 3 ^ first
10 -30 22 ^ five
-55 -14 -13 ^ formal
31 -10 -18 ^ forty
-36 88 -14 ^ four
-87 -14 -36 ^ friendly
-59 11 5 ^ from
59 -14 -20 ^ groups
51 -23 -18 ^ guests
-9 21 -19 ^ had
5 -9 35 ^ hail
-56 -22 87 ^ half
-66 86 10 ^ he
-33 -40 63 ^ he's
-98 88 -11 ^ her
-101 26 67 ^ his
89 -26 -8 ^ i
-45 -14 52 ^ i'd
159 -78 -82 ^ i'm
60 -29 18 ^ if
35 -22 -65 ^ in
-12 -19 -46 ^ invite
127 -14 -57 ^ it
38 -19 -43 ^ it's
-39 20 -14 ^ just
-124 -38 -63 ^ keep
30 -38 -31 ^ last
-88 -28 109 ^ lead
-80 -34 -67 ^ leave
-61 -10 -3 ^ light
-8 -47 64 ^ lost
-63 -35 -48 ^ make
-129 -95 -72 ^ mention
-3 28 -40 ^ met
34 -19 12 ^ most
-20 22 -1 ^ mr
51 -36 -40 ^ my
-38 103 -34 ^ new
11 28 -40 ^ nine
-95 -85 -107 ^ no
-2 -3 -13 ^ not
27 -16 -34 ^ nothing
62 -12 -58 ^ of
-158 -26 -65 ^ offer
31 -14 4 ^ old
-49 53 6 ^ on
-53 -107 52 ^ one
51 -17 17 ^ only
-51 105 -73 ^ open
84 -10 -62 ^ orders
41 -116 17 ^ our
89 -24 -17 ^ own
54 14 -36 ^ parents
48 -9 -15 ^ patients
-42 -7 52 ^ pays
-95 -15 -22 ^ plain
-106 -48 -75 ^ please
-35 -6 37 ^ price
46 -6 -28 ^ prices
-81 -46 -22 ^ put
-28 57 -19 ^ read
27 -15 10 ^ residents
-53 -10 -28 ^ respectful
41 -35 -7 ^ results
-41 116 -89 ^ saw
-58 -34 -70 ^ say
10 -6 -8 ^ sessions
20 -4 -15 ^ setting
76 -30 -28 ^ setup
22 -15 2 ^ seven
-105 65 29 ^ she
-34 -15 41 ^ she's
-7 17 -12 ^ shop
-37 -21 -21 ^ short
-139 -15 -80 ^ sign
22 35 -28 ^ since
44 -26 4 ^ six
10 -7 -6 ^ spare
27 4 -23 ^ st
49 -39 -14 ^ staff
60 -21 -27 ^ students
-38 -18 -16 ^ subject
-38 -7 -9 ^ talk
45 31 -18 ^ team
-8 -17 17 ^ tenants
-20 37 54 ^ the
-146 86 70 ^ their
76 -46 36 ^ there
-164 189 -19 ^ they
-10 48 -14 ^ they're
-5 12 29 ^ they've
45 -19 -20 ^ thirty
70 -40 9 ^ three
-8 185 -123 ^ told
45 -18 -16 ^ training
36 -5 -14 ^ twenty
-30 -99 91 ^ two
-113 -16 -27 ^ use
50 -47 -10 ^ used
94 -39 -11 ^ visitors
-48 -9 -26 ^ warm
64 -52 -22 ^ we
-15 -4 5 ^ we'd
71 -60 -5 ^ we're
46 -28 -19 ^ we've
26 -17 -2 ^ what
39 -17 -17 ^ works
-116 -25 -43 ^ write
-136 89 -48 ^ you
-161 127 -13 ^ your
5 -17 -1 a
20 5 -68 a #
-3 -7 15 a bad
-3 44 -39 a bakery
-3 -19 8 a beer
8 7 -12 a big
39 -28 -10 a bike
-58 -19 10 a bit
-47 -11 35 a bonus
-8 -4 11 a box
18 9 2 a break
3 -17 13 a buyer
-20 -21 -72 a call
44 -15 -11 a card
-9 -34 45 a case
-34 24 12 a chain
-21 -24 51 a colleague
50 2 1 a day
75 42 -38 a dog
24 14 -9 a family
12 8 -10 a fifth
-20 25 -3 a film
-10 11 27 a fine
3 44 -46 a first
48 -7 -42 a flat
-28 -14 38 a former
-55 -3 49 a free
-17 -50 30 a friend
64 -28 -38 a full
-20 56 -43 a good
29 -9 -9 a head
-19 -34 40 a hole
10 -13 -2 a kilo
-7 -18 3 a letter
-12 11 -5 a list
-50 -4 41 a loss
-12 19 1 a lot
-32 -4 37 a metre
-42 -60 56 a month
13 -2 -10 a morning
-43 -4 83 a name
-57 106 -66 a new
-6 27 -29 a one
-8 -20 88 a page
-16 38 -45 a picture
-17 -5 -1 a price
-78 -14 -17 a question
-10 -27 13 a rival
5 -7 -12 a robot
-21 -9 24 a row
21 -9 -12 a saturday
-25 65 -67 a second
20 -27 -11 a series
45 -18 -14 a session
17 0 -39 a set
12 -3 -26 a shift
-5 17 33 a shop
-15 -14 22 a single
30 -52 -9 a small
-31 -12 83 a student
-24 40 -24 a talk
-20 7 5 a team
-26 -36 48 a third
-17 -1 6 a three
7 -4 -28 a time
25 -8 -7 a trailer
17 -13 -14 a two
-18 -7 16 a van
-19 -20 53 a waste
18 4 -13 a week
-32 11 22 a whole
-26 0 54 a word
44 -11 -9 a workshop
-20 67 -24 a year
-123 40 53 about
-13 11 34 about #
27 -3 1 about $
57 -47 38 about a
-41 9 45 about it
-40 -23 78 about one
-32 -14 -1 about the
-37 -39 94 about to
70 -31 -40 about two
-16 -3 37 above
-47 -21 51 above #
-25 -3 -27 accept
-45 82 -26 access
21 -26 -22 accident
-75 49 9 according
-75 49 9 according to
-49 -19 49 account
18 -48 9 accountant
48 -83 35 accounts
63 0 -48 acres
45 -18 1 across
-7 3 -17 across #
87 -53 28 across the
-13 177 -110 ad
-7 27 -10 add
-91 112 -41 added
-5 22 -25 added a
-59 -31 -53 address
-46 -11 -12 adjectives
-81 55 47 ads
-31 -18 30 advance
-13 16 -24 advice
26 -44 39 after
34 10 -71 after #
29 -58 56 after a
21 -3 -3 after six
-59 -7 97 after the
-7 32 -7 after two
47 -27 -35 afternoon
20 -23 -10 afternoon $
33 16 -48 afterwards
36 -23 -17 afterwards $
24 11 -10 again
7 -27 7 again $
22 -22 21 again in
14 -56 60 against
-1 -2 -12 against it
18 -10 16 agencies
-16 -2 42 agency
-31 -21 35 agent
30 22 -14 agents
-46 19 47 ago
54 -6 -53 agreed
-8 -59 32 agreement
41 -9 -22 ahead
21 -20 -5 air
94 -20 -44 all
-35 1 40 all $
-67 70 26 all in
6 -34 -13 all of
-26 -1 3 all our
-37 154 -98 all over
-4 17 28 all the
49 12 -52 all year
24 -48 22 alone
10 -37 12 alone $
-18 48 2 along
-1 49 -10 along the
75 -87 37 already
4 26 36 already $
92 -27 -59 also
-22 -8 41 although
-19 -8 27 although the
3 -2 -13 aluminium
21 66 0 always
-70 12 0 am
-29 4 16 among
32 -7 -11 an
44 -12 -25 an engineer
-37 -21 33 an hour
-63 47 -27 an old
59 -84 -3 and
0 28 -67 and #
16 55 -107 and a
-10 -5 20 and anything
-19 -11 -24 and are
-19 26 -50 and asked
-44 -20 -1 and can
25 -9 -24 and costs
17 -7 -8 and covers
24 -5 -14 and deliver
4 -16 13 and does
-2 -11 -69 and don't
17 -17 -12 and each
39 -5 -48 and ends
33 -18 -14 and every
-68 17 27 and got
16 -2 -26 and hand
60 -54 3 and has
20 -5 -35 and have
-42 71 -19 and he
76 -67 27 and his
35 4 19 and i
41 -3 -15 and insurance
-33 30 28 and is
7 -20 43 and it
92 -2 -51 and leave
-36 -4 6 and leaves
-49 -11 46 and may
-4 -5 18 and my
-24 -16 10 and need
14 -7 -9 and needs
-32 -1 -11 and never
-3 -19 -54 and no
2 -42 29 and nobody
56 -13 -38 and not
-22 -5 23 and nothing
20 -7 -25 and on
14 44 -50 and one
-69 -8 22 and only
31 -6 -45 and our
-19 -25 27 and paid
18 -5 -17 and put
-4 13 -26 and said
-39 -25 67 and says
14 28 4 and she
-27 -7 -8 and sign
25 -2 -58 and take
10 -2 -17 and takes
-73 5 73 and that
-7 -60 37 and the
-26 -21 83 and then
26 8 -31 and there
-88 -44 141 and they
-2 -29 43 and told
10 -14 5 and two
-14 28 -21 and wants
4 10 12 and was
-47 -53 62 and we
-41 14 24 and will
-22 -2 11 and with
-141 -22 86 and would
32 -26 -16 and wrote
-14 51 -16 and you
47 -15 -20 and your
-10 -43 37 angry
-110 81 -41 announced
-39 58 -52 annual
-46 69 -23 annual report
-97 -36 103 another
-5 -9 -46 another $
44 -1 -37 answer
-15 41 3 answered
18 -24 -17 answers
147 -123 -85 any
-26 13 40 any more
-6 -2 -16 any other
12 -9 -7 any time
-14 -7 3 anybody
27 -31 18 anyone
-50 -64 27 anything
-15 -1 25 anything above
-33 -6 13 anything over
2 -47 29 anything that
-6 -2 28 anything under
-13 -11 65 anyway
-12 -8 26 anyway $
60 -40 17 app
22 -31 50 apple
61 -5 -63 application
-39 9 -23 applications
-4 -54 39 applied
31 14 -47 appointments
-12 30 -13 apprentice
5 50 -42 apprentices
-15 26 6 april
-49 75 -10 april $
-89 8 74 april and
-6 -42 47 archive
74 -87 6 are
-65 15 62 are #
57 -12 -58 are a
-29 -37 71 are about
16 -4 -9 are all
-22 -19 43 are at
3 -12 -1 are back
17 -1 -26 are certified
17 -6 -27 are fixed
25 -11 -55 are free
-14 -24 25 are going
-11 53 -37 are hiring
-5 -39 33 are in
22 -4 -22 are included
-37 -26 67 are on
48 -15 -76 are paid
37 -6 -28 are ready
4 -29 36 are still
12 -17 -7 are taken
17 27 -12 are the
0 -42 25 are two
6 -15 14 area
84 -9 -63 aren't
-37 39 16 arm
-29 -7 -4 around
32 -14 -46 around #
51 -39 14 arrive
37 -8 -12 art
-91 109 -61 article
-86 73 -26 article on
-41 -11 -53 as
2 30 8 as a
-1 -18 -12 as dr
-28 -4 -19 as if
44 -2 -21 as much
-36 40 26 as one
45 -1 -40 as well
-8 -49 64 aside
-80 -48 -49 ask
-32 -8 88 ask #
-23 -12 -44 ask for
-80 138 -19 asked
-45 74 -47 asked for
-35 24 4 asked me
-15 12 -20 asked on
-30 -6 32 asking
-51 90 -7 asks
-11 -45 -4 assistant
2 62 -64 association
-6 27 -23 association $
20 -9 -8 associations
20 15 -37 at
-140 -28 98 at #
146 -99 -36 at a
-76 -8 64 at all
20 -11 -10 at any
-34 7 39 at christmas
3 -5 22 at cost
-19 12 -2 at easter
40 -14 -10 at half
-11 -17 -6 at least
-79 -24 -8 at most
15 9 -64 at my
69 -19 -52 at night
34 -15 -59 at no
-63 8 58 at our
31 -28 -14 at six
-29 71 -42 at the
8 -17 -22 at two
-30 21 9 at weekends
-31 16 -21 at your
-68 -5 -38 attach
-56 -5 -12 attach nothing
-29 -11 64 audio
-7 -21 53 audit
8 -11 7 audit $
-9 -27 15 auditor
-37 28 1 august
22 46 -60 august $
4 -41 17 august and
30 -12 -17 austria
-83 80 -7 autumn
2 20 7 autumn $
-33 -4 51 autumn and
80 -52 -58 available
111 -66 -80 average
53 -25 -39 average $
-52 -14 -35 avoid
-25 -9 -66 avoid the
72 -11 -61 award
-5 -87 77 away
11 -11 2 away #
-14 -5 -16 away $
-16 -1 3 away and
-106 -2 -16 b
-37 -6 41 back
-31 -10 28 back #
34 -6 -21 back $
-31 -17 52 back from
12 1 -29 back in
21 -9 3 back on
8 -15 -26 back to
-24 37 -6 backed
-48 -17 57 bad
-60 -55 119 badly
44 13 -61 bag
11 39 -63 bags
31 43 -64 bakery
19 -12 -18 baltic
-53 -82 74 bank
-8 -25 40 bank has
29 -27 0 bar
-85 -22 135 barely
-10 18 14 barn
69 -25 -24 bars
-56 15 55 basel
-79 -31 120 batch
-46 41 -11 bath
-7 3 -14 batteries
71 -27 -44 battery
11 -9 -6 battery $
-55 -73 21 be
16 -10 3 be bought
-23 -10 -14 be brief
-22 -21 -27 be in
13 49 -27 be named
-47 38 -12 be seen
-22 -2 16 be used
-126 -124 147 because
-31 -2 21 because i
-10 -4 16 because it
-58 -46 120 because of
-59 -52 89 because the
-2 -13 12 because they
95 0 -106 because we
32 -2 -9 bed
11 70 -59 beds
-8 10 -12 beds $
18 -3 -15 beds and
94 -64 3 bee
-23 4 40 been
9 58 -33 been a
-23 -21 54 been told
-14 -4 14 beer
57 -119 28 before
-47 -6 41 before #
37 -38 -27 before $
91 -12 -40 before it
-19 -23 73 before june
8 -23 12 before noon
31 -19 26 before the
-43 -3 -3 before we
-12 37 -46 begins
-39 -10 82 behind
-19 -8 81 behind with
-43 -73 149 being
-79 -9 87 below
-27 -2 8 below #
25 -8 -21 bench
-17 29 -45 best
66 88 -131 between
44 -15 -60 between #
-101 80 17 big
-13 -31 19 biggest
63 -32 -35 bike
-1 -20 44 bikes
-28 11 14 bill
-4 39 -14 bill of
-29 -9 16 bills
18 26 -19 bins
-2 35 -14 birmingham
-64 -23 -37 bit
-22 -10 -10 bit of
44 -12 -15 black
-1 -44 71 blame
-24 -35 69 blames
-3 34 1 block
15 -11 7 block in
34 -38 10 blocks
-18 91 -62 blog
-9 11 -38 blue
-35 -15 33 board
-10 22 -24 board $
-2 13 0 board is
29 -7 -29 boards
29 25 -74 boat
-13 1 26 boiler
-111 -18 93 bonus
-3 -11 54 book
62 -63 7 booking
34 -7 4 bookings
58 -43 5 books
0 -3 13 books and
60 -71 45 boss
-16 -8 34 boss wants
82 30 -50 both
15 8 6 bottle
41 -6 -35 bottles
-7 0 -27 bottom
-119 59 79 bought
-47 86 -30 bought a
-16 18 15 bought the
-12 15 12 box
-6 4 21 box $
23 -4 -22 box is
63 38 -46 boxes
5 35 -25 boxes $
-58 39 40 branch
-93 176 -39 branches
-49 79 -4 brand
93 -60 -26 brands
-25 -15 19 bread
-16 -9 15 break
-27 -18 58 break even
-8 17 0 breakfast
-12 -15 28 breaks
-14 46 -20 brewery
-37 43 -10 bridge
-19 -13 -22 brief
63 -12 -41 bright
77 -17 -80 bring
3 0 -31 bring our
3 -6 12 bring the
138 -52 25 brings
-35 26 -8 bristol
-91 -16 -13 british
-18 -7 -5 british spelling
-17 37 -34 brochure
-17 37 -34 brochure $
-25 -96 100 broke
32 -36 36 broken
-36 -21 68 broker
-58 -66 118 brother
-21 -29 41 brother in
26 37 -52 brought
-23 40 -9 brought out
22 -129 129 budget
-42 -3 57 budget for
15 -5 -21 budget is
-76 -39 112 build
-26 -19 7 builder
47 -7 -42 builders
-22 42 -41 building
-8 52 -36 buildings
26 38 -55 built
20 -23 -17 built #
22 -2 -1 built a
-39 -21 -42 bullet
63 -8 -44 burn
-7 -29 25 burned
-13 -7 36 burnout
-3 -14 9 burnt
-18 -138 90 bursar
-61 62 -43 bus
-23 41 -7 bus stop
33 -23 -30 business
-42 -10 65 bust
-36 -8 -31 busy
-125 -111 74 but
-6 -36 34 but it
-29 -17 -90 but not
-5 -3 12 but she
-14 -11 43 but the
-30 0 15 but we
6 -13 25 buy
16 -8 0 buy from
-68 -93 156 buyer
-51 -4 54 buying
-93 -25 153 buys
15 -36 -29 by
-33 41 6 by #
-7 -87 50 by a
-22 -12 20 by christmas
-33 44 -11 by hand
-26 11 -14 by name
-2 4 -27 by next
49 -9 -18 by nine
16 0 36 by one
41 56 -38 by phone
34 58 -80 by the
6 -16 -5 by two
81 -17 -60 by us
-28 -5 33 cable
-31 -30 -33 call
15 -30 10 call $
19 -4 -4 call is
42 -46 32 called
23 -45 61 called it
27 -77 30 calls
21 -16 -14 calls are
-32 -14 -43 calm
-24 -17 46 came
-19 -25 46 came back
-31 -27 27 came from
10 25 -47 came out
37 -26 -17 came to
28 -1 -35 camera
-30 -10 43 cameras
156 -60 -110 can
-28 -13 0 can $
115 -43 -30 can be
-45 -1 39 can do
-39 -4 18 can drop
-24 -9 37 can give
-66 -12 40 can go
-34 -9 32 can only
21 -37 45 can read
-100 123 -24 can see
13 -10 -9 can start
13 -6 -7 can stay
26 -24 -2 can stop
-67 -32 110 can't
8 2 -17 canal
-81 -11 101 cancelled
8 -10 2 candidates
127 -28 -85 candles
-32 2 50 cannot
-9 -24 11 cannot stand
2 3 -12 cans
-15 -9 31 cap
-52 -18 38 captain
-40 32 25 car
50 22 -41 card
-17 35 -23 card $
15 -5 -8 cards
-10 -4 -14 care
-16 38 -27 careers
-16 16 -6 careers page
-8 -19 65 careful
-5 -21 26 caretaker
46 20 -34 carries
69 -32 -50 carry
-32 63 -27 cars
-4 30 26 case
-31 -45 126 cash
-62 -14 -34 casual
-15 77 -53 catalogue
4 -37 29 caught
-9 -31 45 cellar
-52 -24 95 cent
-66 -2 6 centre
40 -11 -10 centre in
-16 12 24 centres
1 -28 34 cents
-32 -30 55 ceo
13 -4 -42 certificate
16 4 -30 certificates
119 -41 -75 certified
14 -1 -3 certified for
22 -4 -26 certified to
-17 -38 54 cfo
-70 23 41 chain
-34 -44 43 chain $
-20 15 29 chain has
-23 -50 71 chair
-29 -21 9 chairman
11 9 -31 chairs
24 4 2 chamber
2 -9 -16 change
14 -8 0 changed
18 19 -51 changes
-55 80 -30 chapter
-55 80 -29 chapter on
71 -34 -50 charge
12 -6 -7 charge #
20 -19 -22 charge $
34 -61 51 charged
21 15 -29 charger
55 -14 -76 charities
114 -30 -95 charity
-37 -5 -13 chat
-65 -36 100 cheap
-90 -4 110 cheaper
75 -37 -40 check
45 -18 -22 check $
44 -26 -29 checked
2 -23 23 checks
-31 -8 -19 cheeky
-23 -75 69 chef
25 14 -38 chemist
-63 -56 40 chief
35 2 -71 children
6 -2 -17 children $
2 -17 -13 children's
45 -12 -41 choose
-73 -5 4 christmas
-19 -9 45 christmas $
3 -4 -22 church
-103 -1 73 churn
-81 0 48 churn in
-16 23 -45 city
4 26 -17 city $
19 -2 -33 claim
-6 65 -77 claims
4 37 -69 class
-25 86 -64 classes
33 42 -64 clay
25 31 -81 clean
-35 -11 29 cleaned
-61 -9 -29 clear
-8 -36 30 clerk
-79 -39 47 client
15 -37 -13 clients
-39 16 13 clinic
-53 6 22 clinic in
33 -30 25 clinics
23 -9 -23 clinics in
-9 16 -3 clip
8 -53 36 close
11 -26 29 close the
22 -25 -18 closed
24 -44 -18 closed $
-25 -41 26 closes
-58 -53 58 closes in
63 -25 -22 closing
34 17 -36 club
87 -85 3 clubs
-10 -49 14 co
-11 -22 -21 co founder
-4 -9 18 coach
-3 -19 -11 coaches
7 -17 22 coast
41 -15 -16 coating
63 11 -60 code
51 21 -52 coffee
-23 -27 -32 cold
-45 -36 72 colin
-28 -24 104 colleague
-11 -25 32 colleague of
91 -20 -37 collect
34 -13 -17 collection
-12 35 -11 colour
34 -15 -9 colours
89 -48 -58 come
32 7 -76 come back
-16 -2 4 come from
0 -5 -10 come in
44 -22 -57 come to
58 -8 1 come with
86 -22 -47 comes
-13 -2 15 comes back
14 -9 18 comes from
-10 20 -10 comes out
36 -16 -36 comes with
-109 38 83 coming
-42 -3 91 commission
66 -22 -82 committed
50 -10 -49 committed $
-46 -7 82 committee
54 18 -102 companies
-27 24 -66 company
8 -35 15 company $
-12 22 -27 company is
-47 -9 108 competitor
-59 -40 100 complained
-21 -31 73 complained about
-4 -19 27 complained to
48 -11 -34 compost
10 32 -37 concert
-11 -49 -16 congratulate
-25 33 -72 congress
-103 -31 33 contact
-32 -7 29 container
-51 -10 110 contract
32 -3 -39 contract $
-41 -25 79 contract with
-35 -28 32 contractor
29 -43 18 contractors
2 -26 41 contracts
35 -10 -16 control
-28 22 3 cook
-73 1 9 coordinator
-19 37 21 copies
-15 15 -14 copper
-67 -21 106 copy
-85 -5 -50 cork
33 -47 -13 cost
39 -6 -35 cost #
-3 17 -3 cost $
-7 -9 -12 cost per
-53 -5 65 cost to
-109 0 80 cost us
95 -31 -97 costs
96 -41 -109 costs #
40 -27 -26 costs nothing
-37 0 11 costs us
11 -7 -2 costs you
16 -10 -20 cotton
-72 12 39 could
-49 -29 53 council
20 -21 16 councils
-51 -29 88 count
-43 79 -63 counted
-22 48 -36 counter
21 31 -41 countries
-22 47 -13 countries $
-21 59 -11 country
-23 63 -49 county
-43 33 34 county $
11 -1 -17 courier
25 4 -11 course
-25 16 -23 courses
-38 40 39 court
-60 -53 96 cousin
-36 -28 31 cover
23 7 -13 covered
38 17 -49 covers
-75 -13 82 cracked
-65 5 -6 crane
-61 -5 44 crash
25 -5 -6 crate
35 -35 25 credit
-8 -21 39 crew
17 -21 -21 crews
48 -43 37 crm
-26 27 4 crop
-29 20 -10 crown
-31 27 -6 cubic
-64 53 -2 cup
-59 25 36 cup in
-17 -18 39 curator
-76 13 82 current
-78 67 9 customer
39 -2 -42 customers
12 -47 30 cut
-48 -3 0 cut by
-24 -15 57 cut from
42 -19 26 cut its
28 0 -26 cut the
-11 65 -38 cycle
23 47 -34 daily
17 -5 -62 dairy
29 -23 -11 damage
-7 -38 21 dark
25 -36 -27 dashboard
71 -38 -58 data
8 33 -47 data $
29 -19 -27 data stays
-35 9 46 date
42 -6 -27 date $
15 14 -42 dates
-4 -3 12 dates $
2 -9 30 daughter
44 44 -79 day
38 -25 -57 day $
-5 59 -44 day and
15 -2 -33 day before
-10 -12 11 day for
-14 23 -20 day in
47 -29 -21 day of
14 -13 37 day rate
-18 92 -60 day that
90 -61 -58 days
13 15 -10 days $
-3 -15 25 days a
25 -2 -25 days from
-58 -53 86 days in
19 -17 7 days of
22 -18 10 days on
-22 -5 20 dead
-64 -20 30 deaf
-24 20 22 deal
-4 -30 52 dealer
-22 -3 17 deals
-20 -22 32 dean
-35 -29 52 dear
-32 -19 17 december
-31 -5 12 december $
-7 -12 8 december and
64 -8 -12 decide
-44 -85 92 decides
16 -45 3 deck
38 -8 -25 degrees
-12 28 -15 degrees $
52 35 -52 deliver
-25 47 -18 deliver to
20 -6 -15 delivered
18 6 -6 deliveries
-49 25 38 delivers
82 -46 -94 delivery
36 -3 -23 delivery $
-29 -37 71 demo
-13 -9 23 denmark
25 -41 3 dental
-27 17 -11 department
-29 55 -12 depot
-12 21 -12 depot in
-16 -35 68 deputy
3 36 -32 derby
-6 14 -3 derby $
31 2 -23 design
45 5 -30 designed
-20 -10 17 designer
28 -35 -6 designers
22 -59 30 desk
-4 43 -15 desk $
108 -12 -33 did
12 -17 23 did not
1 4 -18 did the
58 -40 -2 died
21 -11 -4 diesel
-38 58 -14 dinner
19 -7 -9 direct
-102 -74 166 director
-23 -16 13 discount
-1 45 -18 display
-12 11 9 district
-28 -12 33 divorce
-132 -50 84 do
-26 -4 61 do #
52 -6 -9 do $
-11 -3 18 do it
-92 -32 8 do not
2 -5 10 do the
-48 56 3 dock
-20 72 -80 doctor
-52 -102 116 does
17 0 -24 does $
-3 -10 30 does not
-28 -40 104 does the
43 -58 70 doesn't
-32 -7 50 doesn't want
2 39 5 dog
-47 6 46 doing
-12 18 -3 dollars
-108 -112 -10 don't
-1 -11 -16 don't make
-8 -6 -27 don't mention
-17 -3 -3 don't name
-5 -7 -18 don't promise
-3 -5 -11 don't say
-3 -2 -11 don't scare
-23 -11 -10 don't sound
-20 -3 -19 don't use
53 -16 -51 done
17 0 -27 done by
20 -18 -15 done in
3 21 8 door
-6 37 -58 door $
28 34 -67 doors
-91 10 90 double
54 -17 -28 doubled
-94 -90 114 down
18 -5 -45 down $
-10 -15 5 down by
1 -38 6 down for
-7 -12 26 down in
-61 14 48 down to
-78 -36 -20 dr
-2 22 -33 drawings
59 -39 -47 drew
30 -54 -3 drew #
-28 -46 127 drinks
2 43 -21 drive
-10 -37 73 driver
5 -63 43 driver $
-4 -14 51 drivers
59 -37 -10 drone
-77 -23 95 drop
-5 -28 27 drop the
-43 0 27 drop to
-88 -99 138 dropped
26 -6 -11 drops
-29 39 3 drove
38 -6 -8 drums
34 65 -83 dry
-29 29 26 due
-54 47 -43 dunmore
9 -28 47 during
64 -50 31 during the
58 2 -57 dust
28 4 13 dutch
22 -20 4 duty
-40 16 21 e
93 -39 -54 each
-40 -16 59 each $
29 21 -34 each month
6 -4 10 each one
-22 -9 30 each other
-6 10 29 ear
-11 -18 43 early
-9 -8 27 earns
-31 -11 19 east
-12 -13 17 east wing
-70 51 24 easter
-41 13 17 easter $
-7 -16 18 editor
3 40 -33 egg
-11 -4 -19 eight
18 -1 5 eight of
36 -13 -12 eight people
5 -1 -11 eight weeks
-39 -14 -20 eight years
7 -12 3 eighteen
-1 -10 24 election
-14 82 -66 electric
24 84 -66 eleven
-13 42 -5 eleven of
-46 41 47 elm
-25 -14 51 else
33 -2 -54 else $
-17 -8 -16 email
6 15 -33 emissions
37 -2 -28 employed
6 9 -45 employers
-62 -24 61 empty
44 -17 -26 en
44 -17 -26 en #
-30 -42 1 end
8 -59 0 end $
63 -17 7 end of
-32 -20 -6 end with
10 -31 44 ended
-49 -73 105 ends
-97 -42 110 ends in
44 -15 -17 ends with
29 -33 6 energy
47 -14 31 engineer
51 -6 -49 engineers
72 -3 -70 engineers $
23 -49 -72 english
-6 -12 -9 english $
40 -4 -18 english and
32 12 -40 enough
15 22 -28 enough for
96 -49 -39 enquiries
97 -4 -67 episode
-7 34 -8 episodes
23 -5 -24 essay
-41 16 -18 estate
22 -11 -15 estates
27 -12 -15 eu
-24 -2 39 euro
9 -47 0 euros
46 -18 -5 euros $
2 -24 48 euros a
-50 -3 29 euros and
13 -16 -8 euros for
21 -1 -13 euros per
-24 -12 7 even
28 48 -75 evening
52 -76 30 evening $
-31 48 -5 evening in
-31 20 -12 events
119 -26 -80 every
-22 24 -20 every day
-29 2 -12 every week
9 4 -10 everybody
60 -36 -5 everyone
-24 -34 46 everything
-14 -43 20 ex
-63 -4 -4 exclamation
-63 -4 -4 exclamation marks
1 -7 -11 exeter
-25 25 -13 exhibition
-4 40 -26 expo
8 -14 -11 extra
2 23 -36 eye
4 46 -42 factory
-125 -67 166 failed
-19 -50 60 failed the
-34 -9 67 fails
-94 138 -50 fair
7 -40 50 fair $
-9 25 -6 fair in
-2 47 -53 fair that
-9 2 16 fall
-4 25 -15 fall $
-60 -35 93 fallen
88 -29 -60 families
44 47 -91 family
12 36 -71 fan
35 -45 9 far
17 46 -34 far $
76 -3 -65 farm
-7 -24 31 farmers
5 -3 38 farms
32 -70 29 father
-13 22 8 feb
-78 10 11 february
-34 83 -21 february $
-28 -47 52 february and
94 -68 -20 fee
-2 -17 43 fee #
83 -24 -2 fee $
14 -5 -13 fee for
-11 -1 -64 fee is
-27 12 8 feed
-6 -5 -26 feel
2 -4 -25 fees
-1 4 -11 feet
18 -80 34 fell
33 -18 -8 fell by
51 -14 -70 fell from
-65 -43 103 fell out
33 -1 -19 fell through
60 27 -77 fence
31 -8 -16 ferries
-19 28 -12 ferry
-74 79 -20 festival
113 -41 -64 fewer
35 -11 -28 fewer than
-29 79 -14 field
36 -37 3 fifteen
53 -13 -19 fifteen years
-68 5 87 fifth
5 -15 -22 fifth $
38 -65 41 fifth of
-29 -13 42 fifty
-19 37 26 fight
-38 47 -21 figure
-22 12 -40 figures
67 -24 -20 figures are
-28 53 -2 figures for
24 -8 -5 file
44 -17 -3 filed
-34 21 14 files
8 -6 -13 fill
33 34 -24 filled
1 68 -42 film
-14 -3 59 final
-35 -8 48 finance
39 45 -72 find
14 -40 40 finds
-3 -16 -54 fine
-1 -50 20 fined
64 -45 -38 finish
120 -19 -108 finished
-6 -35 77 fire
25 -21 17 fired
-125 41 56 firm
-8 1 53 firm in
-58 -37 87 firm is
17 -94 50 firms
-12 -29 2 first
-17 -7 39 first #
110 -14 -93 first $
3 -18 28 first box
14 -6 -4 first call
18 -63 59 first day
-3 -2 44 first five
-26 -15 -27 first line
-87 -3 8 first mail
29 -26 -7 first month
-3 -24 -7 first name
-27 -4 -33 first two
4 -26 42 first week
36 24 -54 first year
25 -16 -17 fit
-22 -2 -28 fits
116 -35 -69 fitted
21 -4 -22 fitted in
-22 -18 54 fitter
52 29 -45 fitting
-12 -5 -13 five
-6 -1 -17 five days
1 -9 -23 five hours
12 -3 -8 five minutes
-38 -12 25 five months
-78 -8 85 five of
26 27 -31 five weeks
27 -43 -5 five years
-67 -6 52 fix
73 -41 -35 fixed
48 -7 -32 fixed price
43 -51 -1 flat
22 -30 -1 flat $
-10 46 -22 flats
-10 -2 0 fleet
7 -13 -3 fleets
-42 -11 22 floor
-26 11 -10 floor $
-36 -6 57 floor is
6 55 -65 floors
39 5 -52 fly
16 -9 25 follow
19 23 -29 follows
46 -8 33 food
-36 -4 20 foot
-9 -20 36 for
10 15 -2 for #
82 -9 -34 for $
54 4 -18 for a
20 -15 -4 for all
27 -16 5 for an
-9 -7 43 for anything
58 -21 -40 for by
7 -40 28 for each
-26 -52 -25 for eight
8 -17 27 for every
33 -28 11 for five
-13 -11 23 for four
-14 24 -12 for free
4 65 -83 for half
-51 -17 75 for his
-17 19 16 for last
40 -12 -23 for new
-24 34 25 for next
17 -41 28 for nine
-20 -5 -25 for one
-4 20 -22 for our
44 -32 -41 for six
51 -25 1 for ten
27 28 -58 for the
-30 -50 79 for this
48 -71 13 for three
10 -11 -3 for twelve
55 24 -78 for two
-36 -3 48 for us
28 -12 -6 for your
7 -51 50 foreman
10 2 -58 form
27 -44 -24 form:base
-5 3 23 form:gerund
30 35 -33 form:past
41 -29 22 form:third
-79 -23 -19 formal
19 -53 65 former
8 -5 -13 forms
-9 -52 49 forty
14 6 -14 forty minutes
39 -97 13 found
-9 -11 13 found #
-16 44 -96 foundation
135 -52 -84 founded
-19 -93 45 founder
-28 -11 57 founder is
74 -157 48 founders
34 -50 12 four
-23 -5 35 four days
52 -10 -24 four hours
-61 -17 52 four in
-4 -7 -11 four months
49 -11 -43 four of
-74 21 61 four people
21 -37 5 four times
23 -5 -40 four weeks
106 -18 -105 fourteen
22 64 -36 fourth
-32 9 -2 fox
70 -25 9 frame
-41 42 25 frames
-39 38 14 framework
88 -53 -23 free
65 -41 -37 free $
-17 -7 9 free and
80 -17 -76 free for
30 -10 -66 free of
51 -19 -23 freelancer
6 -13 -5 french
-4 22 -16 friday
25 16 -15 friday $
60 -26 -9 fridays
-22 -91 93 friend
-13 -16 16 friend of
-121 4 -51 friendly
51 -46 -2 from
64 33 -98 from #
-60 -50 95 from a
-3 -6 25 from her
-6 24 -5 from nine
-54 -16 30 from one
-19 52 -22 from the
-4 22 -14 from their
92 -23 -42 from two
38 -26 -16 from us
-63 -4 71 from what
38 -33 -15 from your
24 -8 3 front
28 -13 -14 front of
55 14 -46 frost
-6 -13 35 frozen
-8 48 -6 fuel
30 1 -64 full
-10 -17 1 fully
-10 -3 -10 fun
38 27 -69 fund
42 -18 -21 funded
-8 -15 31 funds
-21 -34 70 furious
-20 -5 29 furious $
64 -19 -21 g
0 0 -17 gallery
-56 65 -37 game
41 4 -34 games
-27 48 5 garage
-29 26 -5 garden
21 14 -29 gas
2 30 6 gate
9 64 -53 gate $
-34 20 44 gave
-41 49 -33 gave a
-15 4 14 gave him
4 -9 16 gave the
62 -23 -35 gdansk
21 -2 -23 gear
-36 -19 -5 gentle
26 -49 43 german
107 -100 19 get
26 -16 4 get #
-41 -19 61 get a
-34 -18 94 get on
-22 -10 37 get the
-19 -99 96 gets
-39 -36 58 gets #
25 -23 5 gets a
-30 33 20 getting
22 -18 -18 ghent
8 -10 -11 ghent $
-26 42 5 gift
17 18 -10 girl
1 -34 -9 give
-30 -60 99 give up
25 -24 32 given
56 -30 -10 gives
-37 57 -51 glass
-41 -57 98 go
27 -18 16 go $
10 -16 -8 go back
-22 -1 17 go down
10 19 -9 go out
-29 -12 28 go to
-48 0 -4 go up
-15 -26 57 goes
44 23 -60 goes out
-32 -18 88 goes through
83 -18 -76 goes to
-33 -9 27 goes up
-43 -72 69 going
-27 -49 24 going to
66 -1 -59 gold
-90 -41 147 gone
-37 5 18 gone by
11 103 -95 good
5 -6 21 goods
-8 29 -15 google
-52 -4 49 got
-7 -5 44 got #
-53 49 8 got a
-51 23 3 got the
37 2 -33 grade
-1 5 -11 grain
47 9 -37 grams
-69 -32 96 grant
-9 -32 0 grants
26 -20 6 graz
-39 55 -36 great
-5 46 -51 great $
-104 22 14 green
-68 19 -20 green $
72 -38 -35 grew
-12 51 -30 ground
-57 49 -19 group
-3 9 -25 group has
-6 12 -18 group took
22 -43 39 groups
14 -13 -2 groups of
36 -11 -23 grow
42 15 -44 growers
-23 50 -43 grown
-25 56 -4 guest
22 59 -60 guests
-2 56 -26 guide
-29 -7 43 guides
14 32 -53 guild
-46 -20 58 gym
-13 16 -22 gyms
-91 -18 86 had
34 56 -69 had #
-41 1 40 had a
-82 3 53 had an
37 -8 -21 had at
-10 15 24 had the
-48 -29 81 had to
-30 -26 60 had two
-13 -1 36 hail
-42 -12 18 hale
8 -56 44 half
6 -27 58 half $
44 -39 -21 half a
-12 15 -15 half an
-38 12 19 half of
-10 9 -14 half term
-47 -16 62 half the
-4 42 -47 hall
-17 -7 37 hall $
29 9 -40 hall in
13 23 -23 hall with
26 -17 -11 halls
-45 37 15 halve
-9 37 -32 halve its
-52 -10 55 hand
-47 37 -1 hand $
6 -29 44 hand in
37 -30 8 handed
-20 -28 54 handed in
93 20 -92 handle
-39 -3 75 handles
-17 -16 31 hands
20 6 -50 hangs
-8 48 13 happy
21 -6 4 harbour
8 -14 -16 hard
-108 1 149 hardly
48 2 -15 harvest
-96 31 56 has
-1 124 -116 has #
-34 60 8 has a
-7 -30 20 has already
-9 -27 34 has asked
21 -27 -23 has been
-30 -12 41 has gone
32 -43 -45 has had
-17 -27 41 has handed
-30 42 -24 has just
-25 -41 -10 has lost
24 75 14 has no
14 -39 16 has not
-16 22 -6 has promised
-5 -36 41 has put
7 19 -23 has run
-23 -35 39 has the
-38 61 -25 has three
60 4 -38 has to
32 -22 -26 has two
-3 -37 21 hasn't
-16 -11 17 hate
-22 -63 60 hates
-5 -56 50 have
-103 -45 107 have #
92 27 -46 have a
12 -10 18 have about
-44 78 0 have been
-12 -10 14 have done
-33 -3 13 have gone
54 33 -65 have had
-12 1 31 have no
-25 -15 65 have not
-34 45 -3 have one
30 -4 -26 have played
-10 -2 2 have the
39 -22 -9 have their
-48 56 0 have three
15 -11 0 have to
-23 -10 14 have told
-13 -79 52 have two
28 -11 -12 have used
14 -16 -5 have worked
-99 36 17 he
-8 29 -38 he asked
-30 -30 141 he can
-1 13 -18 he cannot
-1 -74 25 he had
-24 -38 33 he has
-9 -58 49 he hates
-41 -140 53 he is
-2 -18 25 he never
-5 -19 39 he pays
-21 34 -31 he posted
-3 -14 -18 he reads
-16 60 -96 he said
-1 -30 12 he says
0 -5 -15 he still
-2 -46 24 he thinks
-27 149 -209 he told
-11 27 -36 he wants
-17 -60 58 he was
0 -34 10 he will
-4 47 -45 he would
-4 45 -64 he wrote
-7 28 5 he'd
44 -69 5 he's
-18 -51 18 head
18 -4 -25 head and
-33 -28 13 head of
-116 -16 72 health
47 32 -26 hear
-64 71 13 heard
-9 -26 42 heard from
104 -13 -56 hearing
22 -37 -11 heat
49 0 -53 heating
-72 86 -23 hectares
39 -52 -18 held
85 15 -58 help
109 -13 -115 helped
-122 -7 47 her
-13 -2 11 her $
-2 -24 -20 her as
-2 -20 24 her boss
-3 -22 46 her deputy
-2 -17 27 her ex
-1 -35 16 her husband
-28 2 -10 her in
-3 -5 37 her last
-5 -18 -11 her on
-11 18 10 her own
0 -21 20 her partner
-1 -59 42 her team
-1 -9 28 her to
3 -32 40 here
-17 2 29 hers
-15 -72 53 herself
-94 -11 36 him
-23 16 69 him $
-4 21 -30 him at
-15 28 4 him in
-1 -27 28 him out
-7 16 -8 him the
-3 -23 8 him to
-26 -86 104 himself
-3 -49 58 himself $
17 -34 -6 hire
-38 -40 91 hired
-27 117 -58 hiring
-24 -12 44 his
-9 -24 18 his back
-3 -18 23 his boss
-3 -13 6 his brother
-2 -14 -4 his daughter
-14 -41 68 his last
-6 -22 42 his own
-4 13 -16 his post
-1 -30 16 his wife
-5 -35 -12 history
73 0 -80 hold
23 -5 -46 hold a
8 20 -6 holds
2 31 -10 holds #
-16 -34 36 hole
7 44 -22 home
5 7 -16 home $
-66 110 -33 homes
-48 1 24 hope
-53 3 42 horses
-14 -11 48 hospital
66 -58 -46 hospitals
40 -47 -12 hospitals in
1 55 -48 host
2 -23 -9 hosted
11 -2 -13 hosting
6 20 -14 hot
-36 -20 21 hotel
-12 25 -61 hotels
17 -42 -22 hour
81 -32 -28 hour $
11 -13 -26 hour and
135 -72 -121 hours
33 -13 -27 hours $
34 -3 -12 hours and
14 -9 -16 hours of
58 -9 -32 hours to
22 -9 -43 hours with
10 -22 25 house
-3 -20 11 house $
-4 -17 16 house and
-51 25 -7 house in
-40 80 -21 houses
-31 32 -39 houses in
11 9 19 housing
-45 -3 19 how
2 11 -19 hub
2 11 -19 hub in
2 -9 11 hull
-70 82 -8 hundred
-24 -28 85 hung
-15 -71 67 husband
-25 -28 39 hushed
15 69 -70 hut
24 -12 -61 hygiene
-26 62 -62 i
-69 -29 23 i am
-2 20 -15 i asked
-31 -21 -15 i can
-21 62 -31 i drove
-14 38 -33 i had
-31 46 4 i have
-21 78 -42 i heard
-11 -41 102 i know
42 -36 -6 i live
-16 109 -65 i may
-47 -1 47 i need
-41 -4 78 i only
-51 65 -26 i read
-29 36 -43 i saw
12 -23 50 i used
-9 27 -14 i walked
1 -7 -20 i want
27 -39 60 i was
4 -14 5 i will
57 -29 -17 i worked
-45 -11 58 i would
-48 -15 14 i'd
-43 -3 74 i'd take
158 -37 -109 i'm
48 -17 -24 i'm a
40 -35 -3 i've
33 -11 -7 ice
-74 -34 81 idea
-55 -7 70 idle
-37 -56 64 if
59 18 -69 if a
-26 -4 40 if he
-11 -5 -2 if it
-5 -12 57 if she
-4 -11 21 if the
65 -8 -8 if they
-46 18 13 if we
-32 -26 3 if you
4 -22 14 ill
41 33 -60 in
-64 72 23 in #
-43 -40 82 in $
15 -39 17 in a
-16 27 -31 in all
2 116 -103 in an
26 -24 -3 in any
-27 13 22 in april
-60 3 49 in august
30 -12 -17 in austria
-23 0 53 in autumn
-12 32 -47 in bath
-2 32 -12 in birmingham
-11 12 46 in by
-25 1 16 in december
-19 -7 26 in denmark
-43 -4 -12 in english
-10 50 -14 in every
-60 -6 32 in february
79 -53 0 in five
9 9 -31 in four
28 -13 -14 in front
27 -21 -17 in ghent
-15 29 -17 in graz
-4 1 14 in her
28 15 -41 in his
48 -23 -11 in house
12 18 -6 in it
7 30 -29 in its
-85 -6 116 in january
-22 22 8 in july
-48 -2 47 in june
21 -10 -18 in kent
-25 -36 61 in law
59 -30 -77 in leeds
36 -14 -14 in linz
17 -11 -17 in lyon
-123 38 62 in march
-89 49 18 in may
-15 51 -29 in milan
-15 -18 40 in my
-9 14 -5 in nine
-56 -10 60 in november
18 19 -32 in nuremberg
-34 26 37 in october
56 -41 -1 in one
55 49 -119 in our
12 -7 -8 in person
8 -10 -8 in rotterdam
-22 36 -18 in september
-1 -6 21 in seven
-16 55 -24 in six
-46 -35 61 in spring
-9 -13 42 in summer
-84 -18 69 in ten
-2 27 -14 in the
-56 25 18 in their
-11 -7 -18 in this
-68 61 -26 in three
17 17 -36 in town
12 -10 31 in two
68 -20 -43 in under
12 22 -28 in vienna
24 -12 -18 in wales
-63 2 28 in winter
9 -61 72 in writing
58 -11 -39 in your
134 -93 -27 included
15 -22 5 included $
33 -17 -28 includes
72 -9 -34 including
35 -18 -11 independent
23 -11 22 ines
93 -17 -42 inside
45 -24 -40 inspected
79 1 -27 inspection
-4 -17 68 inspectors
41 6 -17 instagram
32 -48 -22 installed
28 -11 0 instead
3 12 -16 instruments
21 -24 -33 insurance
10 -3 -9 insurance $
17 -37 18 insured
-74 -7 91 insurer
58 -17 -11 insurers
-2 74 -28 interview
67 -5 -14 interviews
38 49 -30 into
-6 -20 37 into a
-34 25 -9 into the
-18 -27 35 investor
-13 -23 -71 invite
-16 -40 66 invoice
-23 5 25 invoices
-26 -20 32 invoices $
15 3 -20 invoices are
33 -15 -44 ireland
2 -87 54 is
-32 -65 17 is #
-34 34 -34 is $
-5 34 -19 is a
37 29 -50 is about
-13 -8 26 is against
-2 -30 38 is already
1 -4 -61 is an
-51 -1 55 is around
-2 -14 13 is at
-12 61 -30 is back
-26 -7 42 is bad
-21 -30 43 is being
78 -31 -89 is called
15 -7 -26 is done
-53 -1 41 is down
-78 -5 1 is fine
40 -8 -31 is fitted
25 -14 1 is for
85 -26 -79 is free
-51 41 -11 is from
-25 -49 75 is going
-3 36 -49 is half
-3 -9 11 is her
65 9 -15 is in
-18 -18 22 is leaving
-27 24 -15 is looking
55 -5 -54 is made
-20 -25 73 is my
64 -38 7 is no
-68 -20 130 is not
-7 -25 44 is off
52 -20 33 is on
46 -10 -23 is one
-50 -1 29 is only
-20 59 -41 is out
-1 -18 7 is paid
21 -3 -18 is part
-1 -24 24 is pregnant
-20 -11 50 is really
-6 -14 38 is said
43 -6 -29 is set
18 -17 60 is six
-79 -12 64 is still
-59 47 12 is the
-35 -41 37 is thinking
-4 -13 35 is too
67 -12 -24 is two
-23 11 13 is up
-15 7 -15 is used
-24 48 2 is what
-1 -13 26 is with
57 -18 -12 is yours
14 -19 44 isn't
69 -25 -42 iso
69 -25 -42 iso #
-47 79 -65 issue
-90 -31 35 it
-38 0 30 it $
-25 -49 23 it a
22 -17 23 it and
-24 -7 -16 it as
4 85 -47 it at
-4 -8 18 it back
-6 -5 19 it comes
10 -1 -15 it costs
-60 -33 68 it for
-30 60 -32 it from
25 -9 12 it goes
65 -2 -44 it is
22 -11 30 it isn't
-72 80 -3 it on
16 -1 -12 it out
-79 112 -80 it says
-4 -20 -28 it sound
-21 -4 19 it to
-50 22 1 it under
102 52 -132 it was
-6 -7 19 it with
12 -21 7 it would
73 -11 -95 it's
94 -46 -41 items
-37 99 -57 its
-10 7 -9 its #
28 -32 -17 its first
-69 -3 90 its last
-4 7 -15 its new
-5 2 32 its own
46 -10 -20 its second
51 -29 -18 itself
-22 2 -30 january
-21 47 10 january $
-37 -26 60 january and
5 -11 -5 jar
-63 -27 -28 jargon
-83 -83 162 job
32 -32 11 job $
-34 39 -4 jobs
9 9 -25 joined
-83 0 4 jonas
-31 84 -32 journal
-85 92 45 july
72 -11 -4 july $
-46 75 -34 july and
-29 40 3 june
-23 4 52 june $
43 4 -41 june and
-9 20 -8 junior
2 33 -60 just
-40 47 -11 just opened
-12 -45 50 k
-52 -17 83 k $
8 -19 10 k and
-32 66 -18 kassel
-5 -70 -73 keep
-19 -5 46 keep #
31 -13 -17 keep $
-67 -27 -52 keep it
29 -35 -16 keep the
-56 18 61 keeper
40 20 -67 keepers
117 -21 -71 keeps
9 -6 16 keeps the
6 13 -10 kent
27 -48 16 kept
-26 -20 92 kev
25 -1 -25 key
74 -41 -29 kg
-10 29 -65 kids
-2 -29 33 kiln
-2 -16 6 kilo
30 1 -42 kilometres
32 -7 -18 kilos
20 -10 15 kilos $
-104 26 -21 kind
-51 -1 -17 kit
6 14 -7 kitchen
26 -8 -19 kitchens
17 23 -33 km
-24 -16 22 knee
-28 14 78 know
-3 -34 48 know $
-4 44 -74 know it
-46 -53 29 known
-6 -27 16 knows
-22 -16 46 knows $
19 -9 14 knows the
-1 34 -13 lab
-16 66 -19 label
39 -12 -25 labels
13 -13 -5 labour
-18 -12 40 lads
-26 -1 34 lady
62 -42 -15 laid
2 -15 23 land
-11 -64 56 landlord
-81 38 37 lane
-15 -21 -3 language
-12 68 -54 languages
-35 57 -21 languages $
-12 34 -41 largest
-42 -23 48 last
103 -25 -80 last #
15 35 -64 last autumn
-115 48 58 last month
43 6 -27 last season
39 -39 -19 last spring
23 8 -3 last summer
-28 -44 76 last two
-47 85 -67 last week
40 4 -34 last winter
38 -22 4 last year
-11 19 -14 last year's
70 -31 -27 lasts
5 -11 -7 lasts #
2 -102 93 late
-106 -14 96 late $
-39 -25 47 later
-37 -25 47 later $
-53 102 -65 launched
-9 33 -29 launched a
0 -26 27 laundry
-15 -44 49 law
0 -13 -2 law $
-102 30 59 lawyer
-24 26 6 lawyers
52 -2 -20 lay
57 -26 36 lead
2 -33 27 leader
45 -34 -26 league
1 -10 23 leak
-79 -73 205 leaked
-25 -14 56 leaks
-21 -21 73 leaks and
70 -3 -35 learn
-34 -76 91 lease
-17 -9 -5 least
-76 3 23 least #
19 -18 -12 least five
38 -9 -22 least one
-37 -90 30 leave
-28 -2 48 leave in
-35 -33 -27 leave out
19 -26 9 leave the
-72 21 30 leaves
-56 -1 24 leaves us
-40 -69 141 leaving
-13 -23 38 leaving for
-7 25 -31 lecture
36 -31 -48 led
49 -4 -30 led the
7 -14 -7 leeds
-109 -141 160 left
-2 18 9 left $
-11 -22 25 left after
-25 -28 61 left in
-39 -21 51 left the
-32 3 -3 lend
26 -140 -178 length:0
9 -43 -104 length:1
-16 7 -33 length:2
-28 -51 45 length:3
1 -70 24 length:4
92 -1 -110 length:5
84 -47 -76 length:6
-30 32 -5 lent
110 -43 -32 less
45 -30 -51 less than
6 25 -23 lessons
-27 -97 115 let
-4 -27 49 let go
-22 -19 28 let it
54 -4 -43 let them
-43 31 -2 lets
-43 -7 -61 letter
21 -32 11 letters
98 -23 -44 level
-30 41 -28 library
-11 30 -18 library in
38 -49 10 licence
48 14 -42 licence $
21 3 6 lid
26 -6 -18 lids
20 -2 20 life
34 3 6 lift
-30 61 -42 lifts
-69 73 -80 light
-61 -8 -4 light and
38 -1 -28 lights
-76 -35 -11 like
-11 -19 -19 like $
-17 -6 -34 like a
-1 8 -18 like to
-12 63 -52 liked
14 -51 12 likes
33 -3 -41 lime
-21 -22 65 limit
12 2 1 lincoln
-62 -33 -31 line
0 -35 39 line $
36 -41 15 line in
16 32 -36 line is
10 -3 -13 linen
-19 61 -90 lines
-71 6 -9 lines $
16 23 -14 lines in
-8 -17 -31 link
-27 -12 -20 link to
-49 107 -94 linkedin
-35 75 -47 linkedin $
-1 6 -28 linkedin that
56 -14 -26 linz
87 -22 -13 lisbon
-48 22 30 list
15 -18 19 list $
-13 -4 26 list is
4 8 -51 list of
47 -23 -27 listeners
36 -27 -10 litre
-46 28 -59 little
53 -45 -7 live
29 -24 -3 live $
26 51 -28 live in
55 19 -31 lives
-1 -14 -9 load
16 -3 -21 load $
37 -28 -25 loads
-30 -15 -8 loaf
-23 -42 70 loan
94 -2 -94 local
2 10 -11 local paper
-9 34 -21 lock
2 36 -37 lock and
29 -20 -16 logged
-26 37 -35 logistics
54 -49 29 logo
-8 13 9 london
3 50 -52 long
8 10 -18 longer
15 -2 -25 longer than
-40 30 11 look
-33 28 -10 look after
-19 79 -37 looked
-11 21 -22 looked at
-28 65 -18 looking
-10 74 -37 looking for
-30 -66 134 lose
-28 -1 13 lose money
-19 -71 85 loses
-35 -5 31 loss
-92 -50 115 lost
-43 -41 62 lost #
-14 -94 72 lost a
-31 -18 53 lost the
-29 -2 23 lost two
12 10 -1 lot
0 -11 11 lot $
-52 62 -14 love
-56 65 -11 loved
-67 126 -47 lovely
6 -11 -9 low
-68 12 21 lower
-17 39 12 lunch
-23 -23 60 lunch $
65 7 -67 lund
4 -14 25 lyon
38 10 -6 m
7 -38 18 m $
34 -43 14 machine
-25 61 -12 machines
34 6 -13 made
-63 -15 76 made a
21 -2 -21 made from
-53 66 -34 made me
-58 104 -44 magazine
-49 36 -17 magazine $
-92 -17 -39 mail
-55 -21 26 mail $
-22 -4 26 mails
-16 7 -7 main
-12 59 -22 maintenance
-58 15 -11 make
-55 34 33 make #
-31 -23 -36 make it
37 -28 -11 make the
-44 -28 66 maker
-8 47 -39 makers
-17 23 -17 makes
-32 -55 111 man
-4 -19 16 man in
-16 -131 95 manager
-20 36 -29 manager $
-3 -14 -15 manager is
47 -37 -4 managers
-33 63 -25 manages
-33 63 -25 manages #
-15 21 -30 manchester
83 -37 -44 many
9 15 -39 map
-3 26 -8 maps
-46 -7 81 march
70 17 -33 march $
-25 15 6 march and
-2 -48 40 march that
-57 -18 68 margin
-18 26 -44 market
-9 -21 -29 marks
-62 -4 -10 marks $
-38 2 37 match
-28 -2 47 maternity
21 50 -25 may
-107 57 11 may $
-21 -64 60 may and
91 -76 29 may be
-5 -11 12 may not
-1 -20 22 mayor
-82 69 -58 me
-8 -23 36 me #
-25 -87 51 me $
-24 103 -121 me at
-1 7 -16 me he
-1 40 -16 me in
-9 -2 36 me on
0 -26 -15 me over
-17 -39 3 me she
-14 -73 52 me that
-32 47 11 me the
-8 -42 27 me they
-1 -6 13 meal
45 -8 -49 meals
67 11 -73 measured
30 -10 -22 measured #
6 33 -27 meat
-105 -8 1 medical
59 -19 -38 meet
5 13 -2 meeting
19 -8 -7 meets
35 17 -31 member
36 -26 -22 member of
32 33 4 members
-44 -34 126 men
-162 -45 -142 mention
-41 -32 -44 mention that
-47 -57 -58 mention the
52 37 -15 mentioned
-67 97 -10 menu
-31 -92 70 merge
3 83 -52 merged
44 -8 -32 message
-25 64 -54 met
51 -47 -32 met at
-2 30 -21 met her
-1 16 -24 met him
20 -7 -19 metre
35 -27 19 metre $
80 6 -90 metres
53 -34 -15 metres $
4 17 -25 metres in
6 -45 49 microphone
-4 -21 39 middle
36 -10 -17 midlands
-18 44 -16 milan
7 57 -66 miles
-13 16 -15 milk
-7 46 -7 mill
-16 12 10 mill in
31 -15 -4 million
-8 4 -11 million in
-14 -14 28 mine
106 -21 -57 minimum
23 -7 -14 minimum order
-7 -66 68 ministry
-10 -2 6 minus
128 -33 -119 minutes
60 -10 -56 minutes $
20 -34 -11 minutes and
39 -15 -15 minutes away
-42 3 -1 minutes in
-29 19 -2 minutes on
27 -6 13 miss
-42 -53 144 missed
25 -39 18 missing
-53 -17 51 mistake
52 -19 -11 mixed
-23 -14 -21 mobile
-18 -7 -20 mobile number
5 16 -9 model
-10 19 5 models
-9 14 15 moment
17 -2 -16 moment $
17 -1 -21 monday
2 21 -24 monday $
14 4 -11 mondays
-11 -20 17 mondays $
-95 -124 169 money
25 -18 41 money $
-5 -20 14 money for
40 -53 -8 month
69 -28 -45 month $
-34 -7 40 month and
5 30 -33 month in
49 -3 -30 month to
-5 0 -10 month with
78 -27 -57 monthly
34 -11 -35 monthly fee
43 -100 31 months
63 -54 -82 months $
7 15 -3 more
-43 -45 103 more $
-37 -12 -13 more than
98 -20 -94 morning
52 6 -60 morning $
4 -26 2 most
3 -9 -37 most $
-46 40 38 most of
-15 -28 37 mostly
-39 -9 15 mother
-20 41 -19 motorway
-20 41 -19 motorway $
-6 -14 1 move
1 -8 14 move $
38 -9 -49 moved
19 6 -14 moved #
-20 28 -17 moved into
-29 32 -27 moved to
1 34 -19 moves
-15 34 -9 moves to
36 -16 -13 moving
9 55 -35 moving to
-55 12 28 mr
-65 -34 -12 mrs
29 15 -24 much
-16 -10 51 mum
43 -32 -28 museum
25 11 -59 museums
10 -12 -2 museums in
-82 136 -9 music
-88 -34 106 must
-2 27 -39 must be
11 -26 26 mutual
-7 32 -49 my
-22 -27 41 my brother
-3 10 3 my cousin
55 -14 -36 my last
-18 -7 -20 my mobile
-149 -7 -8 my name
110 -28 -63 my old
-56 45 -20 my own
-11 65 -53 my post
-1 14 -3 my sister
2 -12 -3 my wife
91 -29 -32 myself
86 -20 -30 myself $
13 -77 -123 name
71 14 -15 name $
32 -37 -101 name is
71 -12 -26 name of
-31 -6 -27 name the
13 110 -75 named
-55 -15 25 names
27 -48 -53 names:0
-28 -7 -27 names:1
-4 -41 -56 names:2
127 -43 -56 national
88 -15 -51 near
-43 -21 47 nearly
36 -63 51 need
-1 -9 21 need #
-18 -6 -13 need a
56 -22 -30 need no
-21 -6 23 need to
-54 -1 37 need two
74 -8 -31 needed
56 3 -68 needs
2 -17 22 needs a
48 -12 -30 needs only
-74 8 47 neighbour
-29 -11 43 neighbours
-13 -17 11 nephew
-34 -3 21 nervous
51 -10 -14 network
46 -8 -11 network $
-22 -119 63 never
-89 122 -82 new
-17 -29 28 new hall
-30 61 -10 new model
-18 -16 46 new one
-1 -58 22 new site
-55 -64 139 new year
-30 50 -9 news
-13 21 -1 news $
-31 79 -75 newsletter
-22 25 -16 next
-28 -40 79 next door
42 -21 -15 next morning
17 86 -41 next to
-81 75 -1 next year
-98 27 -52 nice
-39 -32 77 night
-5 30 -18 night $
14 -11 -25 night and
41 38 -27 nights
33 58 -50 nine
-4 -34 36 nine days
12 -1 -4 nine hours
-14 -1 42 nine months
73 -31 -40 nine of
73 -18 -25 nine weeks
9 37 0 nineteen
-15 -7 19 ninety
-22 15 -5 ninth
63 -115 -72 no
-19 -9 69 no $
48 -12 -33 no charge
39 -4 -27 no contract
49 -10 -28 no cost
-63 -4 -4 no exclamation
39 -9 -23 no fee
-37 -13 -24 no jargon
50 -11 -24 no minimum
-4 -7 -39 no more
-19 -14 55 no one
34 -3 -11 no setup
-13 -90 61 nobody
62 -23 -26 nobody has
29 -9 -19 none
0 -29 31 noon
-32 -4 21 normally
-2 71 -40 north
8 42 -13 north of
45 -22 -20 northern
-57 -121 -2 not
87 -13 -101 not a
-58 -10 67 not been
65 -7 -40 not for
-12 -6 42 not know
-8 -17 5 not make
-14 -6 -35 not mention
-3 -3 -10 not silly
-2 -2 -13 not sound
-2 -10 8 not talk
-13 -22 -13 not to
0 -31 17 not told
-35 -2 -30 not too
-3 -1 27 not use
-9 -4 28 not want
13 21 -40 note
11 -15 31 notes
5 -114 -27 nothing
0 -31 26 nothing $
50 -36 -6 nothing and
11 -2 -8 nothing else
10 -16 -5 nothing extra
10 -4 7 nothing for
-24 1 30 notice
4 -32 10 notice $
-50 88 -6 noticed
-49 15 21 november
-45 96 -65 november $
-31 -20 62 november and
3 60 -53 now
-108 63 51 now $
45 -44 -4 now and
-23 7 15 number
34 -10 -35 number $
22 -21 -14 number of
45 -35 -21 numbers
18 19 -32 nuremberg
33 -21 -4 nurse
-16 -15 42 nursery
22 -9 -29 nurses
-7 29 -16 oak
57 9 14 oat
12 5 5 october
-8 46 -24 october and
-8 -6 -14 of
84 -68 -16 of #
26 -16 -42 of a
-3 -17 -3 of any
-17 -27 42 of cash
12 -9 -7 of charge
41 35 -27 of each
20 -9 -7 of eight
38 -15 -47 of every
3 17 -13 of food
17 -2 -35 of four
-16 -19 56 of her
-12 -5 24 of hers
-9 -19 14 of his
-6 -47 8 of it
-2 -21 9 of its
75 -25 -47 of march
-1 -37 33 of mine
110 -34 -61 of my
-16 96 -57 of nine
-32 30 20 of one
-28 -35 19 of our
28 -20 -24 of seven
-42 -2 29 of six
6 -19 19 of staff
25 -18 -7 of ten
-19 14 23 of that
5 66 -24 of the
14 2 26 of their
-3 14 1 of them
-46 -7 2 of these
-3 12 37 of this
44 -26 -10 of three
17 -15 -11 of up
-9 71 -35 of us
-35 5 -37 of what
63 -9 -53 of which
-14 3 21 of your
-44 -33 87 off
-9 -30 -15 off as
1 34 -32 off in
-44 -20 18 off the
65 -40 -11 off with
-141 -38 15 offer
-29 -6 -26 offer the
-45 -16 -15 offer to
-62 -26 -3 offer:0
25 -54 -68 offer:1
99 -70 -123 offer:2
165 -73 -194 offer:3
51 -50 7 offered
-33 -5 56 office
10 33 2 office $
8 -16 26 office in
-58 45 37 officer
-1 70 -29 offices
-25 -6 23 often
111 -68 -51 oil
-39 -26 43 old
-4 56 -38 on
-55 67 3 on #
10 -75 59 on $
89 -127 53 on a
23 -22 -12 on any
62 -47 -49 on average
28 -39 -12 on day
40 -23 29 on every
8 6 -15 on four
-41 15 9 on friday
-6 44 -27 on her
-29 52 -66 on his
-4 12 -12 on instagram
-45 3 20 on it
-21 7 32 on its
-17 48 -50 on linkedin
4 14 -14 on mill
-36 -4 43 on monday
17 17 -17 on mondays
46 -61 10 on one
52 -27 4 on our
18 -10 -44 on request
-2 34 -36 on sale
-8 30 -45 on saturday
0 8 -19 on saturdays
88 -40 -16 on site
-3 15 -42 on sunday
-21 81 -62 on the
22 25 -26 on their
-43 27 -9 on thursdays
-12 -7 -1 on time
10 -9 17 on top
10 13 -41 on tuesday
4 10 -8 on tuesdays
4 -44 35 on two
49 -5 -34 on us
7 -11 -21 on your
-3 -9 -10 once
-16 -7 -22 once $
34 -93 8 one
-32 38 14 one $
29 -11 -21 one day
-58 52 49 one in
-65 -3 71 one is
-8 -4 21 one month
-49 -30 122 one of
6 -62 28 one page
-24 -3 -33 one paragraph
16 14 -18 one person
-42 80 -22 one sees
3 -17 8 one year
5 -39 28 ones
-10 78 -51 online
6 19 -35 online $
-37 -91 92 only
-24 -25 48 only #
2 -14 -32 only $
37 -3 -29 only a
83 -34 -42 only for
26 -18 4 only the
-32 30 9 only two
-51 87 -33 open
57 -27 16 open $
-16 10 -19 open day
-114 61 69 open-ended
-42 86 -110 opened
48 -68 24 opened $
-35 53 -41 opened a
17 28 -32 opened in
-34 23 -11 opened its
-15 5 -6 opened the
-36 57 -6 opening
-12 34 -20 opening a
45 14 -49 opens
12 14 -24 opens in
121 -102 -61 opens:offer
-84 103 -2 opens:reader
-1 17 -16 operator
53 -123 -62 or
24 -7 -10 or more
-94 -30 51 or the
36 -22 11 orchard
69 -5 -46 order
25 -8 -8 order $
-16 -5 5 order is
-40 31 32 ordered
44 -16 -59 orders
10 -4 22 oslo
-67 -18 118 other
-137 58 59 others
54 -107 0 our
23 -14 -21 our #
-19 67 -32 our driver
-23 -8 27 our engineers
30 -1 -31 our fee
56 -62 11 our last
12 -20 -27 our own
-34 -23 39 our second
-10 31 -62 our stand
33 -7 -12 our workshop
31 4 14 ours
54 -9 -46 ourselves
90 -6 -51 ourselves $
-66 3 27 out
-1 69 -55 out #
18 -111 85 out $
27 -3 -18 out a
-12 -19 6 out after
-25 -1 24 out and
-3 -42 52 out by
13 1 3 out in
69 -73 34 out of
44 16 -50 out on
-35 61 -37 out the
-44 -50 61 out with
40 32 -21 outside
-18 -88 106 over
-1 10 -19 over #
-17 -13 55 over $
17 -16 11 over a
23 -16 -11 over in
-2 -18 13 over lunch
-4 40 -31 over the
14 11 -41 over two
24 6 -25 overnight
-28 -22 87 overtime
-45 -56 63 owe
-35 -78 101 owes
-2 -45 41 owes the
120 -44 -59 own
74 -45 -40 own the
-65 -58 95 owner
-8 -17 50 owner is
-21 -15 45 owner's
73 -45 38 owners
-16 -21 24 owns
-43 68 -35 pack
-15 47 -3 packaging
19 1 -20 packs
-20 66 -79 page
-50 103 -120 page $
12 -40 34 page of
-13 51 -47 page says
33 54 -48 pages
-59 -108 120 paid
-66 -22 65 paid #
7 -16 28 paid a
9 -8 -30 paid by
44 51 -74 paid for
-52 -3 76 pain
-30 32 45 paint
-6 47 -28 painted
38 -9 -24 pair
25 2 -34 pairs
41 -50 2 pallet
12 -19 35 pallets
63 21 -66 panel
-16 49 -49 panel in
-1 -23 27 panels
29 87 -123 paper
-26 3 25 paper $
-40 53 -20 paper on
-10 52 -50 paper that
2 -32 22 papers
-22 -23 14 papers $
17 -5 -1 paperwork
-83 -5 -44 paragraph
-61 -4 -51 paragraphs
-45 -2 -47 paragraphs $
58 -21 12 parents
-27 72 -42 parish
9 68 -60 park
0 -19 -1 parking
40 -17 -42 parks
133 -76 -50 part
-10 25 4 part in
41 -7 -38 part of
-45 -107 86 partner
-2 -20 35 partner told
48 -41 24 partners
90 -62 -38 parts
24 -4 -11 parts and
9 -14 27 party
-7 45 -14 passed
4 -8 11 passed on
-1 -25 63 past
24 -5 -16 patch
-5 -51 31 patient
110 -30 -75 patients
19 -6 -13 patients $
63 -116 44 pay
37 -18 -33 pay #
-68 -2 45 pay $
23 -6 -6 pay by
109 -37 -68 pay for
46 -5 -24 pay nothing
-23 -3 27 pay the
17 -68 69 paying
28 1 -19 payments
18 -3 -26 payroll
-63 -103 152 pays
-12 -11 16 pays #
-17 -6 60 pays for
-6 15 -11 peat
-33 -6 28 pence
10 -1 -23 pence a
37 -10 1 people
2 17 -35 people $
-1 34 -30 people and
9 -8 15 people are
22 -20 -22 people from
-22 -18 27 people in
76 -53 -26 people on
-20 -4 57 people who
104 -89 -17 per
19 -7 19 per head
36 -13 -13 per month
-13 -35 49 percent
-21 8 16 percent $
-12 -5 16 percent and
39 -4 -73 percent in
48 2 -39 percent of
-20 -4 46 percent off
96 -27 -105 person
-38 7 4 person $
-79 39 -41 petra
121 -43 -53 phone
3 -28 1 phone $
28 -8 -13 phones
28 -8 -13 phones $
50 -32 -25 photo
-22 -50 80 photos
-13 25 -12 photos of
65 -33 -46 pick
-2 -20 39 picked
-16 -23 47 picks
13 25 -11 picture
-1 17 -19 pictures
-2 17 -7 pictures $
25 27 -43 piece
9 19 -19 piece on
60 11 -57 pieces
3 21 -21 pieces $
34 -18 -19 pilot
76 28 -132 pilots
9 -4 -15 pitch
37 -16 -27 place
61 -31 -33 placed
54 -20 -34 placed #
-30 23 -71 places
15 -43 -58 plain
11 -15 -16 plain words
-67 43 17 plan
-19 6 22 plan $
-14 -35 41 planned
-31 -19 49 planned for
-53 -9 38 planning
25 -9 -14 plans
-24 55 -33 plant
-36 57 -8 plant in
-11 11 -20 planted
24 -26 -47 plants
-60 93 -45 plastic
0 16 -24 plates
34 1 -34 play
112 -29 -67 played
-46 22 27 plays
-152 -70 -125 please
-79 -1 -20 please $
-7 -3 -47 please be
-7 -9 -17 please don't
-31 -1 -9 please keep
-18 -3 -6 please write
-16 98 -76 pledged
-30 98 -54 pledged to
-1 -22 -9 plus
-4 77 -71 podcast
-61 8 -5 point
-14 -11 -27 points
-6 -47 25 poland
7 -5 26 policy
-13 -5 4 polish
-38 -11 -23 polite
-7 56 -43 pool
-127 73 0 port
-5 42 -23 portal
-16 25 -16 porter
-4 24 -17 porter $
32 10 -13 portfolio
58 -38 -16 portugal
-16 87 -63 post
12 40 -29 post office
-24 37 -13 post on
45 -6 -59 postage
-35 127 -137 posted
-17 25 -29 posted a
-3 36 -50 posted that
-17 48 -25 poster
-8 37 -8 posters
31 -29 -2 pot
46 23 -56 pots
12 -13 5 pound
39 -49 18 pounds
56 -13 -35 pounds $
7 -11 10 pounds a
-20 -17 9 pour
51 -40 4 power
-7 56 -61 practice
50 -17 -10 practices
-4 -31 44 predecessor
-21 -14 37 prefers
-1 -24 24 pregnant
-7 -5 22 premium
-20 -59 81 present
-1 38 9 press
-27 -11 47 press $
54 -66 19 previous
9 -67 8 price
24 -32 28 price $
35 -26 -4 price for
-21 -10 19 price in
18 -3 -42 price is
-35 49 -33 price list
-10 -2 13 price of
-16 -7 37 price rise
-18 -50 63 prices
42 10 -18 print
56 6 -62 printed
0 11 -11 printing
54 -68 39 prints
19 -19 23 private
-52 14 7 priya
-32 46 -45 prize
-28 39 -10 prize $
-4 9 -36 prize in
-46 -20 73 probably
-14 78 -26 product
-37 -4 32 product $
24 -8 -11 production
-1 25 -25 professor
-85 -1 61 profit
56 47 -77 programme
70 -9 -43 project
21 -13 -12 projects
-58 6 -24 promise
-43 77 -18 promised
-51 66 -22 promises
12 -27 -3 public
3 -37 28 public $
49 -5 -29 publish
-60 118 -26 published
-15 18 -43 published its
-48 -14 56 publisher
-40 -13 40 pulled
25 -54 11 pump
31 -18 -43 pupils
-36 -13 54 push
-28 -17 54 pushed
-132 61 -45 put
-10 8 7 put a
-22 -16 68 put in
-59 -47 -18 put the
24 13 -24 put up
-24 -31 31 q
-24 -31 30 q #
1 -20 24 quarter
44 -3 -25 quarter $
45 1 -31 quay
-112 48 -71 question
-50 -12 -4 question $
52 76 -61 questions
-7 47 -35 queue
-33 -23 19 quick
-83 -14 15 quiet
-73 -12 87 quiet $
-5 -31 31 quietly
-5 -31 31 quietly $
-49 -40 99 quit
-5 -11 -18 quote
-12 12 3 quoted
-1 -12 -42 quotes
39 41 -77 radio
2 39 -36 radio $
13 -1 -14 rain
-62 27 36 raised
-35 45 -32 raised #
16 -7 -20 raising
-35 -9 50 ran
-37 50 -6 ran a
-16 -11 20 range
9 -38 2 rate
10 -4 4 rate is
40 -9 12 rated
-82 -2 73 rates
-77 -14 32 rather
79 -27 -22 reach
9 17 -22 reached
34 -8 -27 reached #
-22 1 16 reached the
31 -27 -17 reaches
-3 95 -95 read
2 25 -18 read $
44 -54 -1 read by
-97 98 -13 read his
-5 10 25 read it
8 -2 -32 reader
17 -60 -32 reader:0
-16 34 -91 reader:1
-39 66 -105 reader:2
92 -15 -44 readers
7 23 -29 reading
19 -19 -54 reads
-4 -14 -17 reads on
59 -42 -18 ready
28 -11 -10 ready for
-15 21 52 real
-76 -46 98 really
0 10 14 reason
69 -34 -23 receive
-14 -6 33 reckons
63 -59 -1 record
42 -6 -31 recording
7 -16 16 records
5 -76 52 recruiter
36 -21 -9 recycled
35 26 -48 red
-17 -28 -53 refer
-17 -28 -53 refer to
-9 -11 -3 reference
-41 -2 48 refurbished
-36 -54 123 refused
56 -25 -49 regional
34 -12 -50 registered
-4 -53 33 regulator
31 20 -66 release
33 -8 -11 release $
-80 -37 79 renewal
-31 9 45 renewed
-55 -91 131 rent
-26 -9 46 rent $
75 -12 -91 rental
-75 27 44 rents
-14 91 -69 reopened
-14 16 -9 reopened its
-28 -29 28 rep
-34 -7 15 repair
-29 -6 44 repairs
63 -21 -36 replace
39 -15 -6 replaced
20 -5 -17 replacement
2 116 -76 report
-6 -19 -4 report $
46 41 -30 report says
39 9 21 reported
71 5 -28 reporting
17 -35 17 reports
-16 38 2 reps
22 -28 -7 request
13 -10 -26 request $
-5 -16 18 reseller
-80 97 -10 residents
-53 -10 -28 respectful
10 -10 -22 response
24 -14 1 restaurants
69 -10 -16 result
95 -43 -26 results
14 -3 -11 retail
29 -7 6 retainer
14 -27 -17 retired
-24 -26 50 retires
13 -22 -8 return
-25 25 -7 returns
47 -25 -81 revenue
10 -20 40 review
-76 -38 160 reviews
64 -10 -26 right
56 -45 17 rights
-32 27 17 ring
-16 -7 37 rise
-21 -48 69 rival
-20 49 -23 river
-59 43 12 river $
-26 3 -3 road
-58 37 14 road $
-25 17 -7 road in
31 -2 -18 roast
30 -9 -26 robot
-38 -24 101 role
-12 -16 24 roof
49 -31 -36 room
8 24 -16 room $
-7 -14 11 room for
2 19 -19 rooms
-2 -2 -11 rooms $
-26 10 2 rooms in
-25 43 -28 rose
-32 55 -13 rose by
36 -20 -24 rotterdam
-18 57 -57 round
3 11 5 round $
9 -28 15 round is
-39 47 -3 round of
44 17 -41 round the
12 16 -25 rounds
31 -13 69 route
-39 1 30 row
-6 -11 28 row $
45 -27 -45 run
44 -5 -24 run #
46 -20 -15 run on
52 -26 -11 running
-31 55 -33 runs
-83 94 -10 runs #
13 -14 -6 runs for
103 -55 -55 runs on
-72 -60 114 runs out
-64 -15 41 runway
-12 13 -11 rust
0 12 -19 rye
17 58 -51 s
-23 -26 38 sacked
-151 22 88 said
-38 -59 104 said $
-3 34 -86 said at
-40 126 -60 said in
-23 -18 45 said no
-15 49 -67 said on
-21 -8 17 said that
-7 -29 58 said the
-34 -29 59 said to
-12 18 17 sale
-15 -19 52 sale $
-28 27 -10 sales
-39 -10 -6 salesy
-12 56 -27 salt
83 -23 -50 same
36 -1 -68 same day
10 -44 58 same evening
21 -34 -23 sample
-56 -24 51 samples
-61 105 -27 sat
-25 11 12 sat in
-60 98 -35 saturday
12 22 -52 saturday $
12 -6 -16 saturdays
58 -25 -5 save
20 -64 44 save #
-41 -7 39 saved
13 -7 -9 saves
18 -6 -30 savings
-77 87 -31 saw
-10 30 -44 saw it
-9 -20 38 saw on
-58 41 24 saw the
-9 12 -16 saw their
25 23 -21 saxony
-144 -27 36 say
-20 -8 41 say $
-48 77 36 say so
-48 -12 -64 say that
-162 77 88 says
-26 -19 54 says #
-16 -72 83 says $
-4 -15 0 says he
52 29 -47 says in
-16 -3 27 says no
-51 77 -55 says on
-1 -69 32 says she
-2 16 -40 says so
-26 4 52 says that
-30 -57 36 says the
-4 -8 -32 says they
-1 -21 11 says yes
44 -35 16 scale
-22 -42 -3 scare
-54 22 29 scheme
-28 75 -41 school
-20 51 -15 school $
-63 47 -21 school has
15 -5 -10 school in
-1 -14 -30 schools
-16 36 -10 schools in
-17 -4 42 score
-33 -21 68 score #
26 -34 43 screen
-20 -18 53 screen $
4 14 -8 sea
31 40 -107 season
-3 61 -22 season $
61 -25 -1 seasons
54 -54 -10 seat
-31 73 -17 seats
-48 4 38 second
45 -10 -49 second week
88 -31 -40 seconds
30 -6 -16 seconds $
35 -14 -13 section
88 -16 -62 see
-20 77 -10 see the
56 -25 -47 see their
-27 -15 56 seed
-27 10 16 seen
-29 113 -48 sees
-37 -9 69 sell
-35 -20 37 sell $
9 -10 14 sell the
-23 -15 7 sell to
-43 -4 66 selling
16 44 -11 sells
76 19 -19 send
66 -6 -69 send a
13 -9 -1 send the
30 -22 -14 send you
13 9 12 sends
-1 -15 30 sensor
62 -23 -23 sensors
-52 -98 120 sent
-27 -23 80 sent back
-60 -16 -13 sentences
-43 -6 -10 sentences $
-18 -16 46 sept
-10 5 20 sept $
-43 51 1 september
-5 42 -17 september $
-26 14 5 september and
-24 39 5 series
19 -48 41 served
59 41 -68 service
-5 4 24 session
32 -20 -15 sessions
41 -23 -18 set
48 -14 -12 set $
27 -15 -28 set in
39 -7 -11 set of
23 -30 9 set up
22 -26 8 sets
20 -4 -15 setting
20 -4 -15 setting up
-12 -1 14 settle
-14 -33 43 settled
93 -35 -37 setup
18 -3 -7 setup fee
6 16 -41 seven
-5 35 3 share
2 28 -61 shared
1 9 -31 shares
-114 47 6 she
-29 82 -64 she asked
-20 3 66 she buys
61 -15 -15 she can
-1 -31 31 she cannot
-2 22 -21 she gave
-1 -3 -34 she gets
-10 -58 110 she got
-2 -21 23 she had
-11 -83 24 she has
-29 -90 62 she is
0 -26 -8 she knows
0 5 -24 she lost
-6 13 -2 she may
-1 -14 25 she only
-3 -38 31 she pays
-3 47 -54 she posted
-20 71 -156 she said
-1 18 -17 she spoke
-8 -11 70 she takes
-40 97 -155 she told
-1 94 -109 she wants
-4 -61 -19 she was
-1 -87 41 she will
-1 71 -73 she writes
-6 121 -74 she wrote
-40 -6 43 she's
-43 0 71 shed
9 -57 43 sheet
-10 -3 8 sheet $
30 -11 -17 sheets
14 -1 -42 shelf
-46 -72 66 shelter
-11 6 -23 shift
41 52 -102 shifts
-33 24 -10 shifts $
22 -13 -16 shifts in
12 57 -35 ship
0 5 -32 shipping
-13 74 -23 ships
18 -20 -18 shoot
-81 55 5 shop
49 -62 4 shop $
-27 6 -12 shop has
14 -8 9 shop in
5 11 6 shop is
-11 31 -53 shop was
-82 137 -62 shops
-9 -13 21 shops in
-186 -104 6 short
-20 -3 -6 short $
-24 -7 -14 short and
-3 -3 17 short of
-61 -4 -51 short paragraphs
-42 54 12 shot
-38 18 11 should
-3 -13 53 should be
-21 87 -35 show
-54 21 14 show $
-3 12 -8 show and
-28 22 -7 show in
-16 46 -1 show is
-8 -25 25 show that
-44 121 -79 showed
-15 26 -21 showed the
32 -3 -41 shown
21 30 -49 shows
-9 -1 12 shropshire
-72 -20 63 shut
15 13 -21 sick
22 0 -31 side
-148 -15 -81 sign
-51 -50 -13 sign as
-26 -28 -22 sign it
-6 -40 -29 sign off
-27 -13 -3 sign with
-89 -58 9 signed
26 -10 -12 signed $
-52 -26 -37 signed by
-30 88 9 signed the
-9 -24 29 signs
-3 -3 -10 silly
-3 -3 -10 silly $
-37 42 -17 silver
-11 13 -4 silver at
-21 -14 -46 simple
-16 -10 36 since
173 26 -170 since #
-9 -11 16 since $
9 -22 14 since april
-12 -10 21 since easter
11 1 3 since january
55 25 -107 since last
95 -74 7 since march
-24 53 -16 since may
-42 22 14 since spring
-151 -37 155 since the
0 -18 -56 since they
20 -32 13 single
-40 -14 84 sister
11 -60 22 sit
-69 97 -46 site
-9 36 -30 site $
-26 57 -27 site says
-5 65 -26 sites
-35 58 -12 sites $
-37 -15 70 sits
-27 -1 16 sits on
66 -41 -43 six
27 -15 -23 six $
-18 -13 44 six days
29 -14 3 six minutes
15 -7 -24 six months
28 9 -7 six of
-8 -30 -2 six weeks
-15 -11 -8 six years
79 -32 -26 sixteen
75 -15 -75 sixty
12 18 -10 size
-25 61 -37 size $
111 -27 -27 sizes
-3 -3 -14 skip
-34 9 13 sleep
-17 -62 69 slip
-21 -25 56 slipped
-37 -17 60 slow
47 28 -47 small
106 -71 -31 smallest
-13 -9 -9 smell
-53 -103 66 so
-1 -15 25 so $
-54 -7 60 so a
-5 -6 -52 so be
47 -33 -15 so far
-11 -9 1 so get
-5 -7 -12 so go
73 -11 -69 so i
83 -7 -42 so no
-2 33 -52 so on
62 -35 -7 so that
9 -33 75 so the
49 -1 -64 so they
-91 16 70 so we
57 -18 -16 soc
27 -6 -28 socket
36 -69 19 software
37 -1 -43 software $
-6 17 -6 solar
-40 1 26 sold
55 -70 11 sold #
31 56 -57 sold in
54 25 -75 sold out
53 -35 52 some
35 -4 -33 somebody
51 -54 6 someone
18 95 -136 something
-48 -21 64 son
11 -9 -8 soon
-65 0 -81 sound
-8 -22 5 sound like
40 51 -76 soup
-11 -9 60 source
30 -32 -17 south
45 -17 4 space
31 -15 29 space $
8 -55 63 spain
26 -3 -16 spanish
69 -32 -28 spare
10 -7 -6 spare parts
70 -49 -1 speak
3 -14 -5 speak to
-26 -17 15 speaker
-48 -15 -28 spelling
-30 -53 60 spend
-8 -56 86 spent
-45 4 36 split
-84 135 -56 spoke
-7 21 -16 spoke at
-27 35 -37 spoke on
11 -41 47 sponsor
-29 65 -10 spot
-96 59 -4 spring
25 24 -30 spring $
-20 -15 31 spring and
12 16 -19 square
15 34 -28 square metres
-9 30 -34 st
7 60 -12 staff
4 11 -17 staff $
-63 39 31 stage
-16 -26 38 stage #
-17 57 -22 stall
-5 -23 34 stand
7 10 -7 stands
-13 15 -22 star
43 -35 -5 stars
33 -28 -56 start
61 -35 3 start in
-58 -12 9 start with
46 9 -99 started
-73 24 33 started a
-27 45 -34 starts
22 -7 -22 starts at
-11 23 -34 state
-60 47 35 station
-4 49 -31 station $
89 -70 -14 stay
5 11 -8 stayed
33 -13 -63 stays
29 -19 -27 stays in
-11 49 -29 steam
50 -5 -44 steel
-13 -41 66 step
-104 -50 120 still
-24 5 25 still has
-24 -1 7 still in
3 -13 29 still open
-1 -49 25 still owes
28 -45 28 stock
-85 77 -12 stood
-3 22 -30 stood at
-39 -2 65 stop
38 12 -50 stop $
18 -15 -2 stop at
-44 -33 -21 stopped
8 25 -46 stops
-8 31 -22 storage
24 -14 2 store
13 5 -21 stored
24 5 6 stores
-10 48 -30 stores in
77 -33 -17 stories
-21 76 -28 storm
-60 3 -27 story
23 -26 -23 straight
8 44 -59 street
16 -14 9 strings
-26 15 2 stroud
-35 4 16 stuck
14 -29 19 student
-17 33 10 students
-55 30 -10 students in
-74 38 59 studio
-4 -1 20 studio in
-12 15 -11 studio's
22 47 10 study
11 -3 -23 study takes
-20 23 1 stuff
-33 -25 -16 style
-64 -55 -31 subject
-55 -31 -25 subject line
27 -4 -26 subscription
45 -4 -39 such
15 35 -62 suits
-6 38 33 summer
55 7 -72 summer $
64 -17 -22 summer and
-21 108 -57 sunday
16 -3 -44 sunday $
-61 -47 78 supplier
-18 -46 46 suppliers
-10 3 -81 supply
28 -12 -9 support
-17 19 -20 surgery
-28 37 -11 survey
23 -12 7 swapped
13 0 -11 switch
30 -31 -2 system
77 -10 -66 systems
-81 28 61 table
-62 -12 87 table $
43 29 -25 tables
10 6 -5 tablet
35 -69 18 take
-55 -7 63 take #
50 -16 -24 taken
89 -74 -2 takes
-51 40 20 takes #
-6 -35 50 takes a
25 -6 -16 takes about
22 -21 -12 takes an
12 -7 -31 takes four
35 -8 -25 takes one
41 -18 -31 takes place
9 -13 -5 takes three
21 -4 -17 takes two
71 -78 17 takings
85 -62 -23 takings $
-40 58 -96 talk
1 -51 -10 talk $
-15 52 -21 talk at
-1 26 -42 talk in
-26 18 -18 talk on
18 6 -4 talk to
-48 106 -23 talked
-34 12 -8 talking
2 -35 35 talks
-13 13 -4 tasting
-6 -24 28 tax
45 15 -59 tea
-27 31 -26 teacher
-28 -53 36 teachers
8 4 20 team
-68 54 -10 team $
91 -51 -32 team in
11 29 -14 team of
-1 -52 44 team was
91 -61 -14 teams
-139 -18 -39 technical
88 -21 -67 technician
31 -19 -94 tell
-15 5 25 tells
46 -41 -47 ten
30 -6 -6 ten days
7 13 -28 ten in
13 43 -24 ten minutes
31 -11 -14 ten weeks
45 -34 10 ten years
-23 -6 36 tenant
-15 -24 20 tenants
-42 8 51 tender
28 -5 -14 tents
40 23 -28 term
20 -1 1 term $
-4 34 -16 terminal
-33 -11 12 terms
-5 25 -2 test
80 -21 -80 tested
60 -19 -6 testers
7 23 -10 tests
57 -34 -23 text
-83 -5 30 th
-34 -5 30 th $
-2 -7 -51 th or
-25 -69 36 than
87 -22 -68 than a
42 -10 -16 than the
-3 -32 -56 thank
-41 47 -18 that
-41 -25 -18 that $
-15 70 2 that a
-6 4 -29 that half
-23 32 -44 that he
-43 27 20 that her
-99 -1 46 that i
25 -13 20 that is
7 1 -25 that it
15 18 -17 that nobody
-11 -12 -31 that she
39 19 -21 that they
-23 11 16 that two
-1 -37 39 that we
41 -18 21 that you
20 19 -37 that's
-78 12 25 the
-97 -46 78 the #
-10 -14 21 the account
-12 62 -32 the ad
-64 50 24 the agency
3 -12 8 the app
-10 44 -35 the association
38 -46 9 the audit
-10 -20 23 the autumn
40 -4 -7 the average
11 49 -40 the back
19 -12 -18 the baltic
-52 -21 85 the bank
-20 -10 32 the bar
-12 73 -55 the best
5 13 4 the blue
-34 -4 0 the board
26 -28 -38 the boat
-26 36 -18 the book
-30 -5 46 the books
-12 15 -5 the box
62 -6 -60 the budget
-52 60 -24 the bus
-13 -18 9 the buying
53 -41 36 the call
-3 -32 44 the caretaker
-20 6 -8 the chain
-10 -19 35 the chair
-15 23 6 the chamber
-11 -16 25 the chef
31 42 -36 the city
-9 -10 35 the client
-21 -17 28 the clinic
-2 -2 -13 the club
-47 -6 92 the committee
-43 97 -12 the company
-25 28 -54 the congress
36 -18 -17 the contract
-45 -13 36 the council
-5 39 -51 the county
-17 -23 59 the current
92 -58 -7 the data
-28 26 -13 the dates
-10 2 8 the day
-17 -11 10 the dean
-36 -6 -11 the deck
-41 -38 78 the director
4 66 -38 the door
31 -61 16 the driver
-40 -6 49 the east
-39 -16 50 the end
4 18 -38 the evening
11 -16 10 the fair
-35 -17 21 the farm
22 -2 -34 the fee
-34 57 -16 the festival
-68 75 -36 the firm
67 -63 9 the first
30 -9 -19 the floor
-24 -13 60 the founder
-31 -6 12 the fox
-1 -5 20 the free
-14 8 -23 the fund
-10 9 -7 the gallery
-52 32 21 the garden
5 44 -45 the gate
-29 -5 49 the grant
-3 -31 38 the green
-23 51 -21 the ground
-54 23 12 the group
8 36 -33 the growers
-2 42 5 the guide
62 -35 -4 the hall
40 -15 -30 the harbour
-20 0 35 the head
-7 -5 10 the health
-52 38 0 the home
-17 -2 22 the hospital
-62 -15 59 the hotel
-27 34 -5 the house
-5 -11 35 the inspection
-26 -2 35 the insurer
-7 -38 24 the job
-10 24 -16 the junior
-28 1 50 the kitchen
2 15 15 the lab
-11 -55 43 the landlord
15 -115 89 the last
-44 -35 66 the lease
-22 -27 80 the leeds
-28 6 1 the library
37 22 20 the line
-25 0 35 the list
-39 -22 48 the loan
-18 52 -46 the local
-5 7 -29 the logistics
-13 -13 42 the machine
13 -7 -21 the mail
-15 -10 -3 the main
-66 -28 72 the manager
-29 46 -22 the map
-12 -9 -16 the market
-1 -19 26 the mayor
-12 -2 11 the mill
9 -19 20 the moment
40 -24 -10 the money
-4 9 -16 the month
18 7 -29 the morning
-20 41 -19 the motorway
35 4 -31 the move
-78 16 36 the museum
64 -19 -9 the name
-37 -14 72 the new
-9 22 -4 the news
90 -83 -35 the next
1 -32 36 the night
1 50 -58 the north
14 3 -36 the number
-22 -2 -18 the numbers
-6 11 -32 the office
-67 72 -6 the old
-70 32 43 the one
32 -5 -33 the open
20 7 -33 the opening
13 -2 1 the order
-31 -39 74 the other
-23 -2 34 the others
-32 -14 18 the owner
-40 -22 84 the owners
7 -24 26 the paint
68 23 -67 the panel
-14 34 -30 the paper
-27 72 -42 the parish
-42 9 -4 the park
-22 -27 64 the partners
29 -19 -12 the past
26 -3 -24 the person
44 -61 30 the phone
5 -6 -13 the pilot
-17 44 -9 the plant
-30 -14 -35 the point
16 -49 44 the pool
22 -51 23 the post
-39 -8 39 the present
-11 -7 37 the press
-3 -47 45 the previous
61 -30 -67 the price
36 20 -42 the programme
-19 -5 26 the publisher
46 -8 -18 the quay
-6 29 -16 the queue
5 -19 26 the quiet
-4 16 -32 the radio
-53 -18 114 the real
-7 -2 -16 the red
31 -5 -35 the regional
-2 -53 33 the regulator
-8 -18 40 the rent
42 -76 19 the report
21 -21 35 the review
-23 33 -6 the river
-44 81 -37 the road
-49 6 57 the roof
26 18 -36 the room
-20 25 -9 the round
82 -65 -5 the same
-55 64 -32 the school
20 -42 4 the season
-50 -51 96 the second
16 20 -22 the service
9 3 -43 the shelf
-85 92 14 the shop
-20 -6 -22 the show
-37 40 3 the site
11 24 -12 the small
32 -16 -2 the software
-19 -19 47 the son
35 -32 -6 the south
-84 38 23 the spring
-12 25 -26 the start
18 24 -65 the state
-5 -20 -6 the station
19 -8 -7 the store
25 22 -18 the studio
-12 15 -11 the studio's
6 -18 2 the study
-13 -31 -20 the subject
-88 11 34 the summer
13 -7 -2 the survey
45 13 -21 the talk
-29 15 12 the tasting
15 -29 24 the team
54 20 -49 the test
-6 1 45 the third
-11 66 -17 the till
-15 9 27 the time
-28 15 2 the town
-56 13 2 the trade
-17 30 -16 the train
60 -15 -53 the trial
-61 25 19 the trust
-46 -4 48 the trustees
7 -3 -25 the two
-11 -48 80 the union
3 21 -32 the university
17 -30 7 the usual
-34 62 -35 the valley
-4 2 33 the van
-33 31 29 the vet
-67 35 34 the village
-22 -6 8 the visit
-3 -8 15 the ward
-21 26 8 the water
52 -41 -30 the week
4 -11 18 the weight
11 -13 43 the west
12 3 -5 the whole
-31 75 -55 the window
-26 -7 29 the winter
-73 -30 -61 the word
8 9 19 the work
18 -2 -61 the works
0 16 -39 the workshop
-29 -56 64 the wrong
-2 10 10 the yard
-9 -14 41 the year
28 -15 -42 theatre
43 9 -10 their
-20 -15 11 their current
-33 -21 -23 their last
-4 15 -25 their new
-4 -26 21 their old
55 -1 -19 their own
-7 32 -21 their page
-16 107 -104 their site
18 -9 4 theirs
20 -84 35 them
2 18 5 them #
-4 -31 47 them $
-18 29 9 them a
6 -31 9 them are
-20 -41 48 them in
58 -37 -19 themselves
33 -27 -36 themselves $
-17 -45 41 then
-32 -9 11 then $
-95 125 -31 there
-84 6 18 there $
34 14 -20 there are
23 31 -24 there in
10 25 6 there is
-13 -6 6 there was
52 -5 -9 there will
-17 39 1 there's
-79 -15 18 these
-17 5 21 they
18 57 -39 they are
14 -5 -52 they can
-1 15 -57 they got
3 -12 6 they have
-2 37 -37 they look
-15 -88 103 they lost
-3 -25 49 they paid
-27 -27 105 they pay
-38 -7 41 they take
-8 -40 62 they use
-18 53 -61 they want
45 5 -23 they went
-7 -44 10 they were
-21 4 24 they will
-1 -20 -10 they won
-15 38 -34 they're
-6 6 41 they've
-47 -18 63 thin
-22 34 -10 thing
-10 -9 38 things
-29 -4 31 things $
-3 -41 21 thinking
22 -15 -3 thinking about
-101 -94 174 thinks
-4 -5 27 third
-81 -6 51 third of
66 -13 -47 thirty
-9 -4 29 thirty $
-97 67 14 this
-16 28 -13 this autumn
-18 -15 38 this one
35 28 -52 this spring
41 -3 -18 this summer
-58 51 -19 this year
-156 -19 104 those
-6 -21 34 though
-7 -30 60 thought
18 25 -10 thousand
27 -13 -1 three
89 -53 -42 three $
24 24 -49 three days
16 -6 -13 three minutes
3 -5 12 three months
-71 4 108 three of
-16 -16 26 three times
8 23 -30 three weeks
-54 13 10 three years
-26 -15 61 through
-22 -27 30 through $
30 5 -28 through a
54 21 -41 through the
-13 -19 18 thrown
20 8 -54 thursday
7 -14 -10 thursday $
44 15 -49 thursdays
16 8 -14 ticket
20 20 19 tickets
-146 -39 140 tight
-57 -32 77 till
-18 -49 55 till the
75 -48 -35 time
-40 -12 31 time $
-7 18 -3 time and
19 -3 -10 time on
60 -5 -5 time to
11 -24 -10 times
-4 8 -19 times a
31 -8 -20 tip
-1 24 -4 tips
0 30 -45 tired
52 -34 -8 title
31 -5 -20 titles
-16 -34 21 to
-55 18 6 to #
93 -3 -79 to $
-4 -69 45 to a
-29 -6 -25 to another
33 -17 -6 to any
21 83 -10 to be
-2 -18 25 to break
-45 -37 87 to build
-24 29 -17 to buy
-14 -4 8 to close
-42 7 30 to come
-11 12 -8 to cut
0 -24 26 to do
-1 -13 24 to each
44 -16 -16 to en
10 0 -15 to find
-20 -36 43 to four
-93 -9 98 to get
-8 -25 29 to give
-63 -2 23 to go
-9 38 -38 to halve
-28 61 -26 to have
7 43 -39 to hear
-1 -1 -17 to her
39 -4 -16 to him
0 -17 19 to his
-12 36 -31 to it
72 -17 -32 to keep
2 64 -58 to know
-29 -3 47 to leave
-25 44 -39 to linkedin
-43 27 1 to me
38 -3 -50 to one
-49 -5 59 to pay
-4 -14 57 to say
1 -25 12 to sell
-30 9 12 to send
-38 -16 30 to show
-44 9 29 to six
-15 -7 -4 to start
-21 -36 60 to take
11 17 -30 to the
-12 53 -64 to their
31 -30 -1 to three
5 -10 -24 to two
82 -12 -101 to us
-17 -9 40 to win
9 1 18 to your
31 -17 -50 today
24 -17 -13 today $
35 5 -52 together
-126 -72 152 told
-1 -22 8 told $
-7 -42 40 told a
0 -29 7 told her
-80 3 16 told me
-25 -17 57 told our
-32 35 -46 told the
-25 -8 40 told to
-78 80 -17 told us
-21 70 -11 tom
-156 -67 -80 tone
-55 -13 -4 tone $
46 8 -53 tonnes
-34 47 -2 tonnes a
22 -25 -15 tonnes of
-69 -118 96 too
33 -9 -39 too $
-13 -18 43 too dear
-5 6 13 too much
-13 87 -68 took
-20 -30 27 took #
-20 6 -5 took on
-18 42 -62 took over
-12 17 4 took the
6 -16 7 tool
53 -25 -25 tools
21 -21 -47 top
-22 -22 -5 top $
4 1 -13 topic
-39 -8 -4 touch
7 -16 -1 touched
-45 64 20 tour
39 -9 -15 towels
-40 108 -95 town
-33 56 -32 town $
-4 35 -55 town hall
-17 8 7 toy
29 -24 -7 traced
-37 58 6 trade
-8 -1 -13 trailer
43 -21 -37 trailers
36 28 -41 train
-15 21 -9 train $
10 -19 8 trained
62 -50 -18 trainer
-8 -6 10 trainers
50 -2 -45 training
36 -9 -11 transport
30 12 -37 travel
-57 -17 11 treasurer
1 39 -27 tree
6 20 -20 trees
78 -39 -19 trial
-36 25 -2 trials
-17 33 0 tried
-11 29 48 trip
-1 -44 55 trouble
11 27 -26 trucks
-59 34 9 trust
-27 -13 57 trustees
-3 39 7 try
-3 43 -52 tuesday
8 22 -5 tuesday $
15 3 -6 tuesday and
4 10 -8 tuesdays
-21 -27 40 turn
-26 -4 28 turned
-30 -83 112 turned down
-70 -5 59 turnover
-40 -4 35 turnover of
-27 65 -5 turns
-43 58 -14 turns #
21 27 -61 twelve
53 -20 -33 twenty
-32 -72 79 twice
-26 -27 44 twice $
32 32 -54 twice a
-62 2 21 twice and
14 -64 45 two
18 -17 -3 two $
46 -10 -28 two days
18 -3 -22 two hours
2 -17 17 two minutes
-9 -1 -21 two months
-56 25 -7 two more
-5 -34 40 two of
-41 64 5 two other
2 -13 -2 two people
-77 93 -18 two sites
14 -12 -8 two weeks
10 -4 -13 two working
24 31 -14 two years
75 -36 -37 type
-15 -4 -41 typical
-38 -9 52 under
-41 19 3 under #
-51 -12 48 under the
10 -2 -16 under three
12 -48 67 union
1 31 -25 unit
-7 -28 12 units
15 16 -39 university
-12 -7 12 unpaid
17 15 -58 unplanned
29 -130 65 until
120 -38 -45 until #
-37 -4 54 until may
-2 -46 56 until the
25 -7 -35 up
-43 -4 29 up #
44 -42 27 up $
-23 66 -25 up a
1 -9 -36 up by
-16 19 -19 up for
19 -26 3 up in
-44 -48 118 up on
10 -4 -6 up takes
-30 -56 87 up the
98 24 -77 up to
-28 -59 55 us
-107 -2 80 us #
61 -52 -77 us $
-15 24 -7 us a
6 3 -30 us and
-3 78 -59 us at
16 48 -31 us in
37 -12 15 us since
-12 1 -9 us so
37 -19 -5 us that
41 -81 -72 use
7 40 -11 use $
51 -18 -10 use it
-9 18 22 use the
72 3 -78 used
-3 -23 8 used by
49 19 -25 used to
1 16 -15 users
10 14 -29 uses
66 -13 -53 using
53 -38 -12 usual
32 -13 -13 usually
-68 92 -41 valley
-21 -15 10 valuation
-20 -10 44 value
7 -42 30 van
70 6 -52 van $
64 43 -85 vans
-32 -31 35 vendor
-79 -28 83 version
-46 30 -52 very
-33 31 29 vet
83 -42 -30 video
-14 21 -10 vienna
-23 14 9 village
13 -24 -3 visit
19 -6 -16 visit $
18 0 -15 visit costs
20 -16 -13 visited
32 42 -88 visitors
-41 -2 30 volume
-61 -37 27 volunteer
-35 44 -2 volunteers
2 -7 11 voted
-55 -19 68 wages
41 -48 17 waiting
12 -10 -24 wales
-19 -11 48 walk
25 -14 -16 walk through
-46 17 34 walked
-39 -14 51 walked out
-19 35 -35 wall
-83 8 76 want
4 -12 17 want a
-19 -11 12 want it
-27 -1 29 want the
-35 7 -18 want to
-6 72 -61 wanted
-3 59 -47 wanted to
-163 -28 111 wants
-65 -3 54 wants a
0 -24 24 wants him
-2 -29 28 wants it
-13 -45 45 wants out
-34 -8 21 wants to
-25 -14 88 ward
52 -17 -35 wards
-34 23 7 warehouse
-71 -21 -8 warm
-28 -2 -4 warm and
-42 -17 81 was
-25 -6 -24 was #
-20 17 9 was a
35 -47 12 was an
-59 -10 46 was cut
-72 184 -179 was in
-16 29 -30 was named
34 -33 24 was never
-13 81 -76 was on
-16 -12 24 was paid
-4 -7 25 was the
-3 -24 1 was there
17 -31 -40 was turned
12 -21 26 was voted
80 16 -61 wash
18 -7 -33 washes
52 -27 -21 waste
-28 -20 18 watch
61 55 -46 water
25 0 9 water $
17 -31 -14 way
-40 1 -11 way $
10 -75 25 we
-91 -28 35 we are
-100 -16 117 we bought
58 -3 -43 we bring
-176 23 85 we can
-5 -7 13 we can't
43 -12 -18 we collect
51 -6 -16 we deliver
-15 6 11 we did
46 -15 -53 we do
40 -3 -42 we don't
26 -10 -16 we grow
-85 -5 96 we had
-19 -61 8 we have
-20 -3 34 we keep
-77 -18 54 we know
27 -5 -21 we look
-29 -1 15 we lose
-90 -6 89 we lost
-82 -7 101 we make
-95 100 26 we met
-130 -23 102 we need
-38 -1 21 we paid
-37 -1 0 we pay
28 -20 2 we placed
32 -3 -24 we publish
79 -14 -47 we send
-23 3 26 we should
60 -1 -77 we take
26 -23 -4 we took
-55 -8 31 we want
-113 105 -24 we were
-7 -9 -18 we will
-105 -6 45 we would
-14 -12 49 we'd
-15 -64 48 we're
52 -51 -10 we've
83 -14 -43 wear
-10 24 3 webinar
-49 28 5 website
-28 -16 35 wedding
-1 9 -33 weddings
-25 -34 25 wednesday
-28 -13 -13 wednesday $
25 5 -15 week
6 16 -38 week $
-17 9 10 week and
38 -36 -82 week of
9 -12 -8 weekday
9 -12 -8 weekday $
23 39 -73 weekend
32 5 2 weekends
-26 14 8 weekends $
6 36 -39 weekly
86 -54 -66 weeks
53 -27 -21 weeks $
-44 -21 1 weeks and
41 2 -37 weighs
41 2 -37 weighs #
7 4 -19 weight
12 -11 -90 well
-6 -22 -8 well $
-2 -17 -30 welsh
-34 -1 12 went
-38 -10 57 went bust
97 -36 -59 went from
-30 -9 17 went out
-45 -11 39 went to
13 -8 7 went under
-37 52 -44 went up
-59 -13 98 were
46 -34 21 west
24 3 -17 wet
32 -49 -1 what
-11 -62 -28 what she
-31 -8 51 what the
107 -14 -63 what they
-25 42 -49 whatever
51 3 -32 wheelchair
101 -37 -39 when
-15 77 -78 when i
-1 -9 21 when the
-44 -20 61 when we
44 -9 -66 where
-39 -32 32 whether
-26 -60 13 which
22 -1 -20 which #
-35 22 13 which has
-10 7 -13 which is
-17 -38 79 which we
70 -14 -49 while
43 -21 -25 while the
65 3 -48 who
29 25 -45 who can
-40 -55 -13 who is
-23 39 2 who says
93 -38 -74 who:000
46 71 -105 who:001
-95 -14 49 who:010
-37 64 -21 who:011
59 -106 16 who:100
30 68 -64 who:101
6 49 0 who:110
15 77 -30 who:111
51 9 -26 whole
8 28 -23 wholesale
15 20 14 why
-87 -61 150 wife
-9 -3 14 wife is
-73 -108 143 will
49 16 -47 will be
24 -3 -20 will do
-23 8 -2 will go
-28 -25 34 will not
-14 -17 42 win
-45 99 -38 window
47 23 -35 wine
-23 34 -4 wing
-12 27 -36 wing in
-28 21 18 winter
-46 67 -13 winter $
-10 -10 40 winter and
71 -57 -30 with
26 -37 -24 with #
-25 55 -49 with a
-4 33 -3 with an
-11 -16 7 with her
-1 8 -25 with him
32 -33 -18 with it
-16 -15 43 with its
87 -36 -25 with me
19 -28 -36 with my
56 -13 -55 with no
-27 27 -44 with one
41 -45 2 with our
-42 20 25 with the
-59 81 1 with three
58 -8 -25 with two
45 -23 -45 with us
40 -8 -16 with you
15 -26 -3 with your
103 -36 -95 within
37 -14 -32 within #
24 11 -21 within a
21 -3 -13 within ten
3 -14 14 within the
15 -8 -14 within three
32 -10 -22 within two
68 -79 16 without
9 -19 -9 without a
-59 103 -43 won
-56 74 -61 won the
-20 -41 66 won't
43 29 -83 wood
12 50 -43 wooden
63 -6 -44 wool
-110 -41 -2 word
-48 -74 -50 words
-43 -17 -12 words $
-24 -1 -2 words and
70 -3 -18 work
69 7 -49 work $
-16 -7 2 work at
9 -24 19 work for
23 -22 14 work in
10 -4 -6 work is
13 -37 6 work with
66 -55 -59 worked
-16 -2 -3 worked on
28 -6 -34 worked with
3 -9 10 workers
61 -34 -46 working
21 -11 -12 working day
41 -14 -36 working days
37 -13 -41 works
-36 28 -15 works in
38 1 -41 works with
97 25 -121 workshop
19 -7 -17 workshop $
42 -31 -19 workshop in
-29 -14 41 worse
-25 55 -2 worth
-63 -51 87 would
-25 -3 45 would accept
1 -66 29 would be
-36 -1 52 would do
-7 10 1 would give
34 -4 -27 would have
-2 41 -32 would like
-39 -2 6 would rather
-81 -1 54 would take
1 -52 -27 write
-32 -8 -21 write as
-39 -12 -18 write it
-16 10 -14 writes
8 -20 50 writing
97 -60 -23 written
-84 -99 186 wrong
-33 109 -85 wrote
-6 -19 34 wrote a
-3 -13 7 wrote an
-23 63 -37 wrote in
-6 20 -22 wrote on
-1 28 -41 wrote that
-5 7 32 wrote to
57 -19 -34 x
68 33 -61 yard
-29 21 -7 yard $
17 -6 -4 yard and
-14 24 -7 year
85 -9 -55 year #
-14 67 -41 year $
-18 -52 93 year according
-101 -17 91 year and
-29 42 12 year as
22 -21 -1 year before
20 33 -39 year for
-9 24 -38 year in
24 -9 -14 year we
-26 0 -6 year with
-11 75 -32 year's
32 4 -40 yearly
91 -23 -63 years
-8 9 -62 years $
-39 23 41 years ago
71 -25 -7 years and
-24 -4 9 years before
-6 -34 24 yes
-1 -22 15 yes to
-54 -40 100 yet
-26 -39 70 yet $
85 44 -122 you
26 -7 -24 you $
-56 48 -8 you are
17 -10 -42 you can
53 -52 -9 you get
-37 25 -8 you have
16 -8 -14 you in
85 -41 -4 you keep
37 -10 -8 you nothing
93 -35 -18 you pay
45 -76 -1 you see
-19 14 -7 you were
-17 8 -2 you wrote
-78 69 -32 young
-23 87 -64 your
12 -14 -2 your customers
0 3 -19 your firm
-5 -12 33 your first
64 -3 -27 your group
12 -16 -4 your kitchen
-72 17 29 your new
64 -68 -9 your own
-13 35 -9 your school
6 -26 -6 your shop
-8 31 -21 your site
-5 16 -15 your spring
-11 26 -11 your team
42 -11 -15 your yard
61 -20 -19 yours
35 -9 -5 yours to
-22 64 -39 youth
22 -20 10 zero
`;

export const biases = { told: 0.06, ofReader: -0.42, kept: -0.51 };

/** Logarithms of odds, or what a trait adds to them. */
export type SentenceWeights = Record<keyof typeof biases, number>;

/** By how much each trait of a sentence raises the odds of what it may be. */
export const sentenceWeights: ReadonlyMap<string, SentenceWeights> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [told = '', ofReader = '', kept = '', ...trait] = line.split(' ');
      const weights = {
        told: Number(told) / 100,
        ofReader: Number(ofReader) / 100,
        kept: Number(kept) / 100,
      };
      return [trait.join(' '), weights];
    }),
);
