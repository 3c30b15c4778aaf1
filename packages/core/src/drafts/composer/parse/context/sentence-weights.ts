/** Made by train-sentence-weights.ts: in hundredths, how far a trait speaks for told, ofReader, kept. */
const table = `
-29 44 -45 !
-29 44 -45 ! $
65 -17 -18 #
86 -68 33 # #
-72 10 95 # $
26 -109 44 # %
72 -33 -32 # :
-93 -127 166 # a
43 11 -46 # acres
-152 15 155 # an
-59 -71 69 # and
-58 22 64 # april
-42 -20 82 # are
-27 63 -6 # as
-26 -37 56 # at
-78 136 -50 # beds
-40 -1 40 # before
8 -2 -20 # books
-14 -10 36 # bottles
20 -13 -7 # buildings
-37 -11 40 # but
53 -32 -42 # by
10 8 -18 # cans
-53 -10 35 # cars
-5 -26 16 # cents
-83 74 -29 # children
-13 55 3 # copies
5 9 -26 # countries
-7 43 -29 # customers
81 -59 -49 # days
45 -8 -16 # degrees
35 -13 -39 # dollars
-6 -10 9 # drivers
-70 -11 95 # each
-12 10 -10 # engineers
-19 -12 44 # euro
24 -72 11 # euros
19 -21 -7 # families
-60 -17 134 # floor
-98 -43 142 # for
-14 -76 124 # from
60 -17 -18 # g
49 8 -42 # grams
-14 0 -5 # guests
25 9 -30 # h
61 -18 -34 # had
60 -23 6 # has
-113 80 -9 # hectares
-8 78 -67 # homes
-8 14 -18 # hotels
119 -45 -110 # hours
-32 42 -12 # houses
9 51 -72 # i
-30 -5 34 # if
-16 -23 30 # in
46 -1 -28 # including
-44 -24 96 # is
33 -24 -17 # items
-36 29 -9 # july
-15 -45 12 # june
1 -77 59 # k
66 -34 -15 # kg
31 -6 -15 # kilometres
21 -14 -11 # kilos
21 33 -38 # km
12 7 -7 # languages
-6 -11 33 # last
-8 -56 59 # left
10 12 -46 # litres
48 4 -4 # m
-20 -7 6 # march
21 -35 -35 # may
59 -14 -46 # members
64 -15 -35 # metres
-7 -33 13 # miles
19 -22 -18 # million
81 -31 -77 # minutes
74 -50 -6 # months
16 0 1 # more
-23 11 -3 # new
-12 30 -30 # november
-36 34 -23 # october
118 -90 -27 # of
-67 8 106 # on
15 6 -35 # pairs
40 -25 -20 # patients
-33 -15 29 # pence
-40 132 -90 # people
-7 -57 76 # per
29 -83 28 # percent
41 -23 -27 # pieces
34 19 -41 # points
-12 -49 12 # pounds
33 -8 -38 # pupils
-100 152 -22 # residents
-16 76 -37 # s
10 -87 -2 # schools
-58 45 -1 # seats
27 -33 -15 # seconds
4 28 -14 # september
-55 109 -39 # shops
-14 -44 53 # since
-50 -3 33 # so
18 24 -38 # square
-67 87 -15 # staff
-32 38 -16 # stars
-36 65 -42 # students
-96 -9 23 # th
-14 12 6 # this
10 32 -45 # times
110 -9 -58 # to
29 13 -35 # tonnes
-9 -10 -4 # units
-88 52 1 # vans
-46 42 -15 # visitors
35 -10 -22 # volunteers
-22 -17 55 # was
-4 -6 17 # we
22 3 -38 # weddings
-1 -16 -5 # weeks
-15 32 24 # with
-26 -29 98 # without
8 -39 -92 # words
26 -23 -14 # x
27 -25 -2 # years
26 -109 44 %
26 -15 -68 % $
20 -9 -2 % after
-97 -13 90 % and
72 -18 -19 % at
16 -11 -11 % in
34 -7 -35 % less
45 -5 -51 % more
53 -48 -67 % of
49 -5 -36 % off
-14 -12 22 % on
18 -7 -25 % to
6 -141 -13 :
69 -41 4 : #
35 66 -77 ^ #
73 -138 12 ^ a
86 5 -24 ^ about
-12 46 -19 ^ according
-43 -36 -53 ^ address
83 -30 -82 ^ after
29 -13 -24 ^ agents
131 -99 -75 ^ all
49 -15 -21 ^ also
38 -57 29 ^ an
49 -5 -23 ^ any
-26 -2 18 ^ anything
-156 -86 -106 ^ ask
-46 168 -71 ^ asked
184 -100 -12 ^ at
-93 -16 -66 ^ avoid
-133 -42 -54 ^ be
-74 -15 -7 ^ british
-87 -19 22 ^ call
-15 -16 25 ^ calls
-27 -23 -34 ^ casual
6 -1 -17 ^ charities
-5 -21 27 ^ chef
85 -16 -31 ^ children
31 -2 -26 ^ clients
-9 -47 -14 ^ congratulate
24 -2 -26 ^ contracts
-8 -26 3 ^ could
24 -23 -4 ^ cover
17 -40 20 ^ customers
14 -13 -38 ^ data
-1 -5 27 ^ day
16 -21 -1 ^ delivery
-117 -31 -111 ^ do
-140 -79 -137 ^ don't
-30 63 34 ^ dr
60 -35 -11 ^ drivers
129 -87 -89 ^ each
21 -11 15 ^ eight
97 -45 -17 ^ eleven
-83 -23 -16 ^ end
90 -112 -64 ^ every
9 -5 -29 ^ everything
50 -31 -11 ^ families
13 14 -11 ^ family
8 -21 9 ^ fee
-23 7 31 ^ first
-18 -1 29 ^ fitting
33 -33 13 ^ five
47 -9 -12 ^ fixed
-58 -16 -11 ^ formal
59 -15 -41 ^ forty
-33 80 36 ^ four
48 -36 -19 ^ fourteen
-73 -14 -61 ^ friendly
-3 18 -21 ^ from
-46 -13 -8 ^ gentle
47 -15 -12 ^ groups
55 -16 -28 ^ guests
-8 18 -31 ^ had
3 -9 32 ^ hail
-70 -23 95 ^ half
-74 98 -10 ^ he
-54 5 40 ^ he's
-93 89 -36 ^ her
-97 17 71 ^ his
-21 -3 -14 ^ humble
113 -41 -11 ^ i
-33 -14 29 ^ i'd
145 -74 -66 ^ i'm
7 -5 27 ^ i've
98 -37 -32 ^ if
52 -9 -62 ^ in
-30 -16 -41 ^ invite
28 -28 -11 ^ iso
190 -79 -92 ^ it
45 -16 -42 ^ it's
-25 14 -20 ^ just
-157 -48 -65 ^ keep
38 -40 -27 ^ last
-88 -23 104 ^ lead
-75 -32 -95 ^ leave
-89 -19 -3 ^ light
-9 -33 73 ^ lost
-80 -37 -38 ^ make
55 -29 22 ^ members
-144 -112 -86 ^ mention
-2 28 -39 ^ met
76 -48 -30 ^ most
-14 43 -21 ^ mr
39 -82 33 ^ my
-59 128 -48 ^ new
36 33 -37 ^ nine
-23 -98 -116 ^ no
-59 -12 -30 ^ not
29 -14 -36 ^ nothing
60 -4 -59 ^ of
-218 -40 -41 ^ offer
29 -20 -3 ^ old
-37 59 -18 ^ on
-31 -95 10 ^ one
85 -62 -38 ^ only
-53 92 -60 ^ open
76 -18 -48 ^ orders
30 -117 28 ^ our
103 -24 -22 ^ own
38 -15 4 ^ paper
39 -5 -36 ^ parents
-25 -9 33 ^ parts
27 -23 30 ^ patients
-66 -5 77 ^ pays
-94 -21 -18 ^ plain
-137 -83 -99 ^ please
-36 -1 29 ^ present
-54 -5 52 ^ price
43 -5 -17 ^ prices
-26 15 3 ^ priya
-91 -37 -37 ^ put
-34 60 -17 ^ read
33 -25 1 ^ residents
-62 -13 -21 ^ respectful
59 -29 -15 ^ results
9 -12 -2 ^ samples
-45 123 -97 ^ saw
-54 -58 -99 ^ say
13 17 -17 ^ schools
11 -3 -7 ^ setting
72 -28 -28 ^ setup
83 -19 -43 ^ seven
-106 85 18 ^ she
-30 28 14 ^ she's
-6 10 -8 ^ shop
-40 -27 -45 ^ short
-164 -5 -115 ^ sign
-39 -21 -16 ^ signed
-8 54 -23 ^ since
62 -35 10 ^ six
-78 -11 -27 ^ sound
31 9 -34 ^ st
58 -35 -24 ^ staff
106 -52 -32 ^ students
-35 -20 58 ^ studio
-45 -11 -10 ^ subject
-87 -26 -21 ^ suggest
-62 -22 -8 ^ talk
45 41 -23 ^ team
-15 -3 17 ^ teams
-58 -10 -25 ^ tell
7 -10 -1 ^ tenants
-14 30 61 ^ the
-163 65 91 ^ their
107 -35 8 ^ there
-148 178 -31 ^ they
-11 57 -15 ^ they're
-4 19 20 ^ they've
50 -12 -20 ^ thirty
66 -37 -8 ^ three
-3 169 -116 ^ told
-37 89 -45 ^ tom
-22 48 20 ^ took
70 -7 -56 ^ trade
27 -14 -12 ^ training
-26 37 30 ^ twelve
49 -6 -15 ^ twenty
-30 -73 86 ^ two
-180 -25 -39 ^ use
41 -31 -17 ^ used
89 -72 -14 ^ visitors
36 -16 -22 ^ volunteers
-56 -16 -25 ^ warm
110 -63 -41 ^ we
-12 -3 12 ^ we'd
119 -62 -34 ^ we're
37 -45 11 ^ we've
30 -25 2 ^ what
24 -16 -13 ^ works
-162 -29 -47 ^ write
-85 79 -75 ^ you
-169 123 -5 ^ your
1 -16 0 a
-6 4 -49 a #
-23 -3 18 a bad
-15 48 -35 a bakery
-4 -15 11 a beer
40 -22 -14 a bike
-59 4 2 a bit
-34 -13 42 a bonus
-15 -14 3 a broken
-12 -12 24 a buyer
-31 -22 -65 a call
-18 -39 33 a car
61 -10 -31 a card
4 -14 22 a case
-8 17 20 a chain
5 -24 -8 a class
-13 -26 43 a colleague
-29 -18 84 a complaint
22 -4 -26 a current
15 16 -31 a dairy
40 10 -17 a day
-24 21 -5 a design
-15 -39 86 a discount
26 48 12 a dog
27 5 2 a family
26 -21 -5 a fifth
-31 42 -9 a film
-21 17 35 a fine
-5 30 -19 a first
63 -10 -58 a fixed
41 -10 -26 a flat
3 -2 -62 a food
-64 -12 80 a former
-41 -9 31 a free
-4 -55 47 a friend
52 -28 -11 a full
-31 83 -51 a good
21 -2 -16 a half
34 -7 -1 a head
-13 -34 39 a hole
65 -32 -28 a home
-16 11 -18 a hundred
-10 -29 29 a job
15 -9 -13 a kilo
27 -12 -3 a kitchen
-59 -6 52 a lawyer
6 -16 -11 a letter
52 -31 3 a licence
-42 -5 -15 a line
-15 -2 -5 a list
-19 -18 12 a little
-8 9 -25 a long
-52 -4 44 a loss
-2 15 -4 a lot
8 -27 -3 a map
-46 -13 55 a metre
17 -84 26 a month
11 -1 -10 a morning
-30 -8 107 a name
-87 112 -85 a new
47 11 -58 a night
-4 22 -35 a one
-12 -20 69 a page
-2 -10 12 a pallet
-4 -1 -16 a person
-47 28 -14 a picture
-12 3 -7 a piece
-11 -1 17 a pilot
32 9 -29 a plan
-26 -5 -4 a price
-105 -27 -21 a question
9 -3 -13 a quiet
25 8 -10 a reading
31 -2 -39 a reason
-39 23 24 a reference
29 -4 -15 a registered
1 14 -20 a report
-9 -39 16 a rival
10 0 -29 a robot
-45 -14 61 a row
-7 17 -22 a saturday
-31 66 -55 a second
27 -29 -24 a series
41 -11 -13 a session
4 -5 -17 a set
-33 -3 21 a shift
-40 7 67 a shop
-27 -14 21 a single
26 -53 -2 a small
-25 -13 73 a student
-43 76 -16 a talk
-27 13 6 a team
12 -9 -10 a ten
19 -3 9 a test
-14 -36 58 a third
-25 -6 9 a three
1 -13 -31 a time
24 -9 -9 a trailer
8 -8 -14 a two
-57 -12 23 a van
-23 -19 61 a waste
-17 -6 38 a whole
-21 4 76 a word
39 -5 -8 a workshop
-34 53 8 a year
-18 18 -12 aarhu
-135 36 55 about
12 11 33 about #
78 -21 -17 about $
61 -60 46 about a
-32 9 13 about it
-8 14 -12 about moving
-41 -17 65 about one
-51 -23 16 about the
40 21 -80 about three
-31 -47 86 about to
79 -28 -36 about two
-38 5 44 abov
-34 -10 47 above #
-59 -7 32 accept
-28 53 -30 acces
50 -26 -43 accident
-90 53 18 accord
-90 53 18 according to
44 -106 47 account
46 -65 35 accountant
52 8 -54 acr
120 -64 -13 acros
-12 4 -14 across #
79 -41 23 across the
29 -9 -23 actor
-116 203 -117 ad
-2 32 11 add
-54 33 -3 added #
-2 8 -23 added a
-75 -47 -69 addres
-1 -21 -13 address her
-63 -10 -9 adjectiv
-27 -16 69 admit
-77 68 34 ads
-25 34 -7 adult
-24 -29 14 advanc
5 51 -34 advertis
-24 20 -8 advic
45 -39 -27 advis
34 -41 31 aft
23 -12 -53 after #
14 -61 54 after a
60 -30 -21 after one
6 -1 -11 after our
14 -4 -18 after six
9 -9 18 after that
-15 -7 66 after the
-34 29 -3 after two
55 -38 -33 afternoon
26 -22 -11 afternoon $
49 12 -37 afterward
51 -33 -16 afterwards $
30 25 -17 again
13 -33 10 again $
34 -23 30 again in
-26 -60 85 against
0 -3 -21 against it
13 -7 8 against the
19 0 -20 age
6 18 13 agenc
-24 2 53 agent
-49 33 38 ago
-17 50 -23 ago $
16 -32 6 agre
-12 -62 42 agreement
53 -13 -8 ahead
-20 -8 24 ahead $
5 -1 -12 aid
36 -7 -17 air
55 -23 -29 all
-26 5 40 all $
15 -3 -12 all four
-32 66 16 all in
-3 -52 54 all night
-20 -22 6 all of
-32 -2 4 all our
-35 145 -92 all over
-22 -23 20 all the
39 26 -54 all year
-6 -5 29 almost
30 -43 16 alon
17 -33 -4 alone $
-23 54 -10 along
-9 56 -21 along the
95 -87 34 alread
-1 31 49 already $
72 -28 -43 also
-10 -10 33 although
-9 -10 27 although the
10 -3 -17 aluminium
20 64 5 alway
-59 33 12 am
-37 8 -21 american
-40 1 14 among
26 19 -46 an
21 -4 -44 an answer
29 -15 -23 an engineer
-40 -35 63 an hour
-73 56 -11 an old
-45 42 -30 an order
61 -75 -11 and
-23 22 -51 and #
-4 48 -56 and a
11 18 -30 and all
-14 -3 32 and anything
-17 -10 -28 and are
-11 26 -49 and asked
-6 -9 -12 and bring
-39 -38 3 and can
12 -19 -11 and comes
24 -8 -36 and costs
-45 0 36 and could
17 -8 -8 and covers
20 -7 -14 and deliver
14 -21 5 and does
-2 -5 -76 and don't
7 -8 -10 and each
76 -5 -61 and ends
29 -20 -12 and every
-91 35 29 and got
14 -7 -21 and hand
38 -59 20 and has
21 -13 -42 and have
-41 77 -9 and he
87 -18 4 and he's
69 -60 28 and his
7 44 18 and i
21 -29 10 and i've
17 -2 -19 and in
32 -6 -10 and insurance
30 -27 -13 and ireland
-36 18 48 and is
-7 0 46 and it
24 -5 21 and it's
48 -29 -25 and its
34 -12 -3 and lasts
103 -2 -61 and leave
-22 -16 17 and may
-13 -2 19 and my
-38 -16 39 and need
10 -12 -19 and needs
-8 -2 -16 and never
-2 31 -49 and night
-24 -21 2 and no
19 -31 12 and nobody
41 -19 -49 and not
-2 -4 -11 and nothing
26 -1 -34 and on
12 40 -57 and one
-91 -7 29 and only
42 -8 -66 and our
-24 -27 45 and paid
1 -4 -22 and pay
-11 -2 -9 and plain
34 -2 -16 and put
-4 11 -20 and said
-30 -24 70 and says
13 -3 -2 and sent
42 22 6 and she
-33 -5 -12 and sign
-9 20 -5 and still
13 -1 -40 and take
19 -5 -23 and takes
-71 -1 98 and that
12 -25 8 and that's
-27 -67 47 and the
75 -55 -41 and their
-61 -25 84 and then
32 8 -29 and there
-92 -23 127 and they
-59 -3 47 and three
-1 -22 41 and told
6 -17 -15 and two
-12 16 -13 and wants
-19 10 15 and was
-51 -63 65 and we
-8 -24 30 and we've
-37 18 35 and will
-27 -2 11 and with
-138 -22 87 and would
20 -25 -13 and wrote
-11 59 -18 and you
58 -15 -14 and your
-8 -34 28 angr
15 -31 -38 animal
-123 88 -41 announc
-52 45 -11 announced a
-64 86 -81 annual
-59 71 -21 annual report
-90 -38 90 anoth
-11 -6 -43 another $
17 -3 3 answ
-14 13 52 answer
19 -4 -11 answered by
142 -135 -70 any
-26 14 45 any more
-9 -1 -24 any other
19 -24 -6 any time
-9 -10 -5 anybod
-3 -45 58 anyon
-30 -68 23 anyth
29 -5 -9 anything $
-17 -10 38 anything above
-43 -3 16 anything over
-25 -38 13 anything that
-10 -2 32 anything under
-10 -11 55 anywa
-7 -8 25 anyway $
41 -39 36 app
25 -36 -14 app $
-5 6 10 apparent
-19 35 -25 appeal
123 -36 -41 appear
15 14 -17 appeared in
9 -62 63 appl
39 2 -82 application
22 25 -40 appointment
-6 67 -37 apprentic
55 7 -36 approv
-14 25 8 april
-72 74 -1 april $
-72 9 40 april and
30 -51 26 archiv
-34 23 37 arden
84 -91 20 are
-75 14 69 are #
67 -2 -50 are a
-76 -33 68 are about
13 7 -8 are all
14 -14 -6 are answered
-26 -24 58 are at
5 -10 -1 are back
-42 8 42 are being
19 -1 -22 are certified
23 -3 -23 are fixed
7 -22 -13 are free
-16 27 8 are from
-13 -22 17 are going
-11 60 -67 are hiring
-17 -44 33 are in
26 -8 -13 are included
27 -7 -7 are kept
13 -28 0 are made
67 -2 -9 are needed
52 -8 -26 are not
-32 -29 50 are on
51 -10 -79 are paid
11 -1 -23 are part
7 -11 -5 are printed
7 -1 -19 are raising
40 -13 -12 are ready
8 -29 24 are still
40 -29 -15 are taken
12 -12 19 are the
-3 -41 19 are two
-17 -4 1 are up
13 -8 -11 area
75 -12 -52 aren't
-17 -15 53 argu
-38 44 5 arm
-5 2 -17 around
20 -4 -38 around #
11 -4 -41 arrang
53 -54 1 arriv
30 -2 -29 art
-71 108 -57 articl
-73 75 -25 article on
-32 18 79 artist
-24 -22 -37 as
-9 67 -17 as a
-1 -21 -6 as dr
-13 -4 -31 as if
44 -5 -11 as much
-37 36 26 as one
9 -20 53 as the
-10 -12 55 as their
17 19 -8 as well
56 -9 -35 ash
-22 -55 58 asid
-104 62 -4 ask
-22 -11 72 ask #
-23 -64 -49 ask for
-8 -15 -52 ask whether
-9 1 52 asked $
-59 77 -15 asked for
-34 70 -18 asked me
-7 15 -18 asked on
-64 102 6 asks
-15 -47 10 assistant
12 49 -50 association
-10 27 -17 association $
-8 18 -6 at
-116 4 82 at #
134 -108 -7 at a
-109 -13 118 at all
56 -31 -14 at any
-29 5 28 at christmas
-21 -7 55 at cost
-25 18 -18 at easter
-8 -12 23 at half
-11 -13 -7 at least
-75 -6 -19 at most
-9 24 -78 at my
102 -48 -56 at night
64 -15 -77 at no
-55 -1 40 at our
4 -2 -17 at present
22 -21 -13 at six
12 -30 35 at st
-9 -37 35 at that
-43 78 -48 at the
10 -14 -9 at two
-25 10 11 at weekends
-27 15 -11 at your
40 -27 -83 attach
-122 -7 -5 attach nothing
-26 -12 6 attachment
26 2 -27 audienc
-54 -5 64 audio
-11 -7 29 audit
-41 -7 31 audit $
-21 -33 48 auditor
-58 37 26 august
-10 54 -69 august $
18 -48 16 august and
47 -12 -21 austria
14 -56 60 author
-75 78 -19 autumn
-10 34 2 autumn $
-15 -8 50 autumn and
134 -51 -106 availabl
118 -63 -87 averag
57 -25 -47 average $
-46 -20 -32 avoid
-36 -10 -61 avoid the
1 55 -71 award
39 -27 -31 award $
-57 33 -6 award in
-23 -101 100 away
14 -13 -7 away #
-24 -3 -24 away $
-12 -1 -8 away and
-119 -5 -28 b
-25 -9 50 back
-17 -9 6 back #
18 -3 -2 back $
14 -2 -10 back and
-39 -20 58 back from
-12 -7 -4 back in
42 -21 4 back on
12 -16 -14 back to
-122 -69 170 bad
-17 56 -2 badg
48 20 -83 bag
23 34 -68 bags
-40 -19 59 bak
28 45 -60 baker
27 -13 -44 bal
22 -10 -20 baltic
22 1 -31 ban
-9 -95 48 bank
-3 -19 29 bank has
-31 -10 35 bank is
48 -40 -8 bar
-67 -23 132 bare
-40 10 33 barn
-12 -7 0 barrow
70 -21 -31 bars
-60 2 65 basel
-87 -37 130 batch
-21 0 -2 bath
41 -17 -3 bathroom
111 -31 -63 batter
12 -11 -20 battery $
-66 -80 42 be
-39 42 -10 be a
30 -11 -6 be bought
-10 -21 -7 be brief
-11 -18 -61 be in
44 69 -67 be named
-21 -5 -13 be polite
-40 44 -19 be seen
-8 -4 -23 be the
-27 -1 19 be used
-20 51 19 bean
26 24 -24 bear
89 -20 -65 becam
-140 -127 157 becaus
-53 -5 44 because i
-9 -4 12 because it
-74 -55 119 because of
-33 -76 81 because the
-2 -15 25 because they
89 0 -95 because we
32 17 -23 bed
-40 -69 92 bedbug
18 70 -54 beds
-12 8 -3 beds $
-14 0 -7 beds and
57 -48 5 bee
-39 36 2 been
-27 78 -21 been a
-31 21 -9 been on
33 -9 7 been tested
-30 -25 70 been told
25 -12 -20 been with
-16 3 7 beer
-3 -23 16 beer $
56 -103 16 befor
-48 -6 40 before #
51 -20 -33 before $
59 -21 -49 before i
104 -10 -68 before it
-13 -21 50 before june
15 -21 12 before noon
-32 -23 69 before the
-61 -7 11 before we
-35 -3 -7 beg
25 17 -63 began
26 31 -63 begin
-41 -12 82 behind
-11 -11 79 behind with
43 -50 14 belong
12 -26 38 belongs to
-72 -9 85 below
-27 -3 10 below #
49 -18 -33 bench
-62 4 1 bend
-37 -3 63 bent
91 -5 -32 berlin
-37 68 -18 best
38 -47 46 bet
75 67 -128 between
51 -27 -50 between #
-84 84 15 big
-16 -14 4 biggest
57 -22 -31 bike
-3 -13 19 bil
-2 -8 21 bill
-7 32 -4 bill of
10 15 29 bin
15 31 -14 bins
-7 41 -25 birmingham
-16 76 -34 birthda
-35 -4 -49 bit
10 -20 -10 bit of
15 -6 -10 black
31 11 -9 blad
-13 -79 103 blam
7 0 29 block
3 -14 13 block in
-8 153 -80 blog
1 17 -45 blue
-27 -35 33 board
-37 29 -13 board $
-1 18 0 board is
20 5 -68 boat
-2 -3 18 boil
-114 -23 107 bonu
13 -53 67 book
66 -28 10 booking
45 -77 88 boss
-21 -11 23 boss wants
74 9 -25 both
84 -11 -35 bottl
-6 -1 -33 bottom
-112 50 65 bought
33 -48 6 bought #
-50 81 -18 bought a
0 -10 13 bought by
-22 -7 13 bought from
-17 37 -37 bought the
-5 18 -39 bought two
47 24 -22 box
-3 -13 21 box $
19 -5 -23 box is
7 39 -36 boxes $
-7 -3 17 boy
106 -41 -89 br
-129 158 -3 branch
68 30 -16 brand
-16 -5 18 brandt
30 4 -29 bras
-25 -22 18 bread
2 -41 23 break
44 -19 -31 break $
-60 -17 91 break even
-69 49 -10 breakfast
-28 68 -23 brewer
15 9 -10 brick
-54 53 15 bridg
-34 -5 -16 brief
58 0 -37 bright
18 17 31 bring
-2 0 -31 bring our
-3 -6 34 bring the
-54 3 54 bristol
-79 4 -14 british
-62 -8 -4 british english
-23 -9 -5 british spelling
-73 45 8 brochur
-42 45 -47 brochure $
-53 -110 143 brok
-15 0 45 broken
-57 -69 102 broth
-30 -27 38 brother in
5 19 -13 brought
-14 0 45 brought in
-29 38 -7 brought out
86 -32 -64 brows
-6 25 -30 bucket
-69 -134 170 budget
26 -17 -13 budget $
-31 -2 48 budget for
28 -5 -29 budget is
-7 -9 27 budget was
-97 14 20 build
69 -11 -50 builder
-16 51 -36 building
37 44 -74 built
12 -22 -16 built #
37 -1 -8 built a
-51 44 -16 built in
-46 -35 -37 bullet
-43 -30 -12 bullet points
42 -29 -13 burn
-3 -13 28 burned by
-13 -8 48 burnout
-3 -26 10 burnt
-26 -126 89 bursar
-25 50 -33 bus
0 43 -4 bus stop
44 -15 -35 busines
-39 -11 66 bust
-40 -6 -20 busy
-154 -120 126 but
-1 -31 27 but it
-46 -19 -136 but not
-35 -9 47 but the
-31 -1 16 but we
-18 -73 126 buy
24 -9 -27 buy from
-106 -50 156 buys
-16 1 26 buys from
-41 -4 -21 buzzword
18 -22 -28 by
-31 78 -35 by #
42 -90 13 by a
6 -3 -11 by an
-20 -19 18 by christmas
-35 51 -5 by eight
-10 -14 24 by half
-2 49 -25 by hand
-27 17 -9 by name
0 -5 -26 by next
56 -28 -16 by nine
28 -4 24 by one
30 61 -25 by phone
1 -32 31 by six
55 36 -67 by the
91 -50 -55 by two
98 -10 -73 by us
13 21 -21 c
3 -35 31 cabin
16 -20 26 cabinet
4 -8 23 cabl
-37 31 -7 café
33 -76 49 cal
71 -17 -53 calendar
-42 -27 -26 call
18 -24 10 call $
29 -5 -5 call is
-10 -4 -25 call to
17 -37 47 called it
19 -13 -22 calls are
-56 -13 -45 calm
-12 -9 -31 calm and
-14 10 16 came
-29 -37 56 came back
-47 -13 31 came from
56 13 -75 came out
38 -33 -5 came to
3 -11 -4 camera
-25 8 36 campaign
18 12 -24 campu
161 -88 -97 can
-16 -8 -4 can $
138 -40 -75 can be
-39 0 43 can do
-57 -1 18 can drop
-38 -7 37 can give
-66 -13 27 can go
-50 -6 39 can only
19 -26 47 can read
-83 101 -31 can see
11 -24 26 can start
18 -16 -10 can stay
24 -14 -4 can stop
-69 -32 98 can't
18 8 -24 canal
-82 -53 131 cancel
-2 -25 55 candidat
111 -29 -86 candl
-33 5 57 cannot
-8 -31 11 cannot stand
11 8 -19 cans
-12 -12 32 cap
-79 22 50 captain
43 -3 -26 car
-34 41 13 car park
75 -11 -43 card
7 25 -25 card $
3 5 -16 card is
20 -32 -13 care
-20 35 -29 career
-20 20 -11 careers page
-22 -35 54 careful
-6 -13 33 caretak
-22 42 -43 cargo
23 -23 -13 carries a
-87 62 -4 cars
12 3 -27 cars $
12 -15 22 carv
36 -17 -29 cas
-4 14 44 case
-16 -13 33 case $
28 27 -8 case study
-9 -47 142 cash
12 -15 13 cash $
1 52 -30 cast
-59 -24 -36 casual
23 50 -71 catalogu
-20 -36 63 cater
-7 -29 39 caught
-32 45 -26 celebrat
-14 -43 55 cellar
-82 -34 112 cent
-91 43 8 centr
31 -12 -15 centre in
-26 -45 58 ceo
105 -20 -75 certif
45 -5 -61 certificat
29 -17 -16 certificate $
54 -11 -32 certified $
2 15 -1 certified for
20 -5 -18 certified to
-17 -64 59 cfo
-49 16 25 chain
-28 -49 67 chain $
-27 25 3 chain has
-62 -22 54 chair
-70 -26 60 chairman
-12 16 4 chamb
31 -32 -45 chang
11 -11 19 change $
-29 -19 -15 change the
12 -1 -8 changes are
25 42 -20 channel
21 -16 -14 chapel
-55 79 -29 chapt
-55 79 -27 chapter on
25 -58 34 charg
32 -3 -36 charge #
64 -22 -55 charge $
139 -29 -121 charit
24 0 -32 charities pay
-79 -8 -32 chat
-150 -41 181 cheap
-1 -30 23 cheap $
-38 -8 91 cheat
71 -62 -18 check
22 -11 -10 check $
19 -13 -7 checked by
-34 -7 -20 cheek
1 6 11 chees
-62 -80 88 chef
18 32 -34 chemist
47 -23 1 cher
-57 -64 89 chief
31 -7 -6 child
26 9 -67 children
20 -2 -27 children $
-3 -13 -12 children'
57 -16 -50 chip
13 -14 22 choic
59 -12 -44 choos
19 -9 -6 choose $
-82 3 22 christma
-40 -11 87 christmas $
21 -11 -58 church
-111 -44 113 churn
-61 0 42 churn in
-7 16 -49 city
8 24 -27 city $
7 31 -59 claim
17 -6 -4 claims are
-32 112 -111 clas
13 54 -66 clay
21 -17 -21 clean
17 -3 -13 clean and
-47 -16 -44 clear
-22 10 -6 clerk
34 -10 8 click
-28 -81 39 client
-55 -37 112 client in
-43 31 -37 climat
-6 62 -55 climb
4 -2 32 clinic
-57 4 22 clinic in
37 -8 -38 clinics in
1 23 -10 clip
34 -5 3 clock
-2 -39 8 clos
23 -39 52 close the
19 -22 5 close to
-3 -38 -20 closed $
42 -8 -32 closed its
-41 -62 58 closes in
38 -8 -49 cloth
-13 1 1 cloud
60 6 -52 club
2 -36 37 clubs in
-10 -38 51 co
-24 -22 9 co founder
-12 -24 -11 coach
3 -9 12 coast
72 7 -53 coat
11 -3 -16 cod
125 -9 -82 code
31 19 -16 code $
68 40 -69 coffe
-32 -34 -14 cold
-42 -39 84 colin
-16 -61 106 colleagu
-5 -23 31 colleague of
120 -32 -66 collect
41 -23 -14 collection
-10 36 -4 colleg
7 -8 -10 cologn
-8 39 -15 colour
2 4 12 com
103 -57 -64 come
33 6 -87 come back
-12 -5 1 come from
-12 -5 -11 come in
0 -34 31 come off
70 -26 -79 come to
83 -10 -7 come with
-12 -1 8 comes back
-5 -25 13 comes from
22 15 -35 comes out
63 -21 -49 comes with
12 36 -22 comment
-47 22 78 commission
34 -17 -49 commit
-25 -9 76 committe
56 -6 -62 committed $
34 26 -119 compan
2 -24 17 company $
-18 33 -22 company is
-30 -1 -5 compar
-82 -12 82 competitor
-93 -39 126 complain
-10 -18 40 complained about
-42 -13 45 complained to
-20 -70 34 complaint
10 16 -38 completion
47 10 -30 compost
5 51 -38 concert
30 63 -43 conferenc
-4 -62 62 confidenc
-34 -5 -12 confident
-11 -24 -40 congratulat
-19 70 -99 congres
110 -11 -22 connect
55 3 -18 conservator
-100 -23 69 contact
-16 -21 25 contain
-52 -50 130 contract
37 -14 -43 contract $
-31 -3 19 contract ends
-9 20 -26 contract for
-6 -20 24 contract runs
-17 -41 75 contract with
-13 -65 53 contractor
19 -18 8 control
16 -5 -3 control room
-12 18 -9 cook
8 25 -27 cooperativ
-87 0 4 coordinator
-68 30 57 cop
-79 -13 89 copy
-62 -4 -59 cork
-11 24 -19 corn
44 -53 -33 cost
7 -23 -7 cost #
5 18 -10 cost $
-5 -2 -35 cost and
38 -4 -23 cost is
108 -4 -62 cost nothing
0 -6 -14 cost per
-37 -7 70 cost to
-103 0 71 cost us
116 -43 -139 costs #
58 -23 -37 costs nothing
-215 -1 159 costs us
30 -9 -4 costs you
37 -28 -34 cotton
-90 -8 82 could
-61 -31 56 council
-27 -5 35 council is
-11 -27 63 councillor
-54 76 -28 count
-13 70 -47 countr
-35 53 -15 countries $
-33 32 39 county $
-17 10 -5 county show
-1 -38 53 coupl
4 1 -32 couri
4 26 -29 cours
-1 -6 24 court
-71 -55 107 cousin
-26 -22 42 cov
49 29 -47 cover
4 0 -19 cover $
-79 -24 55 crack
-45 5 -29 cran
-147 -31 139 crash
43 -34 2 crat
37 -43 25 credit
6 -30 13 crew
35 -50 45 crm
-3 32 -7 crop
-7 37 26 cros
-21 47 -52 crown
-26 32 -8 cubic
-49 47 -9 cup
-62 20 39 cup in
-13 -25 36 curator
-48 -13 73 current
42 -10 -15 curtain
-48 31 6 custom
37 -36 22 customer
-6 -26 -1 cut
-80 -6 29 cut by
-41 -15 71 cut from
33 -19 12 cut its
-28 -19 48 cut the
-3 64 -76 cycl
13 53 -40 dai
27 2 -22 dair
30 -41 7 damag
-31 0 34 danish
5 -31 24 dark
45 -32 -36 dashboard
17 -10 -35 dat
100 -60 -50 data
34 16 -37 data $
29 -12 -4 data centre
21 -12 -14 data stays
-25 25 21 date
47 -7 -23 date $
-2 -3 10 dates $
75 -27 -35 dates in
15 -3 39 daught
53 40 -81 day
57 -19 -74 day $
-9 60 -65 day and
21 -12 -35 day before
11 -3 -4 day costs
-1 -15 11 day for
0 15 -29 day in
43 -16 -19 day of
16 -14 36 day rate
-19 80 -50 day that
75 -73 -28 days
21 5 -38 days $
1 -16 31 days a
3 -3 -17 days and
19 -2 -18 days before
9 -2 -23 days from
-36 -67 91 days in
19 -9 4 days of
44 -47 10 days on
22 -2 -24 days to
-20 -8 26 dead
74 -41 -19 deadlin
-52 -14 23 deaf
-32 -23 66 deal
-19 -27 77 dean
-67 -26 60 dear
-20 -6 7 decemb
-29 10 -4 december $
0 -10 12 december and
6 -89 95 decid
84 -38 -15 decision
19 -36 0 deck
53 -36 1 degre
-5 32 -21 degrees $
22 -46 5 delet
55 30 -38 deliv
70 -24 -73 deliver
-13 43 -15 deliver to
37 -22 -27 delivery $
23 -16 -8 delivery in
-85 -26 115 demo
-5 -21 22 denmark
14 -37 46 dental
-32 20 5 department
12 42 -42 depot
-15 25 -16 depot in
-12 -34 60 deput
-1 -15 10 deputy told
-5 43 -33 derb
54 12 -63 design
35 -10 -8 design award
32 -19 -15 designer
-31 -11 25 desk
-26 41 -17 desk $
91 -41 -38 develop
43 -21 14 devic
-7 -11 17 devon
118 -34 -26 did
-51 50 11 did #
-43 -16 81 did not
5 15 -6 did the
36 -32 17 died
34 5 -31 diesel
26 14 -31 digital
-3 45 -26 din
12 -7 -1 direct
-53 -98 145 director
-4 -10 22 director $
31 -40 25 dirt
29 1 -20 disabilit
-32 -50 92 discount
-2 54 -4 displa
-78 51 52 district
-32 -13 46 divorc
-99 -31 65 do
-25 -23 72 do #
51 -24 -8 do $
-16 31 -20 do it
-20 -51 -37 do not
22 -7 -24 do the
-33 70 -5 dock
4 67 -76 doctor
-61 -105 119 does
19 -6 -34 does $
-31 -37 58 does not
-23 -46 97 does the
55 -64 68 doesn't
-21 -5 42 doesn't want
-37 61 30 dog
100 -52 -22 dogs
42 15 -48 dollar
-126 -95 -17 don't
-1 -8 -23 don't make
-15 -23 -40 don't mention
-10 -3 -3 don't name
-3 -12 -14 don't promise
-4 -3 -12 don't say
-1 -3 -10 don't scare
-13 -8 -9 don't sound
-19 -3 -19 don't use
-10 -6 15 don't want
62 -17 -91 done
14 -8 -34 done $
18 0 -25 done by
15 -24 4 done in
-10 34 -27 door
3 23 -60 door $
-2 -20 47 dorset
-29 -52 85 doubl
-103 -84 122 down
-33 -2 29 down #
35 -4 -70 down $
-31 -31 36 down by
8 -52 15 down for
-16 -10 36 down in
52 -16 -28 down the
-20 7 35 down to
26 -19 7 download
-59 10 -61 dr
24 -14 -22 draft
83 -17 -40 drain
4 -16 -8 draw
7 26 -44 drawing
32 -16 3 dres
30 -36 -10 drew
52 -46 -13 drew #
18 -16 -18 dril
-42 -41 122 drink
-10 11 26 driv
-5 -30 57 driver
9 -65 37 driver $
-6 -26 68 drivers at
26 -80 62 dron
-102 -104 182 drop
-4 -14 13 drop the
-58 0 28 drop to
-36 -1 25 dropped by
-26 44 -21 drov
61 11 -23 drum
-2 -42 34 drunk
-39 34 -51 dry
4 -3 -11 dry $
-22 -2 5 dublin
-27 20 18 due
-65 49 -29 dunmor
14 -28 35 dur
61 -49 17 during the
100 -5 -91 dust
29 7 16 dutch
19 -18 3 duty
-23 8 31 dye
-13 26 2 e
113 -73 -74 each
-35 -24 85 each $
-27 32 -19 each month
6 -3 14 each one
-23 1 25 each other
20 -4 -10 each session
-9 -20 51 ear
9 -32 11 earn
-97 56 28 east
-7 -32 39 east wing
-48 10 10 easter $
-77 -9 17 easy
5 1 -30 eat
-7 6 10 eats
96 -9 -80 edit
2 -23 16 editor
1 -11 -6 education
8 57 -46 egg
-17 -26 33 eggs
26 -33 -45 eight
-12 9 4 eight in
16 -17 11 eight of
35 -11 -13 eight people
28 -14 -11 eight weeks
-37 -17 -21 eight years
-36 77 -12 eighteen
-1 -15 22 election
0 88 -89 electric
44 49 -55 eleven
12 -8 -4 eleven minutes
-22 30 9 eleven of
-67 -20 75 eleven weeks
-78 55 66 elm
-16 -17 53 else
39 -3 -59 else $
-18 11 -41 email
11 0 -19 emission
39 5 -41 employ
-29 29 -10 employe
21 3 -49 employer
-64 -19 72 empt
41 -19 -21 en
41 -19 -21 en #
-20 -64 -4 end
-12 -59 -8 end $
93 -26 26 end of
-71 -22 -16 end with
-61 -63 112 ends
-96 -47 110 ends in
72 -9 -30 ends with
50 -8 -42 energ
16 2 -26 engin
35 -13 25 engine
17 -3 -27 engineer
74 -1 -86 engineers $
49 -45 -101 english
-1 -18 -9 english $
48 -5 -23 english and
25 23 -36 enough
12 29 -27 enough for
81 -39 -30 enquir
55 -3 -22 entr
35 44 -35 episod
25 -22 -14 equipment
25 -21 -18 essa
-33 19 -20 estat
23 -10 -16 eu
-4 -56 30 euro
37 -22 23 euros $
34 -25 20 euros a
-31 -4 -3 euros and
7 -7 -10 euros for
-16 20 -23 euros in
-5 72 -63 even
74 -69 2 evening $
-18 42 -8 evening in
-23 44 -5 evening news
4 3 -33 event
139 -58 -87 ever
-16 42 -20 every day
-28 28 -12 every week
-3 9 -22 everybod
3 -34 30 everyon
-57 -17 63 everyone $
-15 -2 44 everyth
-22 -48 33 ex
4 2 -12 exact
-12 -39 27 exam
38 -14 -28 exchang
-69 -4 -6 exclamation
-69 -4 -6 exclamation marks
-56 -4 -13 executiv
57 -6 -22 exet
10 18 -35 exhibition
-10 -19 34 exist
-83 15 112 expect
8 -15 6 experienc
-27 -4 -16 explain
-2 51 -32 expo
66 -5 -35 export
46 -39 9 extra
18 16 -42 eye
25 -2 -13 fac
-12 51 -20 factor
-8 -16 10 facult
-80 -99 134 fail
-28 -31 67 failed the
49 -2 -61 fails $
-23 17 12 failur
-23 23 -3 failure $
-73 128 -68 fair
15 -47 38 fair $
-13 23 -4 fair in
-1 39 -54 fair that
4 -6 36 fake
-2 -4 -17 fal
-37 12 24 fall
-16 14 22 fall $
-50 -60 89 fallen
19 47 -54 fami
69 -45 -33 famil
41 21 -46 fan
57 -58 -5 far
31 42 -47 far $
25 -7 -54 farm
-3 -29 23 farmer
-71 34 -24 fashion
-13 4 -19 fast
25 -68 22 fath
-78 -42 102 fault
0 47 -47 featur
-13 35 -7 feb
-73 17 10 februar
-32 75 -29 february $
-29 -15 19 february and
-28 23 -21 federation
90 -71 -20 fee
-11 -23 65 fee #
57 -24 8 fee $
11 -6 -12 fee for
15 -4 -93 fee is
-61 69 5 feed
-91 -13 21 feel
9 -8 -16 fees
-2 3 -14 feet
34 -106 48 fell
46 -26 -41 fell by
44 -29 -66 fell from
-51 -40 104 fell out
39 0 -30 fell through
58 -6 -52 fenc
-13 52 -33 fer
-8 49 -52 festival
116 -53 -76 few
62 -9 -45 fewer than
-5 4 -30 fibr
-41 77 -2 field
-28 2 36 fift
45 5 -19 fifteen
61 -20 -15 fifteen years
-61 -22 94 fifth
3 -26 -17 fifth $
82 -59 28 fifth of
-33 44 29 fight
-48 33 -47 figur
0 -31 -16 figures $
72 -30 -16 figures are
-20 33 2 figures for
39 9 1 fil
21 -15 -9 file
33 -12 -24 fill
-19 -3 -1 fill the
39 32 -33 film
27 1 -11 film $
5 28 -39 film of
-6 -62 23 fin
-43 39 24 final
-4 -22 21 financ
-25 34 -11 finance $
31 -30 12 finance director
-23 40 -7 finch
76 -37 -27 find
-25 -21 -36 fine
-70 -7 8 fine $
142 -53 -114 finish
-73 -13 -2 finish with
-5 25 20 fir
-8 -34 84 fire
-65 4 59 firm
16 -71 32 firm $
-17 49 -16 firm has
-18 -1 52 firm in
-64 -18 78 firm is
16 -37 35 firms in
-16 -18 -7 first
-24 -6 31 first #
110 -3 -70 first $
5 -1 -12 first aid
-1 -12 27 first box
11 -8 -3 first call
7 -73 78 first day
5 -13 42 first five
-44 -32 -32 first line
-84 -4 9 first mail
27 -17 -11 first month
1 -26 -12 first name
-34 -15 -10 first names
53 -35 -5 first of
-48 -6 -3 first person
78 -14 -39 first quarter
-47 -49 86 first three
-42 104 -17 first time
-38 -4 -24 first two
30 -21 24 first week
52 -37 -41 first year
36 -28 -22 fish
89 -67 -37 fit
15 -23 -39 fits
52 -22 -35 fitted in
-26 6 27 fitter
12 -12 -9 five
-45 52 64 five $
-3 -6 -24 five hours
-12 9 2 five in
10 -3 -7 five minutes
-53 -30 43 five months
-56 -13 49 five of
29 19 -18 five weeks
13 -16 -4 five working
50 -45 -29 five years
22 -49 -20 fix
55 -9 -24 fixed price
35 9 -22 flat
24 -49 5 flat $
-30 20 7 fleet
-70 44 37 flood
-34 33 -16 floor
-16 2 -5 floor $
-61 -7 86 floor is
11 -11 -19 flow
0 46 -65 fly
-49 -34 76 fold
36 19 16 follow
91 -17 -26 food
-22 -15 31 foot
-21 -21 37 for
77 -20 -36 for $
66 -31 -5 for a
-1 -14 22 for all
-4 -17 20 for an
-1 -1 -16 for any
-16 -5 37 for anything
21 -27 -26 for by
-35 -27 17 for each
-37 -52 -21 for eight
-87 82 18 for eleven
53 -49 21 for every
24 -21 -4 for five
7 24 -16 for free
28 57 -83 for half
-7 29 -22 for help
-46 -16 74 for his
-5 7 -21 for it
-4 12 -14 for its
-25 7 35 for last
-23 10 16 for more
-15 -6 18 for my
33 -12 -2 for new
-23 16 46 for next
25 -55 24 for nine
-3 -17 38 for one
-19 30 -3 for our
-25 -20 53 for sale
50 -33 -80 for six
40 -22 -33 for sixteen
72 -25 -24 for ten
36 31 -59 for the
8 -42 -23 for their
-20 -54 75 for this
80 -77 -10 for three
5 -15 -3 for twelve
64 41 -68 for two
-56 -4 51 for us
41 -10 -28 for what
19 -4 -10 for your
13 -6 -25 forecast
20 -51 23 foreman
-6 15 -21 forest
18 -3 -16 forg
81 -54 -15 form
18 -40 -22 form:base
-15 8 27 form:gerund
29 40 -37 form:past
36 -22 16 form:third
-110 -27 -23 formal
-60 -7 -9 formal $
17 -46 33 fort
15 4 -21 forty minutes
-17 74 -25 forum
100 -143 -22 found
-12 -6 -11 found #
-38 87 -107 foundation
97 -117 25 founder
-71 -6 92 founder is
-78 -6 84 foundr
10 -53 38 four
8 -11 11 four days
56 -16 -32 four hours
-60 -13 44 four in
0 -21 28 four minutes
-13 -8 -10 four months
48 -17 -33 four of
-52 32 49 four people
24 -40 3 four times
42 -3 -48 four weeks
106 -46 -57 fourteen
20 63 -30 fourth
-28 15 9 fox
3 6 59 fram
-47 48 12 framework
88 -57 -42 free
84 -58 -53 free $
-7 -12 7 free and
-5 28 -18 free by
83 -36 -72 free for
16 -10 -7 free from
1 -4 12 free in
23 17 -66 free of
-116 -3 44 free to
75 -22 -48 freelanc
-11 -8 28 freez
-9 -14 -2 french
-55 72 -29 frida
54 -35 -8 friday
-18 6 9 friday $
-45 36 8 friday and
-136 -79 73 friend
-2 -19 23 friend of
-17 -1 -10 friendly and
0 -9 -28 frighten
63 -46 -18 from
75 27 -101 from #
-87 -59 100 from a
-11 39 20 from her
50 -33 9 from his
2 -18 -3 from local
-6 33 -35 from may
-2 26 -10 from nine
-34 -13 21 from one
17 -19 -17 from our
-12 42 -19 from the
18 29 -31 from their
82 -22 -35 from two
27 -36 -10 from us
-67 -4 80 from what
54 -52 -18 from your
49 -4 -12 front
28 -2 -23 front of
49 21 -57 frost
6 -18 25 frozen
44 45 -37 fuel
-8 -22 1 ful
13 15 -55 full
8 -11 -7 full day
-39 9 -22 fun
40 -18 1 fund
-35 -27 64 furiou
-22 -6 28 furious $
-11 15 -40 furnitur
60 -17 -18 g
38 -45 -11 gain
13 5 -35 galler
51 20 -45 gam
-47 71 -43 game
31 56 -28 garag
15 -4 -7 garden
23 14 -28 gas
-9 35 8 gate
4 71 -52 gate $
-54 27 41 gave
-22 49 -56 gave a
-26 6 20 gave him
9 -22 29 gave the
65 -35 -25 gdansk
-15 47 -15 gear
-46 -16 -31 gentl
46 -79 55 german
87 -68 24 get
34 -14 -10 get #
-26 -20 57 get a
-20 -19 82 get on
-34 -20 35 get the
-16 -7 -48 get to
-25 -85 109 gets
-48 -34 53 gets #
34 -11 -12 gets a
11 -20 -12 ghent
17 -10 -11 ghent $
-18 40 8 gift
-27 6 37 girl
35 -57 48 giv
26 -33 -16 give
-40 -59 80 give up
23 -26 22 given
19 -20 10 glad
-8 49 -62 glas
51 -24 -16 glaz
-57 -88 101 go
26 -17 17 go $
21 -16 -13 go back
-39 -3 24 go down
-21 -21 74 go in
22 1 -5 go on
6 37 1 go out
-41 -10 44 go to
-25 0 -15 go up
-27 -50 63 goes
11 31 -23 goes into
40 17 -39 goes out
-43 -11 79 goes through
90 -9 -89 goes to
-49 -6 47 goes up
-35 -51 28 going to
83 -6 -69 gold
32 -21 -34 gold at
-28 -15 50 golf
-73 -51 131 gone
-15 -6 4 gone by
-4 90 -65 good
-9 32 -27 googl
-79 26 47 got
7 -14 40 got #
-46 21 17 got a
-2 16 -31 got its
-61 27 -8 got the
2 29 -34 gothenburg
-10 18 36 governor
-66 12 59 gown
81 -5 -62 grad
49 -39 -21 graduat
34 2 -27 grain
49 8 -42 gram
27 9 -16 grams $
-16 10 30 grand
-38 -17 40 grant
31 -28 -12 graz
-14 45 -41 great
-5 40 -44 great $
-118 50 17 green
-56 16 -8 green $
-11 56 -22 greenhous
-70 -20 -2 greet
49 -1 -50 grew
42 -8 -35 grew up
19 5 -34 grey
-15 -2 17 grind
-15 42 -25 ground
-27 72 -56 group
-15 26 -20 group has
-3 5 -11 group took
18 -16 2 groups of
46 79 -52 grow
39 27 -64 grower
-16 34 -43 grown
-35 46 -23 grown to
-58 13 61 grumbl
85 -31 -47 guarante
13 -3 -9 guaranteed for
-14 -18 32 guard
28 30 -31 guest
3 -1 -14 guests pay
15 49 -24 guid
14 25 -51 guild
-16 -3 -8 gush
-62 -23 83 gym
-43 1 41 gyms
25 9 -30 h
-87 -19 88 had
26 55 -71 had #
-59 7 72 had a
-57 -20 67 had an
34 -9 -30 had at
-7 7 17 had the
-50 -43 95 had to
-24 -30 56 had two
-41 -6 45 haggl
-14 -13 26 hail
33 -21 -8 hal
-34 -16 21 hale
-45 -55 92 half
26 -25 41 half $
46 -35 -42 half a
11 10 -25 half an
-7 -6 17 half empty
-20 -5 15 half of
49 -2 -62 half price
-4 17 -19 half term
-82 -15 95 half the
-37 44 -51 hall
-20 16 21 hall $
48 -7 -48 hall in
6 30 -21 hall with
-19 -40 28 halv
-6 18 -14 halve its
36 -49 44 hand
-56 34 3 hand $
-8 -15 36 hand in
-17 -33 59 handed in
9 27 9 handl
14 9 -50 hang
-1 51 -1 hap
44 -17 -9 harbour
-107 40 100 hard
-21 -9 21 hardwar
-12 23 -13 harrogat
47 7 -21 harvest
-86 53 46 has
-22 105 -85 has #
-26 50 7 has a
-11 -30 23 has already
-15 -50 92 has asked
9 -37 1 has been
-25 -13 31 has gone
-35 46 -23 has grown
31 -50 -27 has had
-15 -31 47 has handed
-47 113 -51 has just
-41 -46 14 has lost
8 -19 13 has moved
17 60 29 has no
16 -45 37 has not
-16 23 6 has promised
-10 -38 48 has put
-32 12 31 has run
-20 33 -17 has taken
44 -53 28 has the
-32 64 -26 has three
97 -2 -66 has to
28 -20 -12 has two
-2 -45 20 hasn't
-37 -49 27 hat
-70 -5 60 hate
4 -10 39 haul
-7 -31 46 hav
30 -73 32 have
-106 -42 76 have #
64 53 -52 have a
15 -14 25 have about
-27 87 -19 have been
16 -22 7 have done
-61 -3 38 have gone
63 36 -68 have had
-3 39 -11 have just
-28 1 39 have no
-25 -15 61 have not
-41 -1 49 have nothing
-5 -46 45 have now
-35 30 -11 have one
72 -55 -31 have played
16 -1 -46 have run
-63 21 -3 have sold
45 -10 -10 have their
-49 59 -20 have three
9 -14 -1 have to
-27 -12 9 have told
-49 -70 76 have two
50 -13 -25 have used
21 -11 -26 have worked
-103 45 22 he
-3 -34 83 he and
-5 37 -38 he asked
-27 -28 137 he can
-1 18 -26 he cannot
-1 -81 26 he had
-22 -70 35 he has
-13 -51 30 he hates
-61 -145 67 he is
-2 -20 6 he likes
-1 -9 16 he may
-2 -9 25 he never
-7 -15 44 he pays
-23 32 -23 he posted
-2 -27 -9 he reads
-13 40 -85 he said
-2 -34 17 he says
0 -21 -20 he still
-3 -47 30 he thinks
-25 133 -195 he told
-8 21 -48 he wants
-15 -52 55 he was
-18 -40 37 he will
-3 62 -61 he would
-6 57 -64 he wrote
-12 34 14 he'd
23 -35 23 he's
-50 -42 27 head
-14 -31 37 head $
17 -5 -24 head and
-15 -26 -7 head of
-14 -16 32 head office
-112 -26 81 health
122 -13 -52 hear
-75 73 20 heard
-10 -41 52 heard from
115 -54 -74 heat
-19 82 -33 hectar
-25 -9 30 height
9 -44 1 held
-19 -9 -2 helen
-6 37 -48 hello
153 -8 -149 help
9 3 -31 help with
-130 -7 77 her
-16 16 2 her $
-2 -24 -20 her as
-11 20 -21 her at
-1 -21 20 her boss
-4 -19 41 her deputy
-1 -16 21 her ex
-1 -40 13 her husband
-21 1 -21 her in
-5 -9 46 her last
-8 -24 -5 her on
-8 62 -30 her own
-1 -29 32 her partner
-4 -25 40 her predecessor
-1 -44 40 her team
-3 -10 44 her to
-8 -31 31 here
-57 -2 90 hers
-13 -78 60 herself
-12 -10 57 hid
-45 34 10 high
16 -15 -19 hill
-103 -15 39 him
-36 15 54 him $
-2 30 -37 him at
-19 -10 -16 him for
-16 34 3 him in
0 -33 28 him out
-16 9 0 him the
-1 -34 9 him to
-41 0 72 himself
-4 -65 77 himself $
-93 80 47 hir
35 -34 -16 hire
30 -1 -35 hire $
-50 -10 51 his
-8 -24 16 his back
-3 -21 16 his boss
-1 -21 5 his brother
-2 -13 -3 his daughter
-23 -27 59 his last
147 11 -50 his name
3 -53 66 his own
-2 -32 19 his wife
-16 -32 -2 histor
-2 -32 21 hit
36 24 -44 hold
50 -34 -33 hold a
-23 37 15 holds #
-24 -42 50 hole
-1 14 -26 holiday
-54 107 -50 hom
24 46 -43 home
20 48 -38 home $
-30 -4 46 homes in
-49 33 53 honest
-29 -7 18 hope
-48 10 29 hors
9 -3 -30 hospic
50 -62 7 hospital
25 -40 11 hospitals in
-15 23 -43 host
25 18 -21 hot
-19 -8 -35 hotel
135 -76 -109 hour
74 -50 -12 hour $
12 -13 -22 hour and
19 -14 -45 hours $
51 -3 -16 hours and
17 -10 -22 hours of
9 -10 -8 hours on
71 -15 -33 hours to
23 -4 -57 hours with
-26 25 34 hous
-8 -10 8 house $
5 -15 10 house and
-65 27 -12 house in
20 5 -31 house is
-24 39 -27 houses in
-37 12 -17 how
-19 -5 26 hr
-15 52 -23 hub
12 6 -17 hub in
33 -21 4 hull
-23 -3 -15 humbl
32 -12 -26 humidit
-50 122 -54 hundr
-27 -17 69 hung
-34 -20 22 hurt
-32 -81 78 husband
-31 -54 50 hush
-30 -39 45 hushed up
3 50 -55 hut
73 -12 -74 hygien
-20 48 -66 i
-52 -68 40 i am
-1 23 -19 i asked
32 -4 -28 i bring
-46 -35 0 i can
1 -8 11 i do
-20 64 -43 i drove
-14 38 -39 i had
-43 7 51 i have
-22 71 -36 i heard
32 -32 36 i hold
-14 -18 0 i hope
-31 -12 97 i know
-13 -1 18 i left
23 -30 -9 i live
-27 90 -40 i may
-73 -1 60 i need
-41 -4 81 i only
-63 90 -24 i read
-38 59 -40 i saw
44 -15 -37 i started
-2 -25 65 i used
-9 36 -18 i walked
9 -6 -25 i want
19 -44 66 i was
31 -14 -23 i will
48 -39 -18 i worked
-84 -36 82 i would
-41 1 2 i'd
-32 -5 71 i'd take
145 -38 -95 i'm
47 -14 -32 i'm a
28 -28 20 i've
-95 9 21 idea
-56 -7 79 idle
-67 -56 71 if
91 22 -105 if a
-20 -9 35 if he
-11 -16 69 if she
-33 -16 18 if the
23 -12 31 if they
-24 25 -5 if we
-13 -29 16 if you
-3 -29 31 ill
32 -20 -4 imag
-21 7 66 import
32 32 -61 in
-64 65 -3 in #
-18 -45 68 in $
44 -47 2 in a
-6 29 -40 in all
-11 118 -88 in an
26 -16 -2 in any
-35 14 38 in april
-17 42 2 in at
-73 -3 49 in august
22 -6 -18 in austria
-11 -5 77 in autumn
20 -25 -44 in bath
-6 40 -20 in birmingham
-42 7 79 in by
-44 -13 52 in cash
7 -8 -10 in cologne
-4 -61 53 in confidence
-22 -2 18 in december
-9 -19 23 in denmark
4 15 -8 in derby
23 -31 -2 in eight
-11 -7 -9 in eleven
-13 -16 -25 in english
-27 61 -10 in every
10 -6 -10 in exeter
-55 27 8 in february
-26 -4 -9 in first
95 -71 -2 in five
5 12 -19 in four
28 2 -26 in front
23 -21 -10 in ghent
-16 23 -17 in graz
37 16 -58 in his
56 -22 -11 in house
17 -20 24 in hull
-20 -2 53 in it
43 -10 -26 in its
-101 22 83 in january
-48 44 -27 in july
-77 17 43 in june
8 -16 17 in kent
-36 -35 66 in law
40 -25 -63 in leeds
27 -15 -9 in linz
66 -6 -30 in lisbon
24 -7 -36 in lyon
-37 24 -18 in manchester
-91 29 43 in march
-62 63 -3 in may
-11 42 -26 in milan
-63 -94 134 in my
-32 33 -28 in nine
-43 -12 53 in november
5 3 -24 in nuremberg
-45 39 32 in october
73 -59 -8 in one
49 30 -98 in our
32 -5 -6 in person
27 -35 0 in poland
14 -17 -5 in portugal
-18 0 0 in reading
6 -5 -10 in rotterdam
14 1 -15 in scotland
-52 48 -14 in september
3 -11 10 in seven
-19 23 19 in six
-40 -35 59 in spring
46 -35 -31 in stock
-9 -15 28 in summer
-51 -21 32 in ten
-3 17 10 in the
-64 8 49 in their
-8 -8 -18 in this
-40 56 -43 in three
4 22 -43 in town
-19 -20 43 in two
52 -17 -27 in under
0 20 -21 in vienna
13 -5 -11 in wales
-68 20 32 in winter
13 -35 77 in writing
65 -20 -39 in your
120 -82 -102 includ
59 -39 12 included $
16 -3 -8 included in
27 -13 -6 incom
29 -13 -11 independent
-7 17 -28 indoor
28 -12 14 ines
110 -36 -31 insid
69 -30 -48 inspect
65 -1 -4 inspection
-17 -20 89 inspector
48 3 -23 instagram
116 -51 -60 instal
24 -7 -23 installation
8 -43 -3 installed in
49 -13 -20 instead
58 -10 -25 instead of
51 -119 31 institut
92 -5 -75 instrument
-39 -31 47 insur
2 32 -44 insuranc
4 64 -38 insurance $
54 -17 -16 insurer
20 -35 11 intern
27 -1 -23 internet
49 46 1 interview
-3 60 -14 into
5 -38 39 into a
-8 48 -39 into the
-42 54 -2 invest
-19 -29 44 investor
-30 -19 -75 invit
-23 -14 -22 invite him
-24 -24 36 invoic
-41 -12 39 invoices $
10 4 -22 invoices are
52 -29 -30 ireland
42 -30 -14 ireland $
17 48 -36 iron
34 -83 37 is
-60 -67 39 is #
-24 56 -71 is $
-41 39 -29 is a
10 42 -45 is about
-27 -9 56 is against
-10 -30 41 is already
-7 -6 -42 is an
32 -7 -12 is answered
-52 -2 72 is around
-1 -24 12 is at
2 39 -30 is back
-18 -4 21 is bad
-25 -49 102 is being
70 -29 -87 is called
11 -1 -22 is checked
-12 27 -31 is closed
39 -9 -53 is committed
12 -6 7 is cut
10 -5 -8 is delivered
30 -9 -53 is done
-65 -1 56 is down
54 -16 -11 is ever
-101 -7 -1 is fine
28 -9 -25 is fitted
46 -2 -59 is fixed
-5 -10 11 is for
94 -49 -77 is free
-77 55 -3 is from
29 -16 11 is given
-24 -48 64 is going
1 40 -53 is half
-5 -8 22 is her
51 17 -26 is in
19 -6 -9 is included
-20 -20 42 is leaving
-21 37 -25 is looking
56 -22 -48 is made
39 -73 42 is moving
-23 -20 67 is my
37 -3 -17 is needed
96 -49 -1 is no
-80 -24 113 is not
-6 -26 58 is off
24 -22 57 is on
30 -5 -25 is one
-34 -4 15 is only
-18 29 -13 is opening
-46 63 -16 is out
47 -15 -24 is paid
22 -3 -27 is part
-1 -19 30 is pregnant
21 -10 -10 is printed
18 -25 14 is ready
-35 -9 60 is really
-6 -11 12 is run
-12 -6 34 is said
33 -7 -26 is set
0 -13 60 is six
-58 -5 52 is slow
1 90 -44 is sold
-93 -25 69 is still
20 -1 -20 is stripped
37 -10 -18 is tested
-45 29 30 is the
-33 -1 26 is thin
-14 -34 22 is thinking
0 19 -12 is tired
-82 -1 73 is to
22 -27 32 is too
38 -9 -29 is two
-40 2 38 is up
-17 -3 -12 is used
-15 60 -7 is what
11 -14 30 is why
2 -15 34 is with
65 -27 -11 is yours
-7 -18 62 isn't
75 -39 -38 iso
75 -39 -38 iso #
-41 82 -89 issu
-74 -29 18 it
-25 1 46 it $
-39 -40 21 it a
19 -17 27 it and
-29 -6 -42 it as
17 57 -40 it at
-27 -14 50 it back
-4 -4 11 it comes
51 -10 -37 it costs
-69 -45 79 it for
-33 66 -16 it from
-21 -5 21 it goes
17 24 -41 it has
0 1 27 it in
68 1 -42 it is
13 -13 39 it isn't
47 -2 -37 it leaves
-48 65 12 it on
11 -1 -14 it out
-44 8 47 it rains
-89 126 -75 it says
-14 -16 41 it so
-22 -31 -23 it sound
11 -6 -11 it takes
-56 29 1 it under
-3 -15 37 it up
83 32 -97 it was
-30 -12 0 it with
24 6 -12 it works
22 -17 -6 it would
-3 -5 18 it yet
63 -18 -72 it's
16 -4 -6 it's #
107 -37 -57 item
-36 99 -57 its
24 -12 -14 its #
48 -65 -21 its first
-71 -11 97 its last
-6 26 -34 its new
13 -22 13 its own
15 -1 5 its second
35 -47 -14 itself
10 6 -27 jacket
-45 5 -16 januar
-46 47 22 january $
9 -32 50 january and
-57 -28 -46 jargon
-54 -7 -2 jargon $
-8 49 -33 joan
-74 -108 151 job
35 -33 -2 job $
-34 -17 17 job and
-31 38 -9 jobs
29 -3 -39 join
18 -8 -5 joiner
-64 -3 -4 jok
-85 -4 -6 jona
-18 87 -33 journal
25 49 -61 judg
-91 100 25 july
44 12 -3 july $
-32 73 -18 july and
-29 3 32 jump
-28 35 1 june
-20 26 27 june $
24 12 -35 june and
-60 57 25 junior
-77 96 -36 just
-28 39 -15 just opened
1 -77 59 k
-58 -9 82 k $
19 -33 18 k and
-41 74 -34 kassel
50 -64 -69 keep
-35 -3 51 keep #
41 -19 -18 keep $
41 -36 -2 keep all
-100 -36 -56 keep it
-10 -32 -21 keep the
23 21 -52 keeper
22 -6 13 keeps the
27 -22 -14 kent
25 -45 -10 kent $
28 -31 45 kept
-55 79 -14 kestrel
-34 -15 90 kev
29 -4 -29 key
10 14 -8 keys
66 -34 -15 kg
-9 30 -77 kids
-35 47 16 kiln
22 -26 -17 kilo
31 -1 -44 kilometr
15 -13 24 kilos $
-129 64 -52 kind
-74 0 17 kit
72 8 -35 kitchen
-13 31 -8 kitchen $
21 33 -38 km
-20 -17 8 knee
-18 6 39 know
-9 -28 52 know $
-17 44 -35 know it
-36 -58 -2 known
-26 -10 40 knows $
37 -15 -4 knows the
4 35 -27 lab
-20 33 12 label
6 -10 -1 labour
112 -25 -55 labs
-29 -29 1 lad
-16 -6 28 lads
-36 -16 36 lady
74 -33 -14 laid
-48 -5 35 lake
66 73 -57 lamp
-39 -8 55 land
-13 -67 39 landlord
-86 71 -9 lane
-35 35 -26 lane $
-15 33 -28 lane in
4 34 -61 languag
-36 64 -29 languages $
12 23 -19 larg
-14 29 -19 largest
-17 -23 58 lars
-29 -12 41 last
93 -23 -69 last #
44 27 -64 last autumn
-133 110 16 last month
29 22 -36 last season
29 -13 -41 last spring
47 -43 18 last summer
10 19 -25 last three
0 -65 83 last two
-82 109 -35 last week
40 -5 -39 last winter
8 -23 5 last year
-6 31 -30 last year's
25 -13 -16 lasts #
-59 -24 68 lat
-64 -107 143 late
-66 -24 85 late $
-45 -23 62 later $
-5 39 -30 laugh
-70 114 -59 launch
-13 12 -27 launched a
-54 58 -34 launched in
-27 30 -10 launched its
37 -18 32 laundr
-29 -37 47 law
-2 -15 1 law $
-73 24 48 lawy
-18 18 -6 lawyer
51 -6 -23 lay
25 -44 47 lead
-50 -9 -3 lead with
-44 -2 62 leader
26 -27 -17 leagu
-78 -62 169 leak
-14 -13 44 leaks and
104 -37 -48 learn
29 -3 -17 learn to
-25 -8 63 learner
-2 -85 95 leas
-24 -1 22 lease ends
-18 -7 -8 least
-63 4 41 least #
13 -15 -12 least five
36 -10 -31 least one
-87 -89 83 leav
-49 -7 90 leave $
-13 -2 20 leave in
-84 -32 -48 leave out
32 -20 -34 leave the
72 -5 -37 leaves the
-45 -2 23 leaves us
-17 -22 51 leaving for
-4 -10 17 leaving in
37 15 -38 lectur
49 -19 -64 led
38 11 -36 led the
-24 -20 3 leed
-15 27 -28 leeds and
-85 -149 139 left
-23 19 22 left $
-17 -16 29 left after
-27 -26 74 left in
-36 -21 52 left the
-43 -2 52 left us
-23 35 3 legal
-27 -2 0 lend
35 -4 -16 length
-16 -136 -172 length:0
16 -52 -106 length:1
-15 -7 -22 length:2
-27 -48 47 length:3
6 -46 26 length:4
57 34 -86 length:5
72 -59 -36 length:6
-7 29 -16 lent
122 -52 -51 less
7 -32 -27 less than
47 17 -42 lesson
-46 -49 71 let
-14 -29 57 let go
-11 -13 40 let it
-9 -46 36 let slip
51 -12 -16 let them
-15 -15 33 let'
-54 56 -8 lets
46 -22 -1 letter
9 -24 -2 letter $
107 -24 -67 level
45 -12 -19 level #
51 -9 -37 liabilit
-56 75 -45 librar
-24 41 -19 library in
-1 -14 24 licenc
48 13 -70 licence $
18 -12 -11 licens
19 6 8 lid
20 -5 -22 lids
9 -8 21 life
19 57 -35 lift
18 39 -107 light
-86 -16 -3 light and
-4 0 -25 lik
-82 -34 1 like
83 -32 -33 like $
-31 -11 -40 like a
59 -14 -37 lime
-14 -21 49 limit
-58 64 -83 lin
-13 22 -13 lindqvist
-66 -41 -15 line
-5 -40 15 line $
52 -45 -1 line in
8 34 -27 line is
6 -16 -13 linen
-90 12 -12 lines $
29 16 -19 lines in
-37 -16 -38 link
-33 -10 -14 link to
-44 108 -88 linkedin
-36 78 -39 linkedin $
-1 5 -27 linkedin that
38 -15 -15 linz
23 -2 -9 lisbon
-31 21 48 list
55 -51 22 list $
-15 -5 27 list is
9 9 -55 list of
-7 -1 21 list price
20 -54 54 listen
-6 -19 14 listener
27 31 -63 litr
-24 77 -88 littl
83 4 -86 liv
74 -62 -40 live
71 -47 -11 live $
23 46 -22 live in
22 -66 1 load
-19 -7 19 load $
-10 4 -13 loaf
-25 -53 78 loan
77 -3 -99 local
8 -9 -12 local paper
42 -18 -37 local radio
-19 33 -7 lock
2 38 -39 lock and
15 -34 3 log
18 -44 28 login
-45 46 -27 logistic
5 -43 47 logo
-21 48 -27 london
4 41 -42 long
-12 -12 -26 longer than
-45 86 7 look
10 5 -50 look after
25 -4 -10 look at
-22 13 9 looked at
31 49 -42 looking for
16 -10 -5 lor
-101 -89 155 los
-46 -62 145 lose
-20 -3 14 lose money
-10 -10 9 lose the
-55 -6 41 loss
-127 -65 142 lost
-38 -38 57 lost #
-24 -82 79 lost a
-48 -25 74 lost the
-35 -19 46 lost two
7 1 23 lot
50 -27 -2 lot $
-81 70 -22 lov
-105 160 -55 love
-20 36 -9 loved the
-4 2 -17 low
-84 12 35 lower
-25 41 4 lunch
-22 -26 52 lunch $
74 22 -49 lund
10 -11 14 lyon
44 -13 5 m
-4 -17 8 m #
18 -37 29 m $
50 13 -22 machin
58 -7 -14 machine $
-43 41 -25 machines $
35 -20 -32 made
-61 -15 87 made a
12 -5 -14 made from
76 -40 -11 made in
-59 73 -31 made me
16 -5 -20 made of
-2 23 -19 made the
-26 106 -65 magazin
-57 36 -17 magazine $
-112 -17 -35 mail
-73 -14 23 mail $
-38 23 -1 main
-13 31 45 maintenanc
-34 29 21 mak
-55 16 -20 make
-48 41 18 make #
-56 -34 -35 make it
39 -26 -23 make the
-42 -1 38 make up
-11 49 -43 maker
-52 -71 130 man
-13 -25 19 man in
-92 -97 100 manag
34 -18 -9 manager
-25 15 -16 manager $
-4 -34 5 manager is
-36 112 -39 manages #
1 8 -21 manchest
66 38 -35 many
-2 17 -36 map
8 34 -17 maps
-63 -8 79 march
52 15 -17 march $
-30 9 20 march and
-1 -50 33 march that
-41 -20 52 margin
-40 -4 41 margin on
-28 -33 -6 mark
-22 47 -84 market
-66 -4 -18 marks $
-20 21 2 marlow
-10 -33 30 mat
2 -18 -13 match
-4 -13 7 mate
39 -7 -50 material
-13 -2 20 maternit
-13 -2 20 maternity leave
71 -13 -37 mattres
-33 -20 -12 max
11 42 -14 may
-74 20 66 may $
-40 31 3 may after
3 -80 42 may and
91 -69 8 may be
-5 -8 10 may not
17 7 3 may to
-3 -19 19 mayor
-86 79 -48 me
-8 -22 32 me #
-26 -73 39 me $
-23 106 -121 me at
-1 7 -15 me he
-3 47 7 me in
-9 2 20 me on
0 -31 -7 me over
-12 -48 29 me she
-13 -71 42 me that
-18 42 15 me the
-5 -53 32 me they
50 -18 -35 meal
-14 -7 31 mean
80 -22 -66 measur
34 -10 -38 measured #
51 -17 -14 measurement
-31 20 12 meat
-11 44 -31 media
-70 -10 -20 medical
58 -32 -28 meet
-9 -1 -15 meeting
21 23 -17 memb
10 31 -8 member
38 -23 -25 member of
59 -40 -25 members $
-44 -29 119 men
60 -6 -47 mend
-137 -22 -122 mention
-45 -51 -70 mention that
-80 -65 -67 mention the
101 -14 6 mentioned $
-93 121 20 menu
-57 2 35 merg
-28 96 -42 merged with
-66 -26 73 mess
29 -6 -21 messag
-10 70 -94 met
51 -36 -42 met at
-12 41 -30 met her
-1 18 -26 met him
80 2 -89 metr
-3 -18 41 metre $
69 -45 -29 metres $
11 11 -18 metres in
18 -53 30 microphon
-13 -21 38 middl
110 -19 -52 midland
-24 -37 24 midnight
-24 11 52 might
101 40 -96 mil
10 21 -9 milan
-26 -27 35 miles $
13 -12 -55 milk
-21 50 -7 mill
-16 11 21 mill in
-9 29 -16 mill lane
31 9 -18 million
-5 3 -14 million $
-5 30 -22 million euros
-4 6 -12 million in
18 -13 -12 million pounds
14 -8 -11 min
19 -22 25 mind
-14 -11 26 mine
111 -27 -68 minimum
29 -8 -27 minimum order
-15 -68 86 ministr
31 -10 -11 minu
115 -43 -111 minut
29 -11 -22 minute $
81 -21 -68 minutes $
22 -24 -24 minutes and
24 -12 -14 minutes away
-29 7 -1 minutes in
-4 47 -5 minutes of
-17 12 -16 minutes on
24 -21 -7 minutes to
-25 -78 134 mis
39 -4 -22 miss
14 -11 14 missed appointments
-70 -22 83 mistak
66 -13 -27 mix
-3 1 -58 mobil
-10 -4 -24 mobile number
77 20 -16 model
-69 -5 -9 modest
-6 -2 13 moment
6 -10 -12 moment $
26 7 -41 monda
-16 10 -8 monday
16 30 -53 monday $
-16 -8 6 mondays $
-86 -138 163 mone
-52 -29 64 money $
-9 -15 18 money for
27 25 -33 monitor
54 -62 -15 month
57 8 -64 month $
-46 29 13 month and
8 -2 -17 month for
-3 29 -26 month in
34 -2 -27 month to
11 -3 -40 month with
29 -8 -40 monthly fee
52 -65 -27 months $
-34 -4 26 months late
-6 -12 32 months of
11 6 19 more
-38 -43 83 more $
15 -20 -16 more than
75 -28 -84 morn
50 13 -64 morning $
9 -47 31 most
0 9 -44 most $
-35 39 6 most of
-44 21 30 moth
-27 44 -18 motorwa
-27 44 -18 motorway $
-49 20 70 mould
17 -4 -11 mount
35 4 -44 mov
7 -20 -2 move
19 6 -19 moved #
-16 29 -26 moved into
-24 6 -19 moved to
-18 32 -3 moves to
-10 36 2 moving to
-60 23 21 mr
-53 -34 9 mrs
-38 -13 51 ms
36 -4 -32 much
-35 -9 77 mum
69 -23 -77 museum
12 -19 -2 museums in
-66 104 -11 music
-1 -56 69 musician
-102 -25 123 must
0 31 -37 must be
6 -24 24 mutual
-7 5 -34 my
-29 -26 33 my brother
2 -1 -51 my fee
-25 -14 21 my last
-24 -4 -23 my mobile
-162 -5 -33 my name
134 -14 -62 my old
-12 43 -26 my own
-9 46 -34 my post
-39 24 15 my sister
-86 -6 75 my studio
16 -12 -18 my wife
83 -25 -33 myself
67 -18 -28 myself $
-74 94 -23 nam
-14 -84 -104 name
54 14 4 name $
38 -39 -104 name is
78 -13 -26 name of
-24 -4 -32 name the
-19 -23 43 names $
-32 -16 49 names and
29 -50 -52 names:0
-27 -5 -15 names:1
-5 -20 -57 names:2
91 -25 -64 national
-25 -7 33 nativ
35 -30 -2 near
102 -54 -9 need
-11 -13 36 need #
-22 -8 -9 need a
49 -13 -38 need no
-24 0 5 need one
-21 -12 44 need to
-78 0 46 need two
35 -5 -11 needed $
-2 -16 17 needs a
43 -3 -49 needs only
-57 12 28 neighbour
-22 -16 54 nephew
-45 -4 37 nervou
-39 0 33 nervous $
11 35 -32 net
18 -2 9 network
29 -5 -10 network $
-15 -119 53 nev
-91 122 -85 new
98 -3 -44 new $
-24 -31 31 new hall
-40 45 3 new model
-3 -19 50 new one
-5 0 -20 new roof
76 -67 14 new site
-59 -56 130 new year
-38 77 -14 news
-12 27 -5 news $
-32 106 -80 newslet
-57 47 -2 next
-52 -47 93 next door
52 -30 -19 next morning
-31 2 -3 next season
4 88 -46 next to
-54 -15 -8 next week
-106 65 45 next year
-112 125 -79 nice
-50 11 51 night
-16 26 -4 night $
11 -25 -10 night and
-49 -11 38 night shift
17 -2 -24 night so
-30 29 45 nights in
21 18 -29 nine
24 13 -18 nine $
11 -31 44 nine days
-24 17 -1 nine hours
-9 4 37 nine months
65 -22 -36 nine of
54 -14 -11 nine weeks
3 -40 29 ninet
22 44 -9 nineteen
-23 6 -5 ninth
48 -106 -79 no
-14 -7 77 no $
87 -9 -51 no charge
30 -3 -37 no contract
47 -15 -38 no cost
-68 -4 -6 no exclamation
14 -2 -3 no extra
35 -8 -39 no fee
-41 -15 -20 no jargon
47 -12 -24 no minimum
-62 -9 -26 no more
11 -12 43 no one
-22 -5 -1 no sales
33 -2 -14 no setup
-63 -100 94 nobod
58 -25 -29 nobody has
37 -14 -13 none
17 -35 34 noon
-55 -10 75 normal
23 55 -53 north
-2 44 -23 north of
32 -30 -7 northern
51 -12 -18 norwegian
-55 -118 13 not
74 -13 -84 not a
-34 2 -4 not be
-47 -14 78 not been
53 -6 -42 not for
-39 -6 39 not get
-11 -9 47 not know
-8 -15 -5 not make
-31 -14 -32 not mention
-31 -1 -33 not name
-22 -43 35 not public
-3 -1 -10 not sound
-1 -10 6 not talk
-14 -24 -9 not to
0 -30 21 not told
-38 -4 -43 not too
-9 -1 26 not use
-9 -4 47 not want
21 29 -45 note
19 -117 -42 noth
35 -33 -13 nothing $
7 -30 -6 nothing and
11 -1 -18 nothing else
7 -11 -5 nothing extra
22 -11 6 nothing for
8 -7 -18 nothing if
46 -5 -22 nothing is
51 -3 -26 nothing until
-60 64 12 notic
17 -46 16 notice $
70 -43 -20 novel
-41 12 19 novemb
-48 85 -47 november $
-30 -25 59 november and
-42 98 -45 now
-117 57 67 now $
34 -47 11 now and
-9 3 -24 numb
33 -40 -34 number
31 -9 -40 number $
54 -19 -40 number of
-15 -13 9 numbers $
5 3 -24 nuremberg
-42 21 -2 nuremberg $
44 -36 -22 nurs
2 -23 22 nurser
11 3 -15 oak
46 14 19 oat
1 -11 20 object
-4 20 7 octob
-29 28 2 october $
-2 47 -25 october and
-16 -10 -18 of
83 -58 -25 of #
30 -23 -12 of a
15 -32 -18 of all
-23 -37 52 of cash
13 -1 -9 of changes
18 -8 -15 of charge
-12 50 -22 of each
24 -5 -12 of eight
59 -15 -71 of every
-28 65 -3 of five
-3 23 -8 of food
22 -3 -45 of four
-42 -23 79 of her
-5 -5 21 of hers
-7 -16 12 of his
22 -25 -28 of it
11 -48 38 of its
-27 3 4 of last
89 -23 -66 of march
-1 -35 32 of mine
131 -31 -70 of my
17 -38 21 of next
-20 101 -69 of nine
-35 35 28 of one
-27 -56 12 of our
-14 29 -14 of sales
34 -25 -8 of september
24 -16 -24 of seven
-31 -2 20 of six
9 -17 12 of staff
16 -15 -11 of ten
7 11 7 of that
4 72 -18 of the
17 -1 19 of their
2 3 25 of them
-45 -9 -3 of these
3 16 31 of this
89 -37 -19 of three
-25 -22 56 of two
21 -17 -8 of up
28 50 -37 of us
-18 -5 -8 of what
73 -4 -54 of which
-13 -2 19 of work
8 9 10 of your
-79 -32 89 off
-55 -4 30 off $
-11 -26 -22 off as
-52 -9 75 off by
18 18 -42 off in
-50 -21 43 off the
62 -37 -16 off with
58 -35 -13 offer
-55 -10 -21 offer the
-59 -23 -7 offer to
-61 -25 -14 offer:0
14 -62 -54 offer:1
84 -66 -126 offer:2
179 -71 -193 offer:3
-35 43 65 offic
0 11 19 office $
18 -28 12 office in
-29 -5 25 often
107 -69 -55 oil
-34 -4 -21 okafor
-42 -27 57 old
-40 -13 -9 old fashioned
51 -16 -45 oldest
5 48 -26 on
-81 57 10 on #
-20 -79 79 on $
45 -86 72 on a
86 -96 -25 on any
72 -43 -69 on average
61 -44 -5 on day
5 -28 28 on each
7 -2 27 on every
-2 8 -12 on four
-28 11 1 on friday
-8 34 -38 on her
-42 68 -54 on his
18 -18 -3 on in
-4 11 -11 on instagram
-22 3 20 on it
-3 -42 50 on its
-15 52 -59 on linkedin
38 -20 -27 on local
-13 -2 20 on maternity
10 2 -13 on mill
-38 -6 52 on monday
-15 20 -4 on mondays
5 62 -19 on my
47 -58 2 on one
60 -41 -3 on our
-8 14 3 on paper
5 -6 -38 on request
-2 40 -42 on sale
-15 56 -46 on saturday
-2 6 -21 on saturdays
104 -72 -22 on site
-2 37 -71 on stage
-5 9 -37 on sunday
-12 -11 48 on that
-36 102 -64 on the
6 21 -31 on their
-10 0 10 on this
-33 32 -18 on thursdays
4 -9 -23 on time
30 -9 5 on to
30 -22 3 on top
-1 33 -38 on tuesday
36 -48 24 on two
53 -15 -51 on us
-32 12 -31 on your
4 -11 -16 once
-27 -9 -8 once $
24 -93 26 one
-42 14 71 one $
27 -13 -6 one afternoon
53 -30 -24 one at
53 -15 -30 one day
-42 61 37 one in
-58 -4 50 one is
16 -8 -21 one line
-7 -4 30 one month
7 -1 -13 one morning
-65 -42 105 one of
-1 -46 8 one page
-18 -2 -26 one paragraph
34 14 -34 one person
-40 73 -26 one sees
-2 -11 9 one who
12 -28 -1 one year
41 -49 7 ones
-18 84 -47 onlin
-3 26 -44 online $
-18 -100 87 only
-14 -28 50 only #
-19 -20 -7 only $
27 -3 -27 only a
74 -40 -31 only for
-31 32 0 only one
50 -23 -13 only pay
54 -42 0 only the
-39 26 27 only two
-42 111 -64 open
27 -36 23 open $
-26 5 14 open at
-21 6 -17 open day
-115 65 70 open-ended
47 -56 -4 opened $
-37 61 -44 opened a
21 23 -37 opened in
-47 41 -28 opened its
-13 5 -5 opened the
-14 18 -12 opening a
28 16 -32 opens in
100 -82 -53 opens:offer
-72 85 16 opens:reader
39 -10 -36 operator
62 -129 -54 or
34 -6 -25 or more
-9 -7 25 or so
-123 -26 86 or the
-40 -15 -12 or thursday
38 -16 6 orchard
52 -16 1 ord
-21 -6 -26 order
20 -30 17 order $
-35 41 1 order for
33 -9 -16 order is
-54 0 57 ordered #
15 -8 -5 orders placed
1 50 -38 organ
17 -23 34 oslo
-166 -24 163 oth
6 -13 7 other
-109 45 32 others
-34 -4 7 otherwis
36 -108 27 our
30 -8 -23 our #
45 -3 -47 our clients
-5 -35 62 our competitor
1 43 -61 our driver
4 0 -33 our fee
-38 0 26 our floor
-38 -1 40 our grant
51 -64 18 our last
-46 0 42 our margin
10 -25 -62 our own
-42 -14 25 our second
-12 63 -91 our stand
41 -35 -22 our system
-31 -1 54 our van
36 -5 -27 our workshop
11 15 25 ours
64 -8 -45 ourselv
93 -5 -49 ourselves $
-61 14 17 out
-2 71 -40 out #
-9 -118 78 out $
0 42 -47 out a
-4 -16 6 out after
-24 -10 45 out and
-29 12 7 out at
6 -52 51 out by
36 36 -53 out every
7 -12 18 out in
64 -102 46 out of
43 20 -55 out on
-22 73 -35 out the
-32 -43 54 out with
-21 -1 34 outag
33 1 -53 outdoor
47 -2 -25 outsid
-12 -20 8 outside the
-24 11 3 oven
-3 -81 72 over
11 -6 -9 over #
-19 -20 67 over $
17 -28 29 over a
20 -21 -8 over in
-5 -18 15 over lunch
-24 39 -10 over the
32 7 -47 over two
39 -1 -21 overnight
-16 -13 60 overtim
-28 -53 68 owe
-34 -131 154 owes
-1 -42 30 owes the
103 -76 -18 own
69 -34 -43 own the
70 -34 30 owner
-17 -15 60 owner is
-25 -9 50 owner'
-26 -13 33 owns
24 47 -36 pack
32 43 -45 packag
21 63 -58 pag
3 40 -88 page
-55 109 -112 page $
28 -31 10 page of
-23 70 -45 page says
-15 -123 111 paid
-90 -19 80 paid #
8 -15 38 paid a
5 -6 -19 paid by
18 36 -58 paid for
-37 -3 69 pain
-21 41 15 paint
67 -19 -46 pair
31 -49 32 pallet
47 1 -25 panel
-3 9 -18 panel about
-5 60 -55 panel in
25 78 -96 pap
11 10 -13 paper
-25 12 4 paper $
-19 34 24 paper on
-9 60 -48 paper that
-16 -16 20 papers $
15 -5 3 paperwork
-135 -11 -75 paragraph
-33 -3 -37 paragraphs $
-46 96 -10 parcel
60 -31 -8 parent
-27 89 -55 parish
18 28 -47 park
124 -114 4 part
-5 32 -9 part in
33 -7 -45 part of
5 -20 -9 participant
-33 -109 75 partn
36 -16 -6 partner
-28 -19 -85 partner $
-2 -24 37 partner told
19 -3 -9 parts and
-1 15 -6 pas
-21 -6 51 pass
3 -14 14 passed on
27 18 -35 passenger
13 -18 40 past
9 -3 -12 patch
-18 -2 18 patent
-4 10 -7 path
85 -85 -24 patient
21 -2 -14 patients $
67 -136 74 pay
27 -14 -19 pay #
-35 -2 11 pay $
16 -3 -16 pay by
114 -47 -87 pay for
37 -4 -20 pay nothing
34 -24 -9 pay only
-68 -3 58 pay the
55 -5 -51 payment
-1 -1 -26 payrol
-43 -97 122 pays
-15 -12 18 pays #
-7 -1 37 pays for
36 -7 -21 pays nothing
-44 16 22 peat
-39 -30 75 peel
-9 -17 -6 penc
28 -3 -26 pence a
40 -30 2 peopl
29 -9 -35 people $
-41 33 23 people a
-41 46 8 people and
-6 -3 17 people are
17 -18 -12 people from
-16 -15 12 people in
75 -64 -32 people on
0 2 -16 people to
19 2 28 people who
-63 84 23 people work
115 -65 -51 per
5 -8 23 per head
48 -17 -26 per month
40 -14 -29 per student
-26 -46 35 percent
4 54 -35 percent $
12 -8 -3 percent a
-17 -6 41 percent and
129 -20 -122 percent in
19 0 -14 percent less
0 -18 -10 percent more
66 -4 -72 percent of
-14 -4 48 percent off
-12 -3 17 percent on
20 -13 0 permit
97 -36 -94 person
-53 12 -40 person $
-17 22 -8 pet
-59 26 -20 petra
11 -5 -3 phas
137 -57 -58 phon
8 -42 -1 phone $
-7 -8 19 phones $
56 -61 -7 photo
3 0 -31 photo $
55 -41 5 photograph
-16 -18 37 photos $
-12 28 -6 photos of
-44 14 12 piano
57 -72 23 pick
-15 28 9 pictur
-3 22 -8 pictures $
59 28 -93 piec
-5 21 -19 piece on
15 15 -39 pieces $
79 -1 -94 pilot
-39 2 -17 pitch
23 22 -72 plac
-7 -14 5 place in
35 -26 -19 placed #
21 -43 -58 plain
41 -11 -14 plain words
-93 14 44 plan
-51 14 25 plan $
-13 8 -23 plan for
-39 38 -13 plan to
1 -27 64 planned for
-7 31 -47 plant
-20 70 -23 plant in
-2 -26 54 plant is
-42 97 -46 plastic
-2 -4 10 plastic $
-23 17 25 plat
12 -5 -11 platform
97 -19 -69 play
34 20 -50 played #
-159 -90 -107 pleas
-115 -3 -33 please $
-10 -3 -53 please be
-14 -6 -47 please do
-8 -8 -15 please don't
-41 -5 -13 please keep
-6 -2 -12 please leave
-7 -16 -7 please mention
-35 -2 -1 please no
-44 -5 -10 please write
-44 108 -78 pledg
-45 102 -53 pledged to
-7 -36 3 plus
5 92 -89 podcast
-70 29 -44 point
-21 -35 -10 points $
-8 -35 23 poland
-29 -10 55 polic
3 -13 -1 polish
-48 -16 -41 polit
-15 -4 -6 polite and
16 51 -67 pool
-68 81 -47 port
27 19 -19 portal
-6 28 -18 porter $
39 11 -21 portfolio
33 -5 7 porto
70 -26 -35 portugal
-9 -5 -14 possibl
-34 149 -142 post
13 17 -19 post $
15 23 -22 post office
-16 28 -10 post on
31 -3 -66 postag
-10 14 -26 posted a
-6 35 -48 posted that
-5 42 -11 poster
13 -21 0 pot
19 12 -8 potato
57 4 -53 pots
-8 -74 37 pound
10 -7 -3 pounds $
46 -30 -23 pounds a
-13 0 0 pounds and
-71 26 51 pounds for
33 -13 -30 pounds of
9 -1 -10 pounds per
-25 2 20 pour
92 -46 -35 pow
31 39 -74 practic
-25 10 -5 practice in
-55 40 -22 prais
-4 -33 45 predecessor
-27 -17 56 prefer
-1 -19 30 pregnant
-5 -3 11 premium
-19 -25 12 prepar
-44 52 32 pres
25 -99 84 present
26 -2 -41 present $
-25 -4 40 press $
-10 34 -61 press release
58 -53 5 previou
29 -93 8 pric
61 -47 -15 price $
46 -31 -21 price for
-12 -7 7 price in
106 -18 -94 price is
-34 56 -32 price list
-9 -2 13 price of
-59 -6 75 price rise
-50 -2 8 prices are
75 -34 -12 print
-80 135 -35 priorit
37 -15 9 privat
-71 4 -3 priya
-8 68 -62 priz
15 15 -18 prize $
-7 16 -35 prize in
-39 -19 67 probab
-4 6 10 problem
0 -28 24 produc
7 52 -52 product
-40 -16 32 product $
45 -25 2 production
-12 46 -1 professor
26 14 -29 profil
-66 -1 42 profit
48 51 -78 program
56 16 -45 project
-130 112 -41 promis
-16 61 -36 promised to
22 8 -40 proof
15 -20 3 provid
13 -39 -15 public
-21 -31 41 public $
-66 104 -15 publish
-27 43 -64 published its
-47 -25 75 pul
-76 -1 50 pulled out
26 -56 2 pump
-6 -18 -14 pupil
-2 -37 21 purchas
-62 -56 72 push
-18 -4 -9 push $
-111 53 -34 put
-12 2 10 put a
-19 -14 51 put in
-4 62 -70 put out
-70 -48 -28 put the
41 25 -33 put up
116 -35 -33 python
-25 -30 25 q
-24 -36 50 q #
2 -1 -15 qualif
13 15 -5 quar
-29 -28 41 quart
6 -13 14 quarter
83 -17 -23 quarter $
20 0 7 quay
-31 75 -63 question
-97 -18 -2 question $
39 58 13 questions $
-1 60 -53 queu
-40 -30 9 quick
-78 -37 31 quiet
-90 -8 114 quiet $
-3 -38 31 quietly $
-47 -23 130 quit
-25 -5 37 quit $
-72 -26 10 quot
13 2 -21 race
35 -33 21 rack
82 44 -102 radio
-4 78 -55 radio $
-35 2 26 rail
1 -13 48 rain
-17 29 13 rais
-42 47 -24 raised #
61 -5 -70 raising #
-22 27 -6 ran
-44 56 -28 ran a
8 59 -57 rang
3 -12 13 rat
4 -54 6 rate
3 0 -13 rate $
10 -4 -4 rate is
-95 -19 60 rath
-13 -2 -6 rather than
45 -50 3 ratio
112 -29 -57 reach
17 -19 -3 reach your
24 -11 -23 reached #
-38 13 19 reached the
17 74 -123 read
1 28 -29 read $
18 24 -20 read by
-83 103 -12 read his
-18 20 -9 read in
-12 35 -1 read it
58 -9 -25 reader
26 -64 -31 reader:0
-24 57 -92 reader:1
-34 89 -120 reader:2
-5 -23 -9 reads on
-20 -35 50 ready $
29 -16 -3 ready for
32 -17 -2 ready to
-112 -5 112 real
-22 16 0 reason
-41 -5 48 reason $
-49 -15 52 recal
95 -59 -64 receiv
44 -20 -17 receive #
12 -26 -2 receive a
50 -25 -22 receptionist
-23 -8 39 reckon
94 -39 -21 record
49 -90 46 recruit
-7 17 -36 rector
13 -13 12 recycl
92 20 -46 red
-22 13 -2 redesign
-20 -32 -55 ref
-20 -32 -55 refer to
27 -6 -4 referenc
14 25 -23 refil
33 -4 -19 refund
-38 3 32 refurbish
-24 -57 138 refus
-92 11 -23 regard
63 9 -36 regatta
40 -7 -51 regional
29 -12 -52 register
-6 -57 48 regulator
6 -42 67 reject
28 35 -87 releas
45 -10 -31 release $
-64 -14 158 renew
-109 -36 81 renewal
-104 -80 125 rent
-18 -9 46 rent $
66 -9 -64 rental
-22 108 -92 reopen
-13 10 -6 reopened its
-61 -24 123 rep
-15 -30 25 repair
65 -38 -14 replac
27 -2 -29 replaced $
42 -5 -42 replacement
59 58 -33 report
-12 -6 -18 report $
-3 15 -16 report on
32 62 -27 report says
-15 0 -1 report within
-30 46 -14 reps
26 -29 -21 request
2 -6 -17 request $
39 45 12 rescu
21 -29 47 research
-10 -17 29 resel
-18 -27 45 reserv
-31 78 1 resident
-45 -10 25 resign
-66 -15 -32 respectful
16 -7 -17 respons
22 37 -38 restaurant
35 -48 -21 restor
110 -49 -23 result
13 -6 14 retain
-42 -81 78 retir
-22 -3 17 retires at
38 -32 25 return
116 -34 -104 revenu
-55 -28 126 review
4 -1 -15 review takes
-27 -27 35 rid
-26 -27 38 rid of
28 -7 28 rig
92 -16 -44 right
19 -35 38 rights to
-18 26 2 ring
-59 -6 75 rise
-59 -6 75 rise $
-42 62 -26 riv
-25 -44 74 rival
-56 49 -1 river $
-7 8 -25 road
-79 44 29 road $
-24 12 -6 road in
44 15 -34 roast
-51 -38 90 robot
-76 -21 130 role
-35 2 12 roof
-4 9 -13 roof $
17 -22 12 roof and
41 11 -40 room
0 26 -6 room $
8 -9 -11 room for
14 -6 -20 room with
-18 -3 -10 rooms $
-23 6 12 rooms in
29 -14 8 rope
-3 20 -18 rose
44 51 -70 rose by
-1 22 -37 rota
34 -16 -27 rotterdam
35 29 -77 rough
-6 42 -64 round
-9 13 -3 round $
-28 22 -5 round in
6 -27 27 round is
-36 49 3 round of
53 12 -39 round the
13 -1 -9 rounds of
54 -18 48 rout
-29 -22 14 row
-2 -12 20 row $
36 -8 -43 rugb
45 -16 -50 run
-30 25 16 run #
-42 -1 28 run for
30 -4 -15 run is
57 -21 -26 run on
-14 4 30 run the
-46 82 -19 runs
-74 76 -15 runs #
15 -18 -14 runs for
112 -64 -51 runs on
-89 -64 138 runs out
-56 -12 31 runwa
-58 24 39 rust
-32 -34 0 ruth
0 21 -18 rye
25 37 -41 s
8 -42 43 sack
27 -7 -11 safe
-141 16 96 said
-39 -61 111 said $
-3 23 -88 said at
-23 134 -71 said in
-14 -16 37 said no
-12 56 -67 said on
22 -20 -1 said that
-7 -27 54 said the
-32 -17 34 said to
-27 9 -8 sal
-36 12 6 salar
-8 28 14 sale
-49 -2 86 sale $
-48 -8 -8 sales
26 -9 -23 sales $
-22 -8 -5 sales talk
-32 -2 -4 salesy $
-17 63 -25 salt
76 -28 -21 same
8 21 -71 same day
22 -40 40 same evening
-21 -45 10 sampl
20 -7 3 sand
-53 86 -36 sat
-31 -15 41 sat in
-34 67 -56 saturda
15 -7 -19 saturday
52 -46 -45 saturday $
41 -58 -23 sav
74 -29 -17 save
-11 -56 53 save #
4 0 -30 saving
-82 91 -37 saw
-4 33 -38 saw her
-12 7 -27 saw it
-19 -16 57 saw on
-13 11 -9 saw that
-57 46 38 saw the
-5 12 -14 saw their
11 14 -30 saxon
-128 -40 26 say
-13 12 38 say $
-37 82 28 say so
-50 -12 -88 say that
-17 -6 -67 say we
-171 64 93 says
-21 -20 42 says #
-30 -57 76 says $
-7 -12 -11 says he
-26 61 -18 says i
62 37 -45 says in
-8 -2 20 says no
-59 97 -52 says on
-1 -63 31 says she
-5 31 -38 says so
-24 19 37 says that
-40 -55 30 says the
-2 -38 27 says they
-1 -21 13 says yes
30 -3 -16 scaffold
35 -34 19 scal
48 -11 -32 scan
40 -21 -13 scanner
-83 -44 40 scar
31 -18 -17 schedul
-40 0 18 schem
11 53 -77 school
-25 55 -6 school $
-58 44 -21 school has
20 -4 -6 school in
-68 11 47 schools $
-3 1 13 schools in
3 16 -26 scienc
-12 -20 7 scientist
-7 -16 37 scor
-59 -12 90 score #
14 1 -15 scotland
-62 -12 81 scrap
-1 -35 37 scratch
35 -32 -11 screen
-33 -17 74 screen $
2 25 -10 sea
7 0 22 seal
-19 15 6 search
62 15 -121 season
-24 57 -25 season $
46 -17 4 seasons $
50 -12 -22 seat
-24 -4 31 second
43 -11 -49 second week
64 -9 -15 seconds $
0 -21 47 secretar
31 -13 -8 section
-47 -1 53 sector
120 -11 -85 see
-29 79 -18 see the
71 -29 -56 see their
-45 -6 61 seed
-4 -7 27 seen
-40 117 -55 sees
9 13 26 sel
-36 -33 84 sell
-3 -31 22 sell $
21 -18 11 sell the
-14 -10 3 sell to
-15 -11 -21 send
86 -6 -53 send a
-5 -5 20 send the
41 -26 -14 send you
-52 -4 40 senior
37 -29 -13 sensor
-56 -90 126 sent
-35 -17 94 sent back
-131 -28 -67 sentenc
-66 -7 -16 sentences $
67 -8 -35 separat
-27 -7 38 sept
-18 3 15 sept $
-48 49 -10 septemb
0 31 -18 september $
-14 6 10 september and
-20 41 5 ser
-29 -16 -34 seriou
25 -49 80 serv
47 5 -79 servic
35 -19 13 service $
39 -14 -9 session
35 11 -28 set
44 -12 -25 set $
-38 11 38 set for
24 -10 -25 set in
39 -4 -13 set of
37 -35 -4 set up
45 -23 -22 sets
11 -3 -7 setting up
-17 -49 49 settl
88 -32 -41 setup
16 -2 -4 setup fee
23 -14 -6 setup takes
-14 30 -18 seven
-59 5 49 seven in
6 -18 37 seven weeks
4 -25 31 shad
5 103 -111 shar
-109 50 11 she
-2 -14 43 she and
-27 104 -66 she asked
-21 6 58 she buys
71 -10 -9 she can
-1 -35 50 she cannot
-2 11 -21 she gave
-1 -4 -31 she gets
-9 -49 115 she got
-1 -35 26 she had
-15 -96 26 she has
-34 -93 61 she is
0 -33 -23 she knows
0 2 -21 she lost
-5 11 -7 she may
0 -33 39 she only
-4 -42 36 she pays
-6 41 -47 she posted
-12 63 -144 she said
-1 15 -11 she says
-1 20 -25 she spoke
-9 -11 72 she takes
-44 89 -161 she told
-1 79 -94 she wants
-15 -4 -67 she was
0 -90 45 she will
-2 67 -71 she writes
-5 119 -64 she wrote
-62 -11 54 she'
-88 -5 87 shed
38 -57 14 sheet
-8 -1 19 sheet $
46 21 -53 sheffield
16 3 -36 shelf
6 -4 -18 shelf in
-43 -62 55 shelt
13 49 -61 shift
-25 24 -23 shifts $
-12 -19 13 shifts in
11 52 -26 ship
61 -28 -17 shirt
28 -11 -52 sho
17 -27 2 shoot
-88 104 -14 shop
47 -56 19 shop $
-49 24 -10 shop has
21 -3 -1 shop in
8 -10 15 shop is
-17 9 -3 shop on
-9 25 -46 shop was
-13 7 -16 shops in
-165 -109 1 short
-32 -5 -13 short $
-33 -7 -8 short and
-57 -1 68 short of
-44 -4 -38 short paragraphs
53 -59 4 shortlist
-34 47 14 shot
-117 16 -2 should
-74 -27 16 should be
-30 12 3 should not
-15 -32 64 shout
-22 113 -55 show
-42 26 6 show $
-10 8 18 show and
-25 29 -7 show in
-11 44 0 show is
-28 -34 36 show that
-18 26 -19 showed the
56 -7 -37 shown
-44 -29 51 shut
19 14 -16 sick
7 -11 -16 side
-123 -42 -15 sign
-68 -48 -24 sign as
-63 -32 -13 sign it
2 -36 -56 sign off
-27 -9 -4 sign with
-12 11 33 signal
5 -30 -24 signatur
17 -11 0 signed $
-47 -26 -28 signed by
-34 123 -23 signed the
0 14 5 signs $
-28 48 -26 silv
-44 12 58 simon
-60 -16 -68 simpl
7 -32 21 sinc
197 -8 -186 since #
-2 -6 11 since april
-13 -19 53 since easter
-12 25 -20 since february
45 -41 -1 since it
28 -2 37 since january
77 7 -108 since last
3 -67 56 since march
-20 56 -4 since may
-13 5 19 since spring
-171 -38 165 since the
-3 -18 26 since then
0 -15 -50 since they
15 -24 -11 singl
-95 -4 114 sist
-49 1 70 sit
-65 93 -67 site
2 50 -42 site $
-32 75 -35 site says
-4 89 -31 sites $
-46 -10 64 sits
-23 1 17 sits on
67 -57 -17 six
-31 -38 97 six $
-47 -9 72 six days
22 -11 -1 six minutes
5 -7 -41 six months
9 16 -7 six of
-28 -4 30 six people
-12 -33 0 six weeks
13 -17 -37 six years
64 -6 -55 sixt
94 -25 -40 sixteen
133 -34 -28 siz
-5 22 -8 size
-28 58 -37 size $
3 34 -40 sketch
-35 -8 -40 skip
-31 -8 -13 skip the
-66 17 70 sleep
49 -7 -39 slept
-11 2 18 slid
-31 -80 83 slip
-11 -10 42 slip $
58 7 -7 slot
-34 -16 44 slow
-31 -2 46 slow $
92 2 -69 smal
105 -84 -31 smallest
-12 -12 32 smel
6 30 -60 smok
-74 -96 102 so
20 -29 35 so $
-56 -4 46 so a
-3 -6 -55 so be
59 -52 -19 so far
-7 -13 13 so get
-5 -4 -29 so go
-7 16 20 so he
54 -17 -31 so i
-2 7 21 so it
63 -5 -32 so no
-3 48 -67 so on
-52 -14 79 so steer
69 -38 -21 so that
16 -45 72 so the
-16 0 -4 so there's
69 -10 -82 so they
0 -19 -63 so this
-55 6 31 so we
-19 49 -49 soap
51 -19 -14 soc
38 -13 -38 socket
29 -13 -24 socket $
-22 -12 34 soft
38 -73 20 softwar
16 0 -41 software $
9 6 -23 soil
2 15 -6 solar
-33 3 28 sold
66 -71 2 sold #
21 -15 16 sold $
25 46 -47 sold in
4 40 -74 sold out
30 -11 -22 solicitor
27 -23 58 some
21 11 -41 somebod
56 -77 2 someon
48 -13 -32 somerset
6 88 -125 someth
-51 -22 67 son
38 -11 -45 song
3 0 -14 soon
69 3 -24 sort
-82 -27 -89 sound
-33 -25 1 sound like
20 58 -66 soup
-10 -13 59 sourc
23 -16 -27 south
31 -11 -23 south west
61 14 -36 spac
9 -18 41 space $
-27 -32 44 spain
46 -7 -22 spanish
60 -33 -40 spar
85 -64 -23 speak
15 -29 12 speak to
-66 -19 -36 spel
-50 -79 107 spend
0 -23 5 spend it
-19 -63 87 spent
-57 7 68 split
-84 142 -72 spok
-13 39 -16 spoke at
-29 42 -44 spoke on
80 -27 5 sponsor
-14 -14 30 sport
-21 60 -35 spot
-102 77 1 spr
12 -4 20 spray
14 35 24 spreadsheet
-9 37 -16 spring $
-10 -20 12 spring and
14 16 -24 squar
-6 -6 15 square metre
16 35 -34 square metres
19 47 3 staf
-2 32 -18 staff $
-51 34 51 stag
-51 -24 71 stage #
-3 40 -73 stage in
25 -1 -23 stair
-45 46 36 stal
35 -16 -16 standard
26 0 -48 star
68 -2 -89 start
12 -4 -15 start $
-12 -3 22 start at
81 -42 6 start in
41 -11 -27 start on
-106 -31 15 start with
-73 25 29 started a
48 -44 -8 started this
-16 -5 1 starts $
25 -2 -23 starts at
-13 8 -4 starts on
-70 34 -8 stat
-25 14 8 station
19 37 -44 station $
-22 -16 -2 statistic
95 -66 -78 stay
8 -31 -2 stay on
14 -8 -12 stays in
-52 -14 79 ste
-17 60 -37 steam
23 -8 -30 steel
20 -43 42 step
-137 -50 156 stil
-23 8 29 still has
10 -22 29 still open
-1 -60 20 still owes
49 -67 16 stock
15 -17 15 stock $
-71 58 1 stood
3 19 -44 stood at
-93 -12 58 stop
46 10 -52 stop $
12 -8 -3 stop at
33 0 -32 stor
-7 25 -18 storag
-15 43 -21 stores in
-44 106 -35 storm
31 -25 -38 straight
-38 21 4 strateg
-51 90 -32 stream
-11 61 -67 street
-62 0 53 stretch
30 -12 -5 string
24 -21 -19 strip
-34 10 0 stroud
-53 5 21 stuck
36 57 -26 stud
3 12 21 student
-10 26 36 students $
-68 42 -11 students in
-56 20 49 studio
22 39 -33 studio is
-13 10 -11 studio'
5 -2 -22 study takes
-51 29 23 stuf
-40 -21 -16 styl
-67 -52 -51 subject
-8 -18 -2 subject $
-64 -29 -39 subject line
50 -11 -48 subscription
-1 -29 26 subsid
36 -2 -30 such
-59 -8 49 sued
-87 -26 -21 suggest
0 29 -84 suit
-29 53 25 sum
21 19 -46 summer $
41 -20 -2 summer and
2 104 -69 sunda
21 0 -42 sunday $
-51 53 -89 sup
-15 -25 67 supervisor
-42 14 38 suppl
-64 -54 67 suppli
-10 -52 43 supplier
15 -6 -8 support
61 28 -56 surfac
-16 14 -20 surger
-73 67 -2 surve
39 -1 -54 survey
-10 -22 32 surviv
37 -15 -17 swap
8 -28 23 switch
35 -4 -14 system
-39 59 44 tabl
-64 -18 113 table $
10 10 -9 tablet
85 -84 -1 tak
32 -77 36 take
-81 -10 91 take #
63 -1 -43 take a
-6 -2 19 take this
44 -12 -14 taken
-70 10 85 taken on
-74 56 39 takes #
3 -30 57 takes a
22 -4 -13 takes about
21 -20 -8 takes an
3 45 -20 takes five
21 -10 -31 takes four
41 -10 -25 takes one
39 -23 -22 takes place
9 -12 -10 takes three
53 -3 -55 takes two
60 -66 22 taking
87 -50 -21 takings $
-94 85 -53 talk
27 -66 -13 talk $
-45 0 -19 talk about
-9 40 -20 talk at
0 23 -58 talk in
-15 10 -19 talk on
19 12 -8 talk to
52 -5 -40 tank
1 9 -37 tap
-146 -1 130 target
147 -104 -3 tast
-51 42 9 tasting in
-39 -26 54 tax
48 22 -41 tea
-64 72 -3 teach
-26 -48 25 teacher
34 -24 16 team
-111 29 42 team $
101 -66 -34 team in
11 39 -18 team of
9 -45 30 team was
-14 -27 69 tear
-14 48 -36 tech
-152 -31 -7 technical
79 -19 -48 technician
15 4 -8 tel
13 -3 -32 telephon
33 -29 -99 tell
-3 -38 38 temp
91 -58 -47 ten
8 -4 -14 ten $
31 -20 -12 ten days
20 10 -38 ten in
11 50 -28 ten minutes
27 -10 -15 ten weeks
23 -8 -19 ten year
48 -31 7 ten years
-16 -25 31 tenant
-27 -4 52 tend
22 10 -9 tent
40 39 -39 tenth
7 12 -11 term
7 -3 13 term $
-17 6 37 terminal
-26 -3 14 terms $
8 -30 -13 test
-1 14 11 test $
6 -27 -1 test on
-36 -3 28 tested by
48 -21 -4 tester
73 -48 -29 text
-72 24 6 th
-35 -9 10 th $
0 -5 -45 th or
-28 -59 32 than
23 -12 -25 than #
66 -31 -47 than a
48 -7 -49 than the
-29 -9 -14 than two
0 -44 -82 thank
-41 39 -13 that
-51 28 -4 that #
-60 -28 17 that $
-22 66 23 that a
16 -7 -5 that are
-4 -10 -20 that half
-24 36 -44 that he
-34 24 20 that her
-102 -21 58 that i
25 8 -57 that is
13 -3 -8 that it
36 10 -30 that nobody
-18 -27 -20 that she
-31 -1 18 that the
63 6 -29 that they
-31 12 21 that two
13 5 -20 that was
17 -53 35 that we
41 4 12 that you
-15 42 5 that'
-27 18 -4 that's the
-90 12 28 the
-100 -31 68 the #
-6 64 -29 the ad
-45 49 8 the agency
-12 -30 47 the app
-27 46 -31 the association
-8 -31 22 the audit
-27 -9 31 the autumn
25 -3 -3 the average
24 55 -40 the back
22 -10 -20 the baltic
-81 -12 86 the bank
-6 -4 32 the bar
12 60 -74 the best
39 -10 -10 the big
10 7 11 the blue
-52 -9 28 the board
20 -16 -29 the boat
-4 36 -5 the book
-9 -18 43 the books
3 -7 -10 the box
102 -7 -80 the budget
-51 63 -13 the bus
-17 37 -30 the business
-9 -16 3 the buying
31 -30 24 the call
-3 -31 48 the caretaker
-13 -1 12 the cellar
-45 80 -17 the centre
-38 10 -9 the chain
-8 -23 21 the chair
-52 32 10 the chamber
-12 -14 26 the chef
28 42 -40 the city
-36 -6 54 the client
-25 -20 25 the clinic
32 -5 5 the clock
-5 -2 -36 the club
-23 22 -9 the coast
-21 26 -12 the college
-34 -7 89 the committee
-43 60 6 the company
-17 29 -50 the congress
24 -17 -11 the contract
-60 -1 36 the council
-9 25 -33 the county
-10 3 -23 the courier
20 -6 -29 the course
-15 -19 47 the current
8 0 -29 the dairy
118 -90 -18 the data
-12 15 -6 the dates
-17 -18 60 the dean
-29 -3 -17 the deck
15 -14 -7 the demo
20 -6 -9 the depot
-9 -11 12 the deputy
-43 -48 80 the director
-32 57 -6 the door
31 -61 21 the driver
9 -15 -3 the dryer
-7 -16 32 the east
-25 -14 24 the end
19 28 -52 the evening
-14 27 -17 the factory
18 -12 7 the fair
-103 48 38 the family
-72 -11 28 the farm
45 -4 -37 the fee
-48 66 -18 the festival
1 6 -53 the figures
4 -28 19 the film
-12 -17 24 the finance
-75 94 -52 the firm
95 -45 -23 the first
29 -7 -13 the floor
-4 -37 25 the foreman
-36 41 -81 the foundation
-64 -7 92 the founder
19 -31 4 the four
-22 0 9 the fox
-20 0 31 the free
0 2 -18 the fund
-10 6 -5 the gallery
-47 25 28 the garden
2 46 -48 the gate
-25 -4 53 the grant
-31 4 17 the green
-23 51 -17 the ground
-57 22 27 the group
11 43 -40 the growers
-14 41 -9 the guide
94 -58 -22 the hall
55 -28 -39 the harbour
-19 -19 66 the head
-9 -3 12 the health
-53 27 -4 the home
-10 15 5 the hospital
-44 -20 38 the hotel
15 -6 -25 the hour
-30 16 3 the house
45 -10 -16 the inside
-12 -10 43 the inspection
-10 39 11 the inspectors
-33 -2 38 the insurer
7 -47 7 the job
-10 17 -21 the junior
20 -6 25 the kitchen
10 9 18 the lab
-13 -50 56 the landlord
0 -113 92 the last
-26 13 19 the league
-31 -35 70 the lease
-31 -27 72 the leeds
-32 8 8 the library
27 32 26 the line
-31 -27 38 the loan
-4 37 -44 the local
-2 6 -23 the logistics
-2 -18 18 the machine
3 -11 -34 the mail
-58 -2 8 the main
-41 -35 69 the manager
-15 43 -23 the map
-54 -1 26 the margin
-2 -12 -31 the market
-3 -18 20 the mayor
-47 23 40 the merger
56 -22 -16 the midlands
2 2 -16 the mill
47 -7 -33 the minimum
-14 -65 82 the ministry
4 -30 20 the moment
59 -36 -12 the money
4 8 -24 the month
20 -5 0 the monthly
5 6 -30 the morning
-27 44 -18 the motorway
54 4 -52 the move
-83 31 39 the museum
73 -22 7 the name
1 -3 -23 the national
-19 -9 62 the new
-9 29 -8 the news
114 -104 -52 the next
-25 -28 39 the night
26 26 -57 the north
70 -43 -20 the novel
16 1 -36 the number
-26 -1 -38 the numbers
17 6 -35 the office
-67 70 -9 the old
-102 54 47 the one
-7 63 -23 the only
27 -14 -28 the open
22 2 -25 the opening
-17 -16 -12 the order
-42 63 -7 the organ
-23 -46 77 the other
-22 -1 25 the others
-79 -40 69 the owner
-34 -18 92 the owners
14 -40 39 the paint
79 34 -73 the panel
-44 43 0 the paper
-16 11 -24 the papers
-27 74 -48 the parish
-52 35 -17 the park
-22 -18 59 the partners
28 -12 -28 the past
-11 -14 18 the pay
13 -4 4 the people
20 -3 -23 the person
25 -35 20 the phone
-28 -13 25 the pilot
-26 -8 39 the pitch
-24 58 -5 the plant
-44 -12 -17 the point
29 -41 22 the pool
17 -48 27 the post
-4 4 -14 the practice
-58 -10 71 the present
-11 -10 29 the press
-7 -39 42 the previous
51 -30 -71 the price
45 30 -49 the programme
-25 -30 49 the publisher
21 -4 14 the quay
-1 35 -23 the queue
20 -15 -6 the quiet
-3 7 -20 the radio
-11 -25 88 the real
-13 -15 16 the receptionist
-21 -4 19 the record
-16 1 -8 the red
24 4 -36 the regional
-2 -56 41 the regulator
-6 -24 46 the rent
22 -64 9 the report
15 -20 7 the residents
27 -25 17 the review
45 -6 -61 the right
-38 55 -19 the river
-33 83 -39 the road
-44 5 55 the roof
48 28 -39 the room
-39 39 -20 the round
50 -44 16 the sale
77 -68 17 the same
13 -19 -6 the sample
-75 114 -35 the school
40 -54 7 the season
-82 -57 107 the second
64 -29 -25 the service
2 -1 -26 the shelf
19 37 16 the shop
-35 -7 73 the shops
-2 -22 -20 the show
-58 63 2 the site
-16 -9 15 the six
10 32 -14 the small
7 -3 -18 the smallest
32 -15 7 the software
-13 -23 41 the son
30 -25 -10 the south
-95 42 30 the spring
-10 -3 -3 the staff
-21 14 -18 the start
23 17 -58 the state
17 -29 -17 the station
60 18 -34 the studio
-13 10 -11 the studio's
6 -14 0 the study
-21 -32 -30 the subject
-91 15 52 the summer
-2 60 -21 the sunday
14 -6 -10 the survey
50 4 -33 the talk
33 -32 -11 the taster
-98 27 23 the tasting
52 -40 -17 the team
38 33 -50 the test
14 13 2 the theatre
-21 -9 49 the third
21 60 -28 the till
-54 2 73 the time
-1 -19 -21 the top
-54 5 53 the town
-66 30 14 the trade
-24 -20 64 the trailer
-22 50 -7 the train
0 -8 11 the treasurer
102 -15 -95 the trial
-61 25 2 the trust
-57 25 20 the trustees
42 15 -33 the two
9 -43 56 the union
-31 20 -5 the unit
-4 25 -32 the university
6 -24 6 the usual
-39 67 -35 the valley
-35 6 42 the van
-34 29 21 the vet
-78 27 52 the village
-22 -8 -5 the visit
-1 -7 23 the ward
-14 -4 40 the warehouse
-17 38 4 the water
-32 -19 -16 the way
2 -24 -46 the week
-27 -15 46 the weekend
17 -12 15 the weight
9 -16 40 the west
-13 30 -4 the whole
-33 74 -54 the window
-37 -22 53 the winter
-89 -29 -43 the word
-40 14 44 the work
-30 8 -35 the works
15 -25 -21 the workshop
-33 -50 75 the wrong
-42 19 43 the yard
-44 1 61 the year
-26 -1 21 the yearly
12 24 -24 theatr
35 15 -3 their
-26 -26 24 their current
-34 -44 -3 their last
-6 16 -17 their new
-5 -31 8 their old
72 2 -25 their own
-7 27 -25 their page
-17 -31 72 their present
-15 100 -95 their site
11 -47 43 them
0 53 -12 them #
7 -6 29 them $
-12 12 -2 them a
-6 -32 1 them are
-20 -6 -11 them for
-11 -47 43 them in
11 -30 4 them on
-2 -14 31 them out
-36 13 9 them to
76 -43 -12 themselv
49 -32 -48 themselves $
-50 -49 39 then
-25 -7 5 then $
-117 96 8 ther
-58 10 -1 there $
25 37 -42 there are
16 76 -67 there in
52 20 -3 there is
-15 -4 7 there was
48 -6 -6 there will
-16 46 -7 there'
30 -41 6 there's room
-90 -14 16 thes
70 -2 -41 thesi
-13 12 27 they
4 66 -49 they are
-7 20 21 they ask
4 -1 -71 they can
-1 8 -56 they got
-12 -91 77 they had
-21 9 11 they have
-2 23 -23 they look
-13 -12 40 they lose
-10 -81 87 they lost
-4 -27 57 they paid
-50 -35 124 they pay
-5 14 15 they sell
-34 -6 39 they take
33 -44 47 they use
-7 58 -72 they want
45 -1 -15 they went
-6 -58 25 they were
-12 -16 28 they will
-1 -22 -4 they won
-20 33 -14 they'r
-6 13 34 they'v
-35 -14 43 thin
-18 -6 50 thing
-16 -2 21 things $
-91 -107 160 think
45 -15 -17 thinking about
45 -25 11 third
-113 -4 90 third of
70 -9 -26 thirt
8 0 19 thirty $
-129 67 30 this
72 -32 -28 this after
-16 28 -33 this autumn
-16 -20 -5 this finds
-7 50 -48 this month
-26 -19 18 this one
-6 -1 -13 this quarter
16 33 -50 this spring
26 1 -24 this summer
-101 82 -1 this year
-130 -34 89 thos
-3 -21 35 though
-9 -30 81 thought
43 48 -47 thousand
21 -9 9 thre
24 -64 17 three $
26 10 -55 three days
19 -4 -17 three minutes
-14 -13 38 three months
-91 10 101 three of
-17 -18 34 three times
29 6 -76 three weeks
-18 -19 49 through
-62 -26 31 through $
34 21 -31 through a
29 13 -2 through the
-3 -20 10 thrown
16 -15 -52 thursda
30 23 -44 thursday
-12 -5 -9 thursday $
38 39 -37 ticket
-145 -31 103 tight
-44 -3 -20 til
-30 -41 61 till
47 -29 1 till $
-41 -47 51 till the
29 -39 -20 tim
59 -24 -55 time
-37 24 27 time $
2 19 -15 time and
16 -7 14 time for
30 -22 -5 time from
23 -4 -11 time on
46 -6 -2 time to
26 -24 3 times $
-4 16 -25 times a
6 31 -23 times in
26 -17 -19 tip
-1 16 -7 tips
-1 15 -1 tir
0 19 -12 tired of
52 -43 -6 titl
-19 -24 14 to
-75 9 14 to #
72 -3 -69 to $
-9 -57 24 to a
-32 -5 -24 to another
40 -12 -16 to any
11 72 20 to be
-21 -16 35 to break
-39 -45 110 to build
79 25 -70 to buy
-46 3 36 to come
-26 -5 -3 to cut
-12 30 10 to drop
-4 -3 26 to each
41 -19 -16 to en
-25 -5 17 to fill
7 0 -17 to find
-15 -23 0 to five
-5 -29 34 to four
-104 -15 107 to get
-12 -27 31 to give
-62 -4 28 to go
-20 48 -34 to halve
-41 63 -8 to have
-1 40 -45 to hear
-2 -7 -25 to her
43 -6 -8 to him
-5 29 -34 to it
53 -18 -1 to keep
16 69 -54 to know
-17 -8 31 to leave
-22 37 -23 to linkedin
-28 -11 15 to lose
-95 -1 98 to make
-35 27 -1 to me
-12 -11 -7 to my
38 -4 -31 to one
10 3 18 to our
-22 -4 49 to pay
42 20 -32 to put
1 -15 26 to replace
-4 -7 57 to say
-16 -17 -1 to sell
-15 20 10 to send
-43 -27 42 to show
-41 6 19 to six
-13 -10 -2 to start
48 -4 -11 to stop
-21 -41 72 to take
52 -12 -40 to the
-14 55 -63 to their
-23 31 12 to them
-16 11 5 to three
21 -4 -41 to two
86 -20 -98 to us
12 -3 -6 to use
-17 -8 56 to win
10 8 17 to work
3 -20 -29 to write
7 -8 16 to your
42 -10 -69 toda
18 -10 -29 today $
76 -7 -35 togeth
37 -35 -8 together with
-120 -89 142 told
-2 -22 10 told $
-8 -34 45 told a
0 -16 5 told her
-70 1 -6 told me
-34 12 66 told our
-40 32 -42 told the
-55 -10 71 told to
-78 55 6 told us
-44 71 11 tom
39 -14 -16 ton
-176 -63 -83 tone
-83 -14 -1 tone $
-19 -6 -7 tone no
-53 58 -2 tonnes a
62 -48 -24 tonnes of
-83 -102 117 too
48 45 -68 too $
-6 -15 24 too dear
-5 -11 7 too much
-52 106 -65 took
-8 -23 19 took #
-63 36 -14 took on
-14 59 -82 took over
5 -24 -12 took part
-7 -7 14 took the
88 -55 -28 tool
19 22 -64 top
-13 -24 -13 top $
30 21 -26 topic
12 6 1 total
-50 -25 -10 touch
-78 103 -19 tour
-34 24 -9 tow
39 24 -41 towel
23 -12 -19 towels are
-2 46 -48 town
-46 60 -30 town $
-2 49 -77 town hall
4 -5 32 toy
-30 8 44 tr
33 -34 -8 trac
16 -23 32 track
-24 33 3 trad
-37 32 -23 trail
39 -11 -56 trailer
98 -34 -54 train
-21 41 -6 train $
-11 0 11 traine
13 7 -17 trained in
23 -10 -25 trainer
25 -8 -32 trainers are
19 -15 -9 training is
-4 20 -11 tram
28 -6 -17 transport
37 -14 -10 trap
57 21 -56 travel
9 -10 -7 travel within
45 -18 -2 tray
4 29 -31 tre
-45 -26 22 treasur
22 -1 -24 treat
3 33 -40 tree
65 -43 -9 trial
-23 60 13 trip
-29 -47 75 troubl
13 16 -22 truck
-12 4 10 true
1 8 31 trust
-34 11 35 truste
34 51 -26 try
-9 53 -69 tuesda
0 21 -9 tuesday $
7 20 -8 tuesday and
-31 -11 -13 tuesday or
-32 19 -9 turbin
-61 11 53 turn
-12 33 -14 turned #
-66 -97 138 turned down
-1 -11 8 turned us
-51 -5 44 turnov
-35 -4 30 turnover of
-35 79 -27 turns #
-1 -11 15 tutor
28 22 -77 twelv
36 6 -46 twent
-61 -65 97 twic
-34 -3 40 twice $
44 34 -55 twice a
-63 -13 28 twice and
11 -62 40 two
56 -34 -10 two $
-59 -7 -19 two dates
59 -4 -41 two days
-20 -3 31 two hospitals
49 -4 -39 two hours
22 26 -31 two hundred
-10 -14 17 two minutes
1 -4 -25 two months
-32 41 -30 two more
-19 -47 48 two of
-34 64 -2 two other
-5 -3 -30 two partners
3 -11 -15 two people
6 -13 14 two quarters
13 -1 -9 two rounds
-19 -2 -36 two short
-80 112 -15 two sites
-5 -8 17 two suppliers
44 -10 -39 two weeks
5 -1 -14 two working
54 20 -48 two years
66 -34 -35 type
11 -26 -40 typical
22 -6 -14 tyr
35 -34 -9 uk
-56 12 34 und
-63 14 7 under #
-67 -5 52 under the
13 -4 -12 under three
-24 13 5 understand
24 -52 68 union
-58 -6 61 union $
46 27 -55 unit
7 54 -66 universit
99 -52 -18 university of
21 14 -60 unplan
3 -116 72 until
99 -44 -40 until #
-38 -4 59 until may
-23 -43 64 until the
25 -5 -6 until they
-21 -2 12 up
-25 -4 10 up #
84 -65 18 up $
-27 53 -14 up a
-4 -7 -42 up by
-79 31 16 up for
17 5 11 up in
-22 -18 75 up on
-38 -53 89 up the
124 17 -91 up to
10 -5 10 updat
-73 -75 84 us
-127 -1 134 us #
93 -52 -128 us $
1 29 -21 us a
53 -10 -65 us and
20 98 -89 us at
-1 -11 8 us down
17 -10 -11 us every
-11 33 -6 us in
65 -16 -6 us since
-15 -1 -12 us so
40 -16 -9 us that
16 -5 -8 us the
68 -81 -74 use
30 30 -10 use $
58 -3 -31 use a
63 -26 14 use it
30 -2 -51 use our
-18 24 13 use the
122 -28 -106 used
36 -13 -12 used $
-24 -16 10 used by
50 -21 -23 used it
25 -37 -9 used the
54 53 -31 used to
5 6 -36 user
3 23 -36 uses
65 -59 -18 usual
-70 102 -15 valle
-23 -8 24 valu
-14 -13 6 valuation
-12 -49 51 van
76 31 -76 van $
31 72 -93 vans
27 -4 -2 vans $
72 -32 -11 vat
-34 66 -30 vehicl
-12 -43 43 vendor
46 16 -51 venu
-67 -7 74 version
-31 26 -37 very
-23 43 9 vet
-7 -16 7 vets
96 -21 -73 video
13 25 -11 video $
-21 26 0 vienna
-2 2 18 view
-44 71 -1 villag
53 -30 -58 visit
-32 -6 -2 visit $
36 0 -27 visit costs
42 47 -122 visitor
-37 26 19 volum
-43 -47 29 volunte
-23 45 -27 volunteer
32 -1 -25 volunteer is
-42 29 -10 volunteers $
-36 -18 57 wag
58 -54 48 wait
51 -22 -61 wal
13 -14 -8 wales $
-30 37 32 walk
14 -15 -15 walk through
-39 -14 69 walked out
-8 17 -36 wall
-153 1 110 want
-20 -7 7 want it
-20 -1 29 want the
38 -13 7 want them
-10 3 -11 want to
-2 63 -55 wanted to
-84 -4 82 wants a
0 -31 25 wants him
-4 -45 37 wants it
-9 -60 58 wants out
-38 -38 43 wants to
18 -24 19 ward
-38 32 33 warehous
-43 0 -50 warm
-30 -2 -2 warm and
-19 -2 -41 warm but
23 -109 91 warn
28 -18 -24 warrant
-57 7 79 was
-32 -14 -37 was #
-17 14 -2 was a
38 -51 23 was an
-1 45 -20 was at
-53 -13 54 was cut
-37 -10 35 was dropped
-22 -2 35 was ill
-67 170 -182 was in
104 -11 -59 was late
-16 -4 6 was let
-14 64 -106 was named
34 -41 40 was never
-12 60 -73 was on
-24 -23 29 was paid
-25 -1 29 was the
-4 -18 -4 was there
18 -43 -46 was turned
14 -19 28 was voted
23 3 -21 wash
-48 -18 54 washes $
40 -21 -25 wast
0 29 -27 waste by
67 58 -44 wat
13 51 -51 watch
16 6 6 water $
-34 -26 -47 way
-62 5 -14 way $
-9 -82 35 we
-97 -31 0 we are
-78 -14 81 we bought
32 -6 -7 we bring
-192 19 105 we can
-16 -11 6 we can't
32 -11 -13 we collect
-3 -2 22 we could
55 -6 -21 we deliver
1 16 5 we did
56 -21 -67 we do
40 -2 -41 we don't
8 -1 -20 we find
24 -12 -18 we grow
-59 -4 84 we had
-25 -71 1 we have
7 -1 -20 we hold
-27 -3 32 we keep
-70 -15 23 we know
37 -11 -27 we look
-20 -3 14 we lose
-70 -5 90 we lost
-22 -17 31 we made
-98 -5 120 we make
-84 97 1 we met
-183 -31 129 we need
13 -3 13 we only
-25 -1 13 we paid
-88 -1 -10 we pay
12 -25 24 we placed
22 16 -38 we print
39 -6 -22 we publish
24 0 -42 we replace
13 -10 23 we run
-33 0 -8 we sell
70 -16 -11 we send
-4 0 18 we should
-35 79 -10 we spoke
83 -3 -95 we take
42 -27 -7 we took
-19 -8 37 we want
-100 109 -33 we were
10 -16 -29 we will
-105 -8 53 we would
-35 -12 78 we'd
-17 -73 29 we'r
43 -70 8 we'v
-70 -11 72 we've got
-62 -4 53 weak
87 -11 -60 wear
-66 1 40 web
-6 15 19 webinar
-22 -11 -16 websit
24 -25 21 wed
-14 20 -17 wedding
-11 -31 24 wednesda
3 51 -33 wednesday
-11 -13 -12 wednesday $
65 -21 -48 week
-22 16 -45 week $
-43 30 31 week and
54 -20 -13 week before
24 -34 -73 week of
76 45 -84 weekend
38 -37 -11 weekend $
-20 1 10 weekends $
-10 67 -48 weekly $
107 -57 -62 weeks $
-15 -7 19 weeks ago
-7 -19 -44 weeks and
82 -3 -58 weeks at
0 14 25 weeks in
53 -3 -48 weigh
23 -2 -19 weighs #
36 -8 -25 weight
-3 -10 -2 wel
-26 -9 -28 welcom
-3 40 -11 weld
-19 50 -80 well
-25 8 -2 well $
23 -31 -33 welsh
-46 1 33 went
-38 -11 62 went bust
100 -35 -72 went from
30 14 -28 went live
-26 -6 22 went out
-57 -15 75 went to
27 -7 5 went under
-27 47 -26 went up
-42 -21 92 were
-9 -22 45 were paid
99 -62 10 west
43 4 -33 wet
20 -49 -4 what
30 -8 -14 what is
-3 -59 -26 what she
-85 -8 72 what the
111 -20 -78 what they
13 -1 -12 what we
-58 32 -32 whatev
64 16 -43 wheat
85 6 -80 wheelchair
87 -10 -63 when
-13 81 -90 when i
-46 23 21 when it
47 -21 -6 when the
-33 -13 40 when we
22 -26 -6 wher
-25 -32 4 wheth
-62 -8 -14 which
18 -2 -1 which #
-43 6 41 which has
-27 33 -31 which i
-73 4 10 which is
-32 0 6 which was
7 -49 87 which we
70 -13 -57 whil
48 -29 -23 while the
-11 18 -23 whit
62 -19 -32 who
18 36 -48 who can
-45 -44 -13 who is
44 -12 -17 who knows
-47 31 3 who says
101 -45 -73 who:000
32 76 -102 who:001
-99 8 42 who:010
-58 57 -2 who:011
49 -109 40 who:100
41 54 -68 who:101
-6 52 6 who:110
25 78 -35 who:111
31 13 -15 whol
2 24 -6 whole of
22 -20 12 whole year
-2 10 42 why
-66 -62 134 wife
-5 -4 14 wife is
-96 -101 142 will
35 19 -51 will be
19 -4 -8 will do
-16 26 -7 will go
-15 24 -31 will have
-17 -28 52 will not
1 -26 30 win
-2 25 -2 wind
-20 92 -66 window
34 37 -31 wine
-21 13 25 wing
-13 24 -22 wing in
-59 78 -8 wint
-61 63 0 winter $
7 -22 46 winter and
25 -13 -14 wire
89 -17 -75 wish
60 -53 -27 with
23 -35 -35 with #
-19 59 -42 with a
-4 20 5 with an
-11 -4 -28 with four
-7 -13 10 with her
-1 4 -26 with him
56 -29 -26 with it
-38 -10 42 with its
82 -31 -28 with me
-42 -1 56 with more
21 -16 -45 with my
46 -11 -57 with no
-42 38 -38 with one
45 -42 -22 with our
-64 24 39 with the
-51 79 -2 with three
26 5 -31 with two
53 -49 -58 with us
50 -11 -17 with you
18 -25 -7 with your
109 -49 -104 within
39 -19 -43 within #
33 15 -35 within a
5 -7 -11 within five
17 -1 -22 within six
27 -20 -16 within ten
14 -21 16 within the
26 -12 -25 within three
34 -10 -36 within two
95 -93 -15 without
-10 -24 1 without a
20 -3 -28 without any
-23 53 -17 women
82 -14 -36 women'
-87 117 -19 won
-64 60 -20 won a
32 -27 -26 won gold
-58 95 -80 won the
-6 -35 46 won't
73 29 -90 wood
3 18 -38 wood $
6 56 -47 wooden
30 -5 -20 wool
-11 -8 20 wor
-89 -75 -41 word
-18 -5 50 word $
-40 -20 -25 words $
-15 -1 -2 words and
101 -45 -70 work
55 41 -34 work $
-9 -21 8 work at
3 -16 24 work for
67 -33 -18 work in
101 -20 -43 work on
44 -35 49 work with
13 -4 -22 worked in
-18 -1 -4 worked on
2 -1 -10 worked out
22 -6 -48 worked with
21 -17 1 worker
25 -24 -13 working day
32 -22 -37 working days
-23 -5 31 works council
-49 29 -36 works in
26 -4 -29 works with
43 -9 -19 works without
100 -8 -110 workshop
23 -6 -25 workshop $
21 -22 13 workshop in
55 -18 -30 world
-41 -16 50 wors
-22 57 -20 worth
13 -16 -11 worth #
-73 -65 85 would
-24 -6 63 would accept
11 -61 -18 would be
-45 -4 61 would do
-6 16 -2 would give
20 -20 25 would go
20 -5 -18 would have
-6 41 -41 would like
-22 0 -78 would not
-43 -12 23 would rather
-80 -1 63 would take
-29 3 19 wrap
-25 -55 -27 writ
-72 -12 -25 write as
-56 -5 -2 write in
-42 -11 -23 write it
39 -23 -12 writer
55 -65 -22 written
-143 -103 235 wrong
-31 -17 70 wrong $
-43 117 -96 wrot
-5 -10 22 wrote a
-23 60 -34 wrote in
-4 22 -28 wrote on
-3 26 -32 wrote that
-9 6 40 wrote to
58 -27 -32 x
58 -27 -32 x #
67 -11 -19 xero
40 28 -20 yard
-5 25 -15 yard $
9 -14 2 yard and
21 13 -33 year
96 -32 -65 year #
-42 80 -24 year $
-21 -42 95 year according
-152 -30 147 year and
0 29 -18 year as
16 -23 4 year before
39 22 -41 year for
14 -9 -10 year guarantee
-35 49 -44 year in
37 -1 -22 year is
-4 25 -19 year it
-12 -18 55 year so
-40 -15 50 year to
28 -16 -23 year warranty
21 -11 -12 year we
-22 -7 -6 year with
0 81 -52 year'
70 -24 -104 years $
-33 40 18 years ago
65 -38 16 years and
-13 -5 -23 years before
-18 10 -11 years of
-64 -2 48 years on
-8 -36 25 yes
-5 -23 21 yes to
-66 -31 107 yet
-41 -28 80 yet $
9 42 -24 yorkshir
65 52 -114 you
20 -2 -21 you $
-48 46 -16 you are
52 -59 -56 you can
106 -21 -31 you do
39 -47 -8 you get
-59 52 -12 you have
3 4 -11 you in
92 -58 -6 you keep
22 -29 -1 you like
32 -41 -5 you may
39 -12 -5 you nothing
104 -29 -27 you only
-18 5 -1 you opened
111 -42 -28 you pay
31 -66 -2 you receive
25 -51 0 you see
-13 104 -33 you told
9 -11 -6 you use
-29 32 -12 you were
-20 12 -3 you wrote
-73 72 -46 young
-16 87 -66 your
18 -7 -4 your customers
-1 3 -13 your firm
-15 -4 38 your first
70 -2 -31 your group
12 -12 -6 your kitchen
-59 34 13 your new
-14 34 -32 your newsletter
82 -84 -18 your own
-8 9 -12 your practice
-21 35 -7 your school
-7 -18 -6 your shop
-55 39 -20 your site
-4 15 -11 your spring
-10 19 -9 your team
45 -19 -17 your yard
22 -16 -7 yours $
33 -11 -5 yours to
-28 68 -46 youth
11 -4 5 zero
63 -22 -17 zoo
`;

export const biases = { told: -0.03, ofReader: -0.42, kept: -0.48 };

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
