/** Made by train-sentence-weights.ts: in hundredths, how far a trait speaks for told, ofReader, kept. */
const table = `
-24 40 -45 !
-24 40 -45 ! $
48 -8 -18 #
95 -83 29 # #
-60 7 92 # $
35 -116 42 # %
77 -30 -36 # :
-80 -136 172 # a
37 3 -39 # acres
-164 9 166 # an
-54 -49 66 # and
-55 22 70 # april
-37 -27 86 # are
-18 52 0 # as
-65 3 54 # at
-83 134 -46 # beds
-36 -1 45 # before
6 -2 -17 # books
-16 -6 32 # bottles
29 -18 -3 # buildings
-28 -20 42 # but
50 -31 -37 # by
12 13 -16 # cans
-38 -11 27 # cars
-4 -32 28 # cents
-75 74 -30 # children
-14 58 -5 # copies
2 17 -34 # countries
-6 35 -29 # customers
83 -66 -44 # days
47 -24 -15 # degrees
45 -18 -40 # dollars
-22 -9 16 # drivers
-77 -12 102 # each
-40 27 -9 # engineers
-32 -13 53 # euro
36 -73 8 # euros
26 -31 -8 # families
34 -27 -11 # farms
-1 -25 7 # february
-56 -20 129 # floor
-90 -64 145 # for
-12 -78 121 # from
60 -26 -16 # g
45 8 -44 # grams
-4 -7 -11 # guests
27 -5 -22 # h
66 -20 -35 # had
70 -25 1 # has
-108 74 -9 # hectares
0 65 -68 # homes
-32 33 -17 # hotels
116 -46 -105 # hours
-33 35 -8 # houses
0 49 -65 # i
-34 -4 34 # if
-18 7 6 # in
44 -1 -29 # including
-47 -26 102 # is
26 -27 -16 # items
-40 32 -7 # july
-16 -47 13 # june
5 -69 53 # k
65 -38 -15 # kg
43 -9 -16 # kilometres
28 -14 -14 # kilos
36 -4 -37 # km
33 -10 -8 # languages
-1 -12 39 # last
33 8 -25 # lawyers
-6 -62 66 # left
13 6 -45 # litres
50 -10 0 # m
-21 -1 8 # march
25 -43 -29 # may
49 -22 -38 # members
64 -18 -32 # metres
-5 -36 20 # miles
0 3 -19 # million
76 -34 -75 # minutes
39 -11 -1 # months
19 2 -2 # more
-22 9 -4 # new
-8 21 -27 # november
-31 18 -23 # october
121 -94 -19 # of
-87 28 108 # on
19 1 -31 # pairs
46 -26 -20 # patients
-38 -15 34 # pence
-33 129 -97 # people
-9 -61 74 # per
11 -91 53 # percent
36 -23 -24 # pieces
33 17 -36 # points
-14 -41 10 # pounds
39 -9 -40 # pupils
-93 146 -20 # residents
-7 75 -34 # s
2 -65 -5 # schools
-63 42 6 # seats
32 -43 -14 # seconds
13 13 -12 # september
-39 95 -39 # shops
-14 -47 54 # since
-63 -3 33 # so
21 16 -38 # square
-66 84 -15 # staff
-27 34 -26 # stars
-30 63 -40 # students
-97 -14 30 # th
-17 14 9 # this
14 23 -42 # times
58 -8 -54 # titles
121 -15 -60 # to
28 13 -34 # tonnes
-13 -22 2 # units
-87 50 2 # vans
-46 44 -31 # visitors
12 -6 -22 # volunteers
-35 32 42 # was
-8 -5 18 # we
23 -8 -34 # weddings
22 -27 -7 # weeks
-15 27 24 # with
-26 -28 99 # without
16 -48 -89 # words
21 -22 -13 # x
43 -47 -4 # years
35 -116 42 %
14 -15 -60 % $
20 -9 -3 % after
-108 -11 90 % and
79 -22 -14 % at
22 -11 -10 % in
31 -6 -36 % less
39 -3 -52 % more
42 -56 -56 % of
139 -6 -109 % off
-14 -12 20 % on
20 -6 -24 % to
21 -162 -9 :
65 -39 6 : #
61 35 -88 ^ #
82 -145 17 ^ a
91 -13 -15 ^ about
-13 48 -17 ^ according
-39 -41 -53 ^ address
84 -28 -82 ^ after
38 -17 -23 ^ agents
142 -109 -75 ^ all
30 6 -20 ^ also
43 -64 31 ^ an
54 -8 -20 ^ any
-25 -2 18 ^ anything
-157 -101 -105 ^ ask
-44 165 -72 ^ asked
193 -123 -12 ^ at
56 -25 -9 ^ available
-89 -18 -66 ^ avoid
-129 -44 -55 ^ be
-76 -16 -6 ^ british
-18 -5 24 ^ budget
53 -53 -9 ^ built
-89 -26 29 ^ call
-11 -21 27 ^ calls
-32 -22 -31 ^ casual
17 -1 -22 ^ charities
-4 -19 28 ^ chef
77 -16 -29 ^ children
47 58 -57 ^ clients
-127 55 -5 ^ company
-9 -47 -15 ^ congratulate
22 -2 -26 ^ contracts
-7 -24 3 ^ could
27 -22 -3 ^ cover
17 -44 20 ^ customers
28 -23 -34 ^ data
3 -6 26 ^ day
20 -20 -3 ^ delivery
-113 -31 -114 ^ do
-137 -87 -135 ^ don't
-28 64 34 ^ dr
60 -39 -7 ^ drivers
133 -92 -87 ^ each
19 -10 17 ^ eight
110 -62 -12 ^ eleven
-88 -27 -16 ^ end
98 -120 -65 ^ every
10 -5 -33 ^ everything
55 -33 -3 ^ families
19 5 -11 ^ family
9 -23 13 ^ fee
-77 59 24 ^ firm
1 2 30 ^ first
-22 -1 28 ^ fitting
33 -13 6 ^ five
57 -15 -14 ^ fixed
-63 -19 -10 ^ formal
61 -18 -36 ^ forty
-13 58 35 ^ four
49 -38 -17 ^ fourteen
63 -25 -19 ^ free
-84 -14 -60 ^ friendly
4 19 -20 ^ from
-46 -13 -8 ^ gentle
-44 -10 -26 ^ give
69 -16 -25 ^ got
45 -16 -12 ^ groups
58 -15 -35 ^ guests
-9 17 -33 ^ had
1 -8 35 ^ hail
-51 -27 91 ^ half
-12 17 19 ^ has
-79 105 -15 ^ he
-57 -2 47 ^ he's
-97 92 -39 ^ her
-92 18 61 ^ his
-21 -3 -15 ^ humble
115 -47 -13 ^ i
-34 -14 29 ^ i'd
142 -79 -63 ^ i'm
5 -4 24 ^ i've
85 -37 -18 ^ if
64 -19 -68 ^ in
-32 -17 -40 ^ invite
38 -61 -10 ^ iso
201 -93 -86 ^ it
46 -19 -44 ^ it's
-20 8 -17 ^ just
-157 -53 -65 ^ keep
50 -54 -21 ^ last
-81 -34 119 ^ lead
-72 -30 -102 ^ leave
-87 -19 -3 ^ light
-11 -36 79 ^ lost
-77 -39 -39 ^ make
62 -37 16 ^ members
-150 -121 -88 ^ mention
-2 27 -35 ^ met
90 -59 -20 ^ most
-51 74 -14 ^ moved
-14 45 -22 ^ mr
59 -88 28 ^ my
-57 114 -43 ^ new
39 35 -39 ^ nine
-16 -104 -115 ^ no
-60 -13 -31 ^ not
32 -20 -31 ^ nothing
66 -6 -56 ^ of
-223 -46 -39 ^ offer
35 -24 -3 ^ old
-33 65 -18 ^ on
-23 -116 19 ^ one
92 -62 -33 ^ only
-77 114 -57 ^ open
-9 21 -13 ^ opened
82 -22 -45 ^ orders
62 -133 11 ^ our
99 -26 -21 ^ own
29 -14 5 ^ paper
34 -13 -32 ^ parents
-11 -11 24 ^ parts
40 -27 29 ^ patients
-65 -6 81 ^ pays
-89 -24 -28 ^ plain
-137 -87 -99 ^ please
-36 -1 26 ^ present
-50 -8 50 ^ price
44 -5 -18 ^ prices
-21 16 3 ^ priya
-99 -42 -38 ^ put
-35 49 -14 ^ read
-33 70 -13 ^ recently
-19 -54 -12 ^ refer
35 -28 -1 ^ residents
-60 -19 -18 ^ respectful
59 -32 -15 ^ results
-42 -12 77 ^ returns
46 -21 -19 ^ revenue
-87 73 -8 ^ runs
6 -11 -2 ^ samples
-48 122 -90 ^ saw
-69 -64 -96 ^ say
14 16 -18 ^ schools
-29 92 -24 ^ second
-60 101 -39 ^ sells
11 -4 -8 ^ setting
82 -30 -38 ^ setup
83 -17 -44 ^ seven
-97 92 6 ^ she
-30 18 19 ^ she's
-41 -30 -50 ^ short
-166 -21 -113 ^ sign
-35 -13 -22 ^ signed
-9 50 -20 ^ since
-39 92 -12 ^ site
70 -37 9 ^ six
34 -16 -14 ^ soc
-75 -11 -26 ^ sound
-31 40 -28 ^ spoke
31 8 -34 ^ st
57 -40 -20 ^ staff
113 -55 -35 ^ students
-22 -25 65 ^ studio
-47 -14 -12 ^ subject
-94 -31 -20 ^ suggest
-66 -33 -8 ^ talk
10 64 -30 ^ team
-6 -7 18 ^ teams
-51 -19 -29 ^ technical
-53 -12 -26 ^ tell
14 -17 -3 ^ tenants
-4 17 62 ^ the
-167 72 79 ^ their
106 -37 10 ^ there
-153 178 -25 ^ they
-14 52 -12 ^ they're
-4 15 21 ^ they've
52 -11 -22 ^ thirty
90 -34 -18 ^ three
-3 171 -117 ^ told
-42 91 -43 ^ tom
-23 50 23 ^ took
78 -10 -52 ^ trade
28 -18 -9 ^ training
-18 31 32 ^ twelve
54 -6 -18 ^ twenty
-23 -73 90 ^ two
-180 -31 -52 ^ use
43 -36 -16 ^ used
-21 -18 -4 ^ very
93 -79 -12 ^ visitors
68 -24 -21 ^ volunteers
-62 -17 -23 ^ warm
124 -73 -45 ^ we
-18 -4 15 ^ we'd
120 -67 -27 ^ we're
41 -50 10 ^ we've
32 -33 2 ^ what
-21 64 -28 ^ won
-55 40 -13 ^ works
-159 -34 -49 ^ write
-21 38 -18 ^ wrote
-69 70 -76 ^ you
-170 121 0 ^ your
2 -10 -46 a #
-22 -4 17 a bad
-15 45 -37 a bakery
-28 -2 12 a bee
-3 -14 11 a beer
7 -1 12 a big
41 -24 -14 a bike
-30 -9 -2 a bit
-40 -18 46 a bonus
1 -2 -10 a box
-21 -14 7 a broken
-11 -16 22 a buyer
-42 -20 -55 a call
-20 -33 33 a car
58 -12 -28 a card
8 -14 24 a case
0 5 25 a chain
6 -27 -7 a class
32 -20 -10 a code
-13 -26 45 a colleague
-26 -28 82 a complaint
24 -5 -26 a current
15 6 -27 a dairy
43 -8 -34 a dashboard
37 3 -17 a day
-22 16 -5 a design
-13 -45 89 a discount
28 43 12 a dog
27 0 13 a family
30 -24 -2 a fifth
-31 38 -8 a film
-19 9 38 a fine
-1 33 -19 a first
59 -12 -52 a fixed
38 -11 -28 a flat
4 -2 -65 a food
-84 14 78 a former
-50 -9 35 a free
-5 -56 52 a friend
57 -35 -10 a full
-31 75 -46 a good
14 -13 -2 a group
22 -2 -15 a half
36 -7 -5 a head
-10 -47 45 a hole
55 -29 -27 a home
-16 11 -18 a hundred
-10 -34 32 a job
14 -10 -16 a kilo
23 -9 -3 a kitchen
-62 -7 57 a lawyer
19 -29 -13 a letter
50 -39 7 a licence
7 -6 -22 a line
33 -10 -8 a link
-17 -1 -4 a list
-24 -19 12 a little
-6 4 -25 a long
-49 -6 50 a loss
-2 27 -10 a lot
7 -21 -2 a map
-51 -13 56 a metre
22 -5 -17 a minute
7 -65 21 a month
12 -2 -12 a morning
-25 -10 106 a name
-81 103 -82 a new
49 1 -53 a night
-12 25 -31 a one
-13 -17 70 a page
-5 -9 15 a pallet
-7 13 -25 a panel
-6 -2 -14 a person
-54 30 -13 a picture
-10 1 -5 a piece
-8 -1 17 a pilot
34 9 -28 a plan
-24 -5 -4 a price
-34 38 19 a public
-101 -28 -21 a question
10 -5 -12 a quiet
16 7 -9 a reading
42 -13 -17 a real
27 -2 -33 a reason
-37 25 22 a reference
24 -5 -14 a registered
0 11 -15 a report
-9 -43 20 a rival
10 0 -28 a robot
-3 -5 11 a room
-43 -15 59 a row
-4 13 -23 a saturday
-28 62 -63 a second
24 -15 -23 a series
36 -12 -11 a session
-1 -3 -21 a set
-31 -3 17 a shift
-28 3 69 a shop
-15 -20 24 a single
20 -47 -3 a small
-25 -10 24 a sponsor
-31 -13 67 a student
-43 67 -10 a talk
-70 67 -4 a team
11 -9 -9 a ten
18 -2 9 a test
11 -18 -11 a text
-14 -25 59 a third
-27 -8 11 a three
2 -22 -26 a time
27 -11 -7 a trailer
9 -8 -13 a two
-59 -14 23 a van
-21 -18 62 a waste
0 20 1 a week
-15 -2 39 a whole
-23 0 76 a word
29 -6 -7 a workshop
-31 57 -2 a year
-14 7 -10 aarhu
-133 37 48 about
24 -9 35 about #
73 -20 -14 about $
60 -62 50 about a
29 -9 -6 about half
-32 16 4 about it
-8 9 -10 about moving
-46 -22 73 about one
-61 -7 24 about the
35 22 -77 about three
-28 -45 87 about to
82 -26 -35 about two
-49 -1 51 abov
-40 -9 48 above #
-65 -7 30 accept
-26 -5 56 accept #
-32 40 -21 acces
53 -35 -41 accident
-88 41 25 accord
-88 41 25 according to
42 -81 41 account
44 -63 40 accountant
-27 20 6 accounts $
47 -3 -45 acr
106 -46 -15 acros
-21 43 -19 across #
72 -54 27 across the
35 -12 -34 actor
-113 208 -123 ad
-13 42 17 add
-51 28 1 added #
-3 4 -18 added a
-81 -55 -68 addres
-1 -23 -12 address her
-79 -15 -11 adjectiv
-25 -19 66 admit
-71 60 33 ads
-32 32 -6 adult
-21 -35 16 advanc
-28 68 -33 advertis
-18 18 -7 advic
46 -41 -24 advis
20 -38 38 aft
26 0 -57 after #
14 -59 58 after a
64 -29 -22 after one
10 -2 -12 after our
-20 -2 -4 after six
12 -8 13 after that
-9 -19 66 after the
-36 28 -3 after two
57 -40 -33 afternoon
28 -25 -10 afternoon $
49 13 -41 afterward
51 -36 -15 afterwards $
25 17 -17 again
14 -35 13 again $
33 -23 29 again in
-28 -63 89 against
-1 -3 -26 against it
17 -5 10 against the
1 16 -18 age
8 18 19 agenc
-48 32 55 agent
-72 45 36 ago
-48 70 -22 ago $
14 -30 3 agre
-11 -66 43 agreement
55 -14 -8 ahead
-16 -9 21 ahead $
5 -1 -10 aid
25 -11 14 air
8 4 -10 airport
52 -24 -36 all
-27 -1 47 all $
14 -3 -11 all four
-38 61 18 all in
-3 -50 55 all night
-18 -21 11 all of
-34 -2 2 all our
-57 155 -91 all over
-16 -30 21 all the
45 12 -49 all year
-3 -6 29 almost
31 -56 22 alon
18 -38 -6 alone $
-48 74 -11 along
-35 75 -21 along the
83 -86 42 alread
-1 33 45 already $
74 -16 -39 also
-8 -10 25 although
-7 -9 21 although the
8 -5 -18 aluminium
13 54 10 alway
-62 33 12 am
-34 3 -18 american
-40 -2 13 among
20 39 -54 an
12 1 -38 an answer
32 -24 3 an app
29 -18 -19 an engineer
-24 -47 58 an hour
-70 62 -11 an old
-45 38 -26 an order
9 1 -50 analyst
61 -63 -16 and
-17 3 -45 and #
-25 46 -47 and a
9 21 -25 and all
-16 -6 33 and anything
-10 -14 -23 and are
-14 26 -49 and asked
-8 -6 -14 and bring
-30 -42 -7 and can
11 -22 -11 and comes
26 -12 -32 and costs
-50 0 38 and could
16 -9 -7 and covers
17 -8 -13 and deliver
16 -27 10 and does
-2 -6 -78 and don't
13 -16 -9 and each
70 -6 -56 and ends
28 -17 -13 and every
2 -10 0 and five
-95 34 32 and got
16 -12 -19 and hand
53 -46 1 and has
11 -12 -38 and have
-39 75 -9 and he
90 -19 -1 and he's
69 -62 27 and his
6 55 9 and i
25 -32 7 and i've
17 -2 -17 and in
27 -5 -10 and insurance
36 -35 -12 and ireland
-12 6 43 and is
-4 -10 43 and it
25 -4 19 and it's
45 -19 -32 and its
28 -11 -3 and lasts
89 -2 -57 and leave
-22 -15 18 and may
-13 -2 18 and my
-45 -12 44 and need
12 -13 -19 and needs
-14 -12 -10 and never
-7 30 -49 and night
-2 -28 -2 and no
21 -29 8 and nobody
35 -20 -53 and not
25 -2 -32 and on
-13 66 -61 and one
-90 -8 31 and only
42 -9 -69 and our
-26 -30 45 and paid
3 -6 -19 and pay
-11 -2 -8 and plain
32 12 -23 and put
37 -12 -17 and runs
-4 12 -17 and said
-30 -32 73 and says
21 -14 -1 and send
11 -3 0 and sent
36 16 11 and she
-23 -1 -4 and short
27 -20 -3 and show
-35 -6 -11 and sign
-5 19 -6 and still
13 -2 -41 and take
22 -7 -26 and takes
-76 -4 101 and that
7 -26 11 and that's
-37 -59 47 and the
48 4 -48 and their
-66 -27 85 and then
27 5 -23 and there
-65 -36 116 and they
-61 -4 38 and three
-1 -20 41 and told
2 -28 -1 and two
-12 5 -8 and wants
-10 14 3 and was
-43 -64 57 and we
-12 -25 31 and we've
-41 12 36 and will
-31 -4 11 and with
-142 -30 90 and would
22 -18 -12 and wrote
-6 56 -20 and you
56 -15 -16 and your
-7 -34 30 angr
21 -36 -35 animal
-123 99 -34 announc
-61 68 -13 announced a
-5 80 -92 annual
-73 72 -19 annual report
-100 -39 107 anoth
-9 -8 -45 another $
4 -2 11 answ
-11 2 61 answer
20 -9 -9 answered by
-4 14 4 antwerp
-18 -2 15 antwerp $
154 -143 -71 any
-26 14 44 any more
-5 -1 -24 any other
18 -23 -6 any time
-7 -13 -10 anybod
-10 -57 64 anyon
-26 -74 23 anyth
25 -5 -10 anything $
-15 -9 38 anything above
-39 -4 19 anything over
-18 -46 14 anything that
-12 -2 33 anything under
-9 -12 56 anywa
-7 -8 25 anyway $
1 25 28 app
-3 -2 -24 app $
-20 30 -22 appeal
114 -30 -42 appear
7 18 -16 appeared in
0 -72 68 appl
38 1 -85 application
25 17 -41 appointment
-14 82 -41 apprentic
56 5 -36 approv
24 -5 -22 approval
-6 13 11 april
-51 63 -3 april $
-77 11 46 april and
-9 -27 31 archiv
-40 23 38 arden
79 -94 29 are
-72 9 77 are #
64 -12 -41 are a
-81 -35 70 are about
32 -4 -28 are all
15 -16 -7 are answered
-47 -27 87 are at
10 -12 -2 are back
-44 6 42 are being
16 -2 -29 are certified
27 -4 -21 are fixed
-3 -23 -11 are free
-17 29 8 are from
-10 -20 14 are going
-11 50 -66 are hiring
-26 -4 29 are in
28 -8 -15 are included
22 -7 -7 are kept
12 -34 -1 are made
64 -2 -10 are needed
54 -7 -27 are not
-37 -26 47 are on
55 -12 -82 are paid
13 -1 -25 are part
8 -13 -5 are printed
2 -1 -12 are raising
32 -13 -12 are ready
11 -30 25 are still
35 -30 -14 are taken
39 -16 12 are the
-5 -44 23 are two
-18 -4 3 are up
72 -15 -51 aren't
-17 -14 53 argu
-36 39 6 arm
-4 -19 -8 around
25 -25 -25 around #
35 -6 -57 arrang
56 -63 8 arriv
35 -4 -29 art
-14 95 -73 articl
-82 83 -20 article on
-32 15 77 artist
-36 -8 -41 as
-28 88 -18 as a
-1 -25 -6 as dr
-14 -4 -26 as if
41 -7 -9 as much
-25 39 23 as one
22 -17 45 as the
-7 -11 61 as their
-2 26 -18 as they
-13 14 51 as we
16 10 -3 as well
55 -11 -30 ash
-28 -55 63 asid
-109 54 8 ask
-23 -12 76 ask #
-15 -56 -59 ask for
-8 -16 -52 ask whether
-19 3 60 asked $
-59 73 -9 asked for
-38 69 -15 asked me
-4 9 -17 asked on
-65 92 15 asks
-11 -52 5 assistant
21 39 -53 association
-14 26 -12 association $
-12 15 -3 at
-97 4 64 at #
75 -21 -22 at a
-113 -13 122 at all
56 -30 -14 at any
-32 3 27 at christmas
-22 -7 55 at cost
-30 27 -22 at easter
-8 -10 22 at half
-5 23 22 at it
-10 -21 -6 at least
-74 -28 -19 at most
-14 29 -80 at my
97 -52 -55 at night
4 -11 20 at nine
63 -14 -76 at no
12 -2 2 at once
-57 3 29 at our
5 -2 -18 at present
21 -21 -14 at six
14 -32 34 at st
-8 -38 35 at that
-52 88 -49 at the
-25 14 12 at weekends
-21 8 -11 at your
38 -27 -85 attach
-127 -6 -4 attach nothing
-28 -14 8 attachment
31 2 -26 audienc
-58 -9 69 audio
-15 -4 34 audit
-45 -6 35 audit $
12 -6 14 audit of
-15 -39 47 auditor
-60 24 32 august
-12 58 -69 august $
18 -50 18 august and
53 -19 -19 austria
-1 -12 48 author
-70 72 -17 autumn
-8 29 1 autumn $
-20 -7 52 autumn and
138 -64 -102 availabl
120 -66 -84 averag
57 -29 -43 average $
-55 -24 -33 avoid
-34 -11 -62 avoid the
6 48 -68 award
44 -28 -27 award $
-53 30 -6 award in
-11 -103 97 away
17 -11 -10 away #
-12 -5 -32 away $
-11 -1 -5 away and
-8 -11 14 away because
-78 5 -26 b
-43 -1 55 back
-11 -12 6 back #
23 -8 0 back $
20 -2 -8 back and
-37 -25 60 back from
-6 -16 -3 back in
55 -23 5 back on
-1 -18 -6 back to
-120 -68 168 bad
-9 46 -4 badg
40 43 -81 bag
17 32 -66 bags
-23 -31 56 bak
49 26 -56 baker
31 -15 -46 bal
7 4 -22 baltic
21 -6 -26 ban
-4 -80 42 bank
-4 -26 36 bank has
-31 -15 38 bank is
50 -43 -7 bar
-69 -31 140 bare
-29 1 29 barn
-15 -6 0 barrow
37 5 -30 bars
-4 -24 -1 bas
-20 51 -37 base
-58 5 56 basel
-89 -41 128 batch
-15 0 -4 bath
45 -20 1 bathroom
111 -43 -61 batter
12 -16 -17 battery $
-63 -91 47 be
-38 33 -9 be a
33 -12 -7 be bought
-9 -23 -7 be brief
-10 -20 -55 be in
31 73 -64 be named
-20 -7 -13 be polite
-38 45 -20 be seen
22 -16 -22 be the
-27 -1 18 be used
-5 26 26 bean
21 21 -19 bear
93 -23 -59 becam
-143 -134 156 becaus
-53 -4 40 because i
-9 -3 12 because it
-80 -58 122 because of
-38 -77 82 because the
-3 -27 28 because they
88 0 -92 because we
30 15 -22 bed
-43 -74 95 bedbug
12 64 -47 beds
-20 8 -3 beds $
41 -41 2 bee
-36 22 5 been
-26 77 -19 been a
0 38 -55 been in
-30 22 -9 been on
8 10 -8 been running
7 -6 21 been tested
-28 -24 70 been told
20 -13 -23 been with
-14 -4 7 beer
-2 -25 16 beer $
53 -98 8 befor
-42 -7 45 before #
56 -23 -35 before $
66 -25 -43 before i
100 -11 -70 before it
-12 -22 51 before june
15 -27 16 before noon
-2 -23 50 before the
30 -6 -18 before they
-62 -6 12 before we
-32 -3 -7 beg
20 30 -61 began
21 23 -54 begin
-53 -7 83 behind
-12 -12 84 behind with
44 -53 15 belong
12 -28 36 belongs to
-74 -11 85 below
-31 -5 13 below #
67 -22 -48 bench
-55 -8 0 bend
-36 -3 61 bent
94 -8 -30 berlin
-57 69 -20 best
40 -45 48 bet
78 62 -131 between
49 -38 -50 between #
-10 -1 -2 bid
-115 103 14 big
-17 -51 35 biggest
23 15 -12 bik
59 -24 -40 bike
-3 -14 22 bil
-21 -10 32 bill
-2 28 2 bill of
15 22 27 bin
13 30 -15 bins
-7 37 -21 birmingham
-15 74 -35 birthda
6 34 -49 biscuit
-23 -18 -45 bit
41 -37 -12 bit of
24 -15 -11 black
34 7 -6 blad
-19 -85 100 blam
6 -10 40 block
-6 137 -83 blog
-5 18 -10 blog $
-8 19 -12 blog post
3 15 -40 blue
-33 -40 44 board
-41 30 -9 board $
1 18 -2 board is
0 -20 -2 board of
23 4 -72 boat
-2 -1 20 boil
3 46 -28 bond
-117 -26 109 bonu
26 -62 60 book
54 23 10 booking
46 -26 -3 books $
2 13 4 books and
-2 10 -1 boot
44 -82 89 boss
-22 -13 23 boss wants
77 -3 -24 both
84 -20 -27 bottl
-5 -8 -31 bottom
-113 41 73 bought
40 -58 8 bought #
-49 81 -20 bought a
-1 -11 14 bought by
-24 -7 14 bought from
-17 35 -26 bought the
-20 25 -39 bought two
42 18 -19 box
1 -18 25 box $
18 -4 -24 box is
2 37 -36 boxes $
-6 -2 16 boy
96 -40 -84 br
-120 144 -14 branch
73 8 -18 brand
-14 -5 19 brandt
33 3 -31 bras
-24 28 1 brazil
-21 -22 16 bread
4 -47 28 break
46 -18 -34 break $
-56 -22 94 break even
-71 62 -35 breakfast
-36 66 -20 brewer
15 7 -8 brick
-56 55 18 bridg
-33 -4 -15 brief
47 -4 -31 bright
24 5 36 bring
-2 0 -34 bring our
-4 -6 41 bring the
-53 -10 57 bristol
-83 13 -31 british
-65 -9 -3 british english
-21 -10 -4 british spelling
-78 45 12 brochur
-46 48 -42 brochure $
-55 -111 129 brok
-14 -2 44 broken
-55 -78 107 broth
-26 -29 40 brother in
4 14 -7 brought
-16 -3 50 brought in
-28 34 -7 brought out
88 -34 -61 brows
18 14 -29 bucket
-67 -152 176 budget
22 -15 -8 budget $
-25 -2 41 budget for
31 -6 -28 budget is
-6 -6 24 budget was
-84 41 -1 build
73 -21 -41 builder
-13 44 -19 building
16 86 -81 built
17 -36 -14 built #
28 -8 3 built a
-43 34 -16 built in
-61 60 15 built the
-46 -36 -35 bullet
-43 -31 -12 bullet points
37 -36 -5 burn
-2 -10 26 burned by
-15 -12 51 burnout
-4 -33 10 burnt
-25 -128 86 bursar
-29 55 -33 bus
-3 46 -3 bus stop
27 1 -42 busines
-44 -13 68 bust
-45 -5 -17 busy
-156 -124 124 but
-1 -27 25 but it
-43 -21 -134 but not
-34 -3 6 but only
-32 -7 46 but the
-34 -1 19 but we
-22 -80 133 buy
25 -9 -25 buy from
5 15 -36 buyer
10 -6 1 buyer is
-99 -70 169 buys
-17 -4 30 buys from
-41 -4 -20 buzzword
17 -26 -25 by
-21 75 -33 by #
44 -108 23 by a
10 -5 -14 by an
-14 -18 22 by christmas
-40 60 -5 by eight
-12 -13 25 by half
-3 46 -22 by hand
-23 18 -9 by name
0 -6 -29 by next
57 -31 -16 by nine
30 -2 20 by one
30 45 -24 by phone
1 -30 25 by six
32 54 -70 by the
89 -56 -50 by two
107 -9 -79 by us
-3 48 -25 c
6 -33 29 cabin
18 -23 26 cabinet
0 -7 18 cabl
-40 26 -6 café
39 -65 47 cal
65 -21 -44 calendar
-50 -30 -16 call
21 -23 18 call $
25 -5 -6 call is
-47 -1 6 call it
-10 -2 -28 call to
16 -44 50 called it
19 -16 -21 calls are
-55 -14 -44 calm
-12 -8 -31 calm and
-22 1 25 came
-26 -39 58 came back
-58 -10 35 came from
51 10 -71 came out
41 -30 -11 came to
12 -10 -12 camera
-19 8 35 campaign
18 8 -23 campu
146 -90 -84 can
-16 -9 -4 can $
135 -43 -77 can be
-48 0 46 can do
-62 0 19 can drop
-41 -6 42 can give
-78 -14 59 can go
-41 -4 36 can only
15 -31 54 can read
-88 99 -29 can see
9 -19 28 can start
15 -16 -11 can stay
20 -12 -4 can stop
-73 -30 104 can't
-9 36 -23 canal
-72 -57 125 cancel
1 -35 61 candidat
110 -25 -91 candl
-36 5 61 cannot
-8 -23 12 cannot stand
12 13 -16 cans
-36 -15 51 cap
-72 21 46 captain
48 -10 -23 car
-28 32 11 car park
72 -11 -44 card
6 21 -20 card $
3 5 -16 card is
7 -10 -9 care
-20 34 -28 career
-20 19 -10 careers page
-23 -38 61 careful
-6 -17 39 caretak
-6 70 -72 cargo
25 -27 -12 carries a
-64 51 -6 cars
12 5 -27 cars $
13 -14 21 carv
33 -24 -24 cas
-4 -2 53 case
-15 -15 30 case $
28 22 -4 case study
-31 -58 150 cash
-4 -14 15 cash $
-1 51 -31 cast
-59 -23 -34 casual
15 49 -65 catalogu
-20 -35 61 cater
-1 -25 38 caught
-32 42 -24 celebrat
-10 -43 54 cellar
-80 -42 119 cent
-83 36 5 centr
-45 78 -16 centre has
30 -15 -13 centre in
-26 -44 58 ceo
-2 8 -20 ceremon
88 38 -85 certif
52 -13 -66 certificat
30 -20 -15 certificate $
80 -71 -28 certified $
1 11 6 certified for
-27 40 -28 certified to
-18 -60 57 cfo
-39 3 36 chain
-25 -48 64 chain $
-25 23 6 chain has
-66 -22 56 chair
-66 -29 58 chairman
-13 10 6 chamb
24 -38 -44 chang
-3 -6 17 change $
-31 -18 -14 change the
20 52 -56 channel
24 -44 -14 chapel
-61 104 -33 chapt
-61 90 -25 chapter on
29 -53 34 charg
30 -3 -33 charge #
68 -23 -53 charge $
116 -33 -111 charit
34 0 -36 charities pay
2 -11 -5 charity $
-72 -10 -28 chat
-137 -43 182 cheap
-2 -28 24 cheap $
-36 -10 87 cheat
66 -65 -9 check
20 -12 -3 check $
20 -13 -7 checked by
-34 -8 -19 cheek
-5 4 18 chees
-66 -77 93 chef
22 30 -33 chemist
51 -27 2 cher
-60 -63 92 chief
24 -7 -5 child
22 7 -70 children
27 -3 -33 children $
6 -24 -2 children in
0 -24 -10 children'
54 -18 -52 chip
12 -15 26 choic
53 -14 -39 choos
18 -9 -5 choose $
-83 -4 29 christma
-41 -16 88 christmas $
23 -24 -55 church
-117 -47 112 churn
-63 0 41 churn in
-11 76 -19 cit
6 3 -39 city
15 18 -19 city $
2 42 -66 claim
16 -7 -4 claims are
-33 109 -109 clas
-22 68 -61 clay
5 1 -15 clean
9 -3 -10 clean and
-61 -13 -42 clear
-19 0 -6 clerk
42 -12 10 click
5 -57 25 client
-64 -37 113 client in
-16 34 -64 climat
-5 64 -56 climb
6 0 33 clinic
-61 3 25 clinic in
35 -9 -33 clinics in
7 13 -5 clip
27 -4 6 clock
-18 -40 16 clos
25 -33 49 close the
38 -21 0 close to
3 -35 -24 closed $
42 -12 -31 closed its
-42 -64 61 closes in
36 -8 -46 cloth
61 3 -60 club
5 -43 35 clubs in
-41 33 39 co
-19 -28 13 co founder
-12 -30 -7 coach
-20 10 9 coast
71 3 -50 coat
-13 42 -14 cod
92 24 -85 code
42 10 -20 code $
82 31 -75 coffe
-33 -31 -9 cold
-44 -37 90 colin
-17 -66 111 colleagu
-5 -22 32 colleague of
116 -38 -66 collect
46 -27 -16 collection
-6 33 -2 colleg
9 -15 -6 cologn
0 20 -13 colour
11 -6 22 com
98 -62 -60 come
26 3 -86 come back
-15 -5 1 come from
-10 -8 -9 come in
-2 -37 33 come off
69 -21 -80 come to
80 -9 -8 come with
-8 -2 10 comes back
20 -31 10 comes from
19 12 -35 comes out
76 -35 -52 comes with
19 27 -18 comment
-76 18 80 commission
21 -18 -42 commit
-18 -9 72 committe
55 -9 -58 committed $
-15 90 -130 compan
3 -30 18 company $
-37 -1 1 company has
-1 25 -30 company in
-15 21 -21 company is
-10 -6 -8 compar
29 -26 -8 comparison
-74 -26 84 competitor
-88 -49 132 complain
-10 -21 42 complained about
-38 -13 45 complained to
-13 -71 30 complaint
19 13 -37 completion
37 12 -24 compost
7 47 -34 concert
25 92 -61 conferenc
-2 -67 58 confidenc
-34 -5 -12 confident
-11 -26 -40 congratulat
-17 69 -102 congres
-12 41 -36 congress in
116 -14 -26 connect
48 -7 -16 conservator
8 -1 21 consultant
-99 -25 68 contact
-18 -18 19 contain
-23 -67 125 contract
29 -9 -42 contract $
-33 -2 18 contract ends
-8 20 -25 contract for
-12 -19 33 contract runs
-23 -44 74 contract with
-10 -73 66 contractor
15 -7 -8 control
16 -4 -3 control room
43 -29 -9 convert
8 -2 -14 cool
16 13 -24 cooperativ
-89 1 9 coordinator
-64 22 58 cop
-79 -18 93 copy
-69 9 -58 cork
-12 14 -15 corn
43 -60 -29 cost
6 -28 -6 cost #
-1 23 -11 cost $
1 -3 -34 cost and
35 -3 -20 cost is
99 -4 -61 cost nothing
0 -7 -13 cost per
-29 -8 74 cost to
-101 0 68 cost us
118 -53 -135 costs #
57 -24 -36 costs nothing
-209 -1 156 costs us
33 -11 -4 costs you
36 -30 -33 cotton
-101 3 87 could
-64 -33 59 council
-27 -6 36 council is
-12 -27 67 councillor
-51 92 -42 count
3 59 -50 countr
-55 69 -17 countries $
-29 29 43 county $
-17 9 -5 county show
22 -30 23 coupl
1 2 -24 couri
-5 39 -41 cours
2 -12 17 court
-11 -10 25 court $
-27 40 -18 courtyard
-74 -60 112 cousin
-27 -8 31 cov
49 22 -40 cover
3 3 -20 cover $
11 -21 -16 covers #
-14 37 4 covers the
-94 -24 62 crack
-44 -1 -31 cran
-137 -43 140 crash
46 -33 5 crat
44 -58 31 credit
3 -32 25 crew
32 -59 54 crm
-16 49 -39 crop
-6 38 29 cros
-20 45 -51 crown
41 -37 -11 cto
-27 28 -7 cubic
-35 32 -8 cup
-53 18 34 cup in
-14 -21 35 curator
-63 -6 91 current
41 -9 -18 curtain
-38 11 20 custom
45 -53 21 customer
-9 -25 1 cut
-79 -4 26 cut by
-25 -18 69 cut from
37 -18 11 cut its
-22 -16 40 cut the
4 64 -77 cycl
6 47 -40 dai
-8 3 -13 dair
37 -40 9 damag
-31 -2 31 danish
10 -36 21 dark
43 -41 -31 dashboard
19 -13 -32 dat
47 -19 -34 data
45 19 -54 data $
41 -21 -3 data centre
28 -22 -13 data stays
-8 2 24 date
45 -7 -24 date $
-3 -3 10 dates $
74 -27 -34 dates in
19 -3 38 daught
59 30 -76 day
53 -23 -71 day $
-14 59 -60 day and
22 -10 -41 day before
10 -3 -4 day costs
0 -17 11 day for
5 11 -31 day in
40 -16 -18 day of
2 3 -21 day on
12 -15 38 day rate
-17 78 -50 day that
74 -80 -24 days
26 0 -38 days $
-3 -18 32 days a
14 -2 -11 days after
2 -5 -11 days and
22 -1 -16 days before
10 -2 -21 days from
-17 -77 87 days in
17 -9 4 days of
39 -45 10 days on
18 -1 -27 days to
15 9 -19 dayton
-15 -8 22 dead
76 -46 -19 deadlin
-52 -16 24 deaf
-34 -12 67 deal
-14 -27 71 dean
-69 -26 60 dear
-25 -9 14 decemb
-31 6 3 december $
-2 -8 13 december and
13 -92 86 decid
93 -49 -15 decision
23 -37 2 deck
51 -59 4 degre
-20 32 -17 degrees $
18 -2 -36 degrees and
22 -47 4 delet
43 -56 -3 delft
49 30 -40 deliv
56 -16 -72 deliver
-16 45 -14 deliver to
46 -23 -27 delivery $
23 -20 -13 delivery in
-104 -30 121 demo
-26 0 20 denmark
31 -48 45 dental
-54 45 18 department
8 48 -46 depot
-16 17 -11 depot in
-13 -33 62 deput
-1 -14 10 deputy told
-6 48 -33 derb
56 11 -61 design
40 -14 -9 design award
15 -7 -12 designer
-14 -17 25 desk
2 35 -18 desk $
96 -19 -51 develop
-16 81 -55 developer
42 -24 18 devic
-5 -15 19 devon
118 -47 -18 did
-41 47 13 did #
-49 -15 78 did not
-4 19 -5 did the
34 -30 14 died
31 8 -31 diesel
24 39 -44 digital
0 45 -26 din
13 -12 5 direct
-64 -98 153 director
-4 -9 21 director $
35 -38 21 dirt
32 2 -21 disabilit
-30 -57 98 discount
-11 54 -1 displa
-84 51 50 district
-20 44 -12 division
-30 -12 46 divorc
-100 -28 69 do
-25 -31 72 do #
48 -4 -16 do $
-19 34 -17 do it
-27 -51 -34 do not
31 -12 -18 do the
-25 65 -7 dock
-4 81 -78 doctor
30 -15 31 doctorat
-70 -114 126 does
15 -8 -29 does $
-29 -35 56 does not
-27 -44 103 does the
55 -65 66 doesn't
-20 -4 42 doesn't want
-40 65 25 dog
106 -47 -23 dogs
23 26 -48 dollar
36 -9 -1 dollars a
-123 -97 -16 don't
-4 -12 -17 don't call
-1 -10 -19 don't make
-16 -25 -43 don't mention
-10 -2 -3 don't name
-4 -11 -13 don't promise
-4 -3 -12 don't say
-2 -3 -11 don't scare
-13 -11 -9 don't sound
-22 -3 -18 don't use
-13 -6 19 don't want
62 -24 -84 done
12 -6 -34 done $
16 0 -27 done by
15 -26 9 done in
-8 30 -27 door
10 7 -59 door $
5 -23 48 dorset
-27 -70 92 doubl
-102 -94 122 down
-38 -2 30 down #
37 -3 -70 down $
-23 -31 33 down by
9 -50 15 down for
-20 -8 34 down in
60 -18 -29 down the
-26 1 35 down to
48 -46 9 download
-58 6 -55 dr
42 -17 -24 draft
87 -3 -50 drain
11 -19 -8 draw
9 27 -50 drawing
25 -17 7 dres
38 -41 -10 drew
59 -50 -12 drew #
17 18 -26 dril
-44 -43 124 drink
-18 14 29 driv
13 -39 49 driver
8 -57 36 driver $
-3 -30 64 drivers at
11 -77 72 dron
-104 -113 184 drop
-4 -12 14 drop the
-60 0 29 drop to
-44 -1 28 dropped by
-27 43 -18 drov
60 6 -23 drum
-3 -36 33 drunk
-39 23 -56 dry
4 -5 -10 dry $
-19 -13 -24 du
-23 -3 12 dublin
-57 15 42 due
-70 41 -28 dunmor
9 -30 37 dur
65 -60 18 during the
90 -6 -89 dust
14 15 -2 dutch
35 -29 5 duty
-24 6 33 dye
-19 89 -19 e
114 -84 -69 each
-41 -29 90 each $
-33 32 -16 each month
2 -3 16 each one
-26 1 24 each other
18 -5 -10 each session
-9 -16 43 ear
29 -33 5 earn
-91 46 32 east
-7 -27 39 east wing
-48 14 9 easter $
-73 -11 16 easy
5 3 -27 eat
-8 4 12 eats
110 -19 -77 edit
19 -26 4 editor
4 -12 -5 education
11 45 -42 egg
-11 -28 38 eggs
27 -46 -43 eight
-10 10 4 eight in
14 -16 12 eight of
43 -10 -20 eight people
31 -18 -13 eight weeks
-45 -15 -19 eight years
-30 60 -10 eighteen
-1 -15 21 election
-11 93 -86 electric
25 66 -56 eleven
10 -8 -4 eleven minutes
-21 24 7 eleven of
-61 -26 79 eleven weeks
-73 42 62 elm
-21 -18 59 else
47 -3 -60 else $
-17 6 -40 email
11 -2 -19 emission
-58 -3 -3 emoji
27 3 -12 employ
-28 24 -7 employe
27 1 -49 employer
-71 -21 76 empt
67 -34 -33 en
67 -34 -33 en #
-2 -68 -13 end
-28 -64 8 end $
92 -26 10 end of
-71 -26 -15 end with
-54 -71 111 ends
-57 -1 30 ends $
-97 -58 115 ends in
73 -13 -29 ends with
69 -9 -48 energ
19 4 -30 engin
18 -19 35 engine
-11 41 -30 engineer
77 -6 -84 engineers $
-36 -13 48 engineers are
54 -57 -101 english
3 -21 -12 english $
56 -6 -30 english and
31 22 -34 enough
20 28 -25 enough for
88 -41 -31 enquir
54 0 -20 entr
28 64 -42 episod
28 -23 -15 equipment
19 -18 -14 essa
-30 17 -20 estat
20 -12 -14 eu
25 -64 26 euro
13 5 27 euros $
30 -32 28 euros a
-79 -2 67 euros an
-54 -2 1 euros and
17 -12 -12 euros for
-9 14 -18 euros in
22 -16 -8 euros per
-6 71 -55 even
74 -71 -1 evening $
-18 39 -9 evening in
-22 46 -6 evening news
51 -9 -41 event
142 -60 -86 ever
-19 45 -20 every day
14 35 -20 every job
19 -4 -16 every quarter
2 -6 10 every second
-32 29 -12 every week
2 -36 36 everyon
-64 -18 67 everyone $
-1 -17 49 everyth
-17 -51 34 ex
10 -11 -8 exact
-14 -40 26 exam
39 -3 -30 exchang
-67 -8 -7 exclamation
-67 -8 -7 exclamation marks
-58 -7 -4 executiv
48 2 -21 exet
-18 28 -8 exeter $
16 6 -30 exhibition
11 -23 27 exist
-96 20 106 expect
8 -18 5 experienc
-31 14 -23 explain
-2 49 -33 expo
80 -3 -38 export
45 -45 11 extra
21 13 -42 eye
22 -2 -10 fac
-40 72 -24 facebook
-15 33 -8 factor
-23 -10 -8 factual
-10 -16 9 facult
-76 -113 138 fail
-32 -30 74 failed the
74 -3 -83 fails $
-20 9 14 failur
-22 16 -5 failure $
-97 124 -68 fair
17 -48 40 fair $
-10 24 -4 fair in
-1 43 -57 fair that
2 -8 43 fake
-1 -5 -12 fal
-43 9 30 fall
-15 19 20 fall $
-57 -57 92 fallen
27 2 -44 fals
20 44 -60 fami
77 -57 -37 famil
50 11 -47 fan
56 -51 -1 far
8 79 -51 far $
32 -1 -58 farm
-1 -30 21 farmer
4 24 -25 farms in
-69 22 -17 fashion
-18 13 -18 fast
23 -67 25 fath
-84 -43 102 fault
0 46 -48 featur
-15 25 1 feb
-74 -1 18 februar
-21 63 -17 february $
-28 -18 16 february and
-25 22 -20 federation
87 -78 -14 fee
-14 -27 68 fee #
60 -29 4 fee $
13 -7 -11 fee for
8 -4 -88 fee is
-62 80 1 feed
-90 -15 22 feel
4 -8 -14 fees
1 2 -14 feet
35 -113 49 fell
48 -27 -46 fell by
50 -34 -70 fell from
-47 -44 104 fell out
37 0 -32 fell through
52 1 -50 fenc
-4 48 -34 fer
4 42 -59 festival
118 -59 -73 few
63 -10 -40 fewer than
-8 4 -29 fibr
-35 80 -8 field
-24 2 26 fift
44 9 -18 fifteen
57 -20 -15 fifteen years
-67 -26 101 fifth
5 -21 -19 fifth $
78 -64 35 fifth of
-32 43 30 fight
-28 17 -44 figur
-3 -29 -17 figures $
64 -31 -11 figures are
-28 34 2 figures for
44 4 5 fil
23 -16 -7 file
30 -13 -22 fill
-20 -2 0 fill the
36 34 -39 film
17 4 -10 film $
5 31 -39 film of
-6 -67 25 fin
-55 18 29 final
-5 -22 26 financ
-28 34 -8 finance $
39 -31 15 finance director
-18 31 -5 finch
84 -46 -27 find
-24 -31 -30 fine
-76 -7 16 fine $
139 -64 -103 finish
-69 -15 -2 finish with
-5 9 30 fir
-4 -43 82 fire
-61 5 47 firm
3 -55 35 firm $
-12 37 -14 firm has
-16 -11 55 firm in
-54 -32 80 firm is
19 -36 35 firms in
112 -48 -41 firmwar
-16 -29 -7 first
4 -13 25 first #
101 -13 -61 first $
5 -1 -10 first aid
-4 -12 29 first box
10 -7 -2 first call
7 -71 86 first day
3 -12 42 first five
-47 -29 -34 first line
-85 -5 35 first mail
35 -19 -19 first month
-15 -27 -6 first name
-38 -19 -12 first names
51 -27 -6 first of
27 -2 -26 first order
-51 -6 -2 first person
78 -13 -38 first quarter
-51 -40 85 first three
-35 99 -17 first time
-48 -5 -19 first two
27 -19 29 first week
76 -31 -59 first year
26 -28 -23 fish
88 -71 -34 fit
37 -23 -55 fits
51 -20 -36 fitted in
-33 1 30 fitter
17 -17 -10 five
-44 33 67 five $
0 -6 -29 five hours
10 -2 -6 five minutes
-67 -37 50 five months
-53 -14 51 five of
18 18 -17 five weeks
8 -12 -4 five working
45 -47 -25 five years
15 -32 -22 fix
58 -15 -22 fixed price
11 9 -24 flag
28 19 -30 flat
25 -54 10 flat $
-44 26 8 fleet
55 -53 -5 flight
-78 48 35 flood
-42 36 -1 floor
-13 -4 -8 floor $
-64 -9 87 floor is
13 -5 -3 floor plan
21 -13 -19 flow
0 40 -59 fly
29 -18 -6 foil
0 -46 47 fold
35 13 16 follow
90 -19 -24 food
-27 -12 33 foot
-30 -13 34 for
-2 14 3 for #
54 -6 -34 for $
67 -46 4 for a
0 -18 27 for all
5 -21 26 for an
-6 -1 -14 for any
-10 -8 32 for anything
28 -30 -25 for by
-16 -29 17 for each
-40 -49 -18 for eight
-89 87 18 for eleven
53 -41 20 for every
47 -28 -3 for five
-10 -6 9 for four
-7 18 -11 for free
24 48 -75 for half
-5 23 -23 for help
-54 -19 75 for his
-17 -3 -17 for it
21 -2 -21 for its
-19 -2 39 for last
-20 9 12 for more
-18 -7 25 for my
31 -12 -8 for new
-23 19 48 for next
35 -60 15 for nine
2 -18 37 for one
-18 29 -2 for our
-25 -20 53 for sale
64 -40 -75 for six
38 -28 -34 for sixteen
75 -30 -15 for ten
29 18 -49 for the
7 -48 -14 for their
-20 -44 49 for this
79 -71 -10 for three
7 -15 -6 for twelve
43 63 -64 for two
-54 -3 53 for us
40 -13 -28 for what
20 -9 -6 for your
15 -8 -25 forecast
20 -54 28 foreman
-5 14 -19 forest
17 -5 -14 forg
67 -43 -12 form
22 -42 -23 form:base
2 -5 24 form:gerund
23 41 -37 form:past
21 3 7 form:third
-114 -30 -22 formal
-58 -7 -8 formal $
15 -43 32 fort
20 -1 -19 forty minutes
-17 75 -24 forum
94 -153 -12 found
-11 -9 -10 found #
-58 106 -103 foundation
94 -116 29 founder
-70 -6 89 founder is
-80 -7 90 foundr
4 -42 41 four
16 -19 15 four days
60 -21 -36 four hours
-55 -12 38 four in
4 -25 30 four minutes
-12 -12 -9 four months
47 -14 -34 four of
-53 21 50 four people
27 -42 2 four times
44 -5 -50 four weeks
111 -49 -53 fourteen
63 46 -43 fourth
-31 16 12 fox
24 -5 41 fram
-47 57 11 framework
24 -1 -4 frankfurt
106 -58 -44 free
97 -65 -54 free $
-12 -11 4 free and
-7 32 -15 free by
86 -39 -70 free for
16 -7 -8 free from
-9 -5 15 free in
38 25 -70 free of
-115 -3 44 free to
83 -33 -47 freelanc
-8 -3 24 freelancer
-13 -8 27 freez
-5 -20 -1 french
-44 48 -29 frida
55 -7 -33 friday
-12 -9 -3 friday $
-50 29 12 friday and
38 -9 -28 fridays $
-95 -96 66 friend
-4 -23 15 friend of
-20 -1 -9 friendly and
0 -8 -28 frighten
48 -41 -18 from
93 -1 -100 from #
-75 -45 81 from a
-9 37 23 from her
60 -35 9 from his
1 -17 -3 from local
-8 29 -27 from may
-36 -8 45 from my
-7 27 -12 from nine
-40 -15 25 from one
15 -18 -16 from our
5 36 -25 from the
10 27 -27 from their
42 13 -32 from two
31 -38 -7 from us
-55 -6 80 from what
48 -49 -16 from your
42 -6 -10 front
29 -7 -22 front of
75 8 -56 frost
7 -16 23 frozen
46 43 -34 fuel
11 7 -52 full
7 -12 -8 full day
-39 9 -22 fun
-35 45 16 fund
-32 -29 68 furiou
-21 -6 28 furious $
-5 4 -38 furnitur
60 -26 -16 g
37 -53 -8 gain
10 8 -28 galler
49 18 -40 gam
-40 70 -56 game
17 -3 -18 gap
29 48 -24 garag
15 -1 -5 garden
38 -3 -31 gas
-13 34 12 gate
0 68 -48 gate $
-50 17 45 gave
-21 51 -60 gave a
-28 13 15 gave him
7 -24 33 gave the
71 -46 -23 gdansk
-10 39 -14 gear
40 3 -19 generation
-46 -16 -32 gentl
58 -92 50 german
79 -76 34 get
8 -14 3 get #
-17 -21 51 get a
-19 -19 87 get on
-40 -19 36 get the
-18 -8 -48 get to
-14 -88 107 gets
-55 -33 60 gets #
29 -13 -7 gets a
-1 -18 -7 ghent
27 -16 -11 ghent $
-18 34 17 gift
-32 2 45 girl
40 -60 48 giv
1 -27 -22 give
-44 -55 87 give up
32 -32 22 given
20 -28 17 glad
-2 39 -55 glas
48 -29 -15 glaz
-77 -75 110 go
31 -18 12 go $
25 -15 -19 go back
-34 -3 19 go down
-19 -19 69 go in
24 1 -6 go on
5 39 5 go out
-42 -12 46 go to
-56 0 24 go up
-22 -61 68 goes
14 29 -22 goes into
38 17 -40 goes out
-36 -13 88 goes through
96 -13 -87 goes to
-51 -6 40 goes up
-30 -55 26 going to
93 -24 -63 gold
37 -28 -29 gold at
-24 -16 47 golf
-70 -53 134 gone
-15 -2 3 gone by
-3 81 -55 good
-3 -30 12 good $
9 59 -57 googl
-89 16 60 got
9 -15 40 got #
-47 19 14 got a
-4 23 -44 got its
-56 34 -10 got the
7 19 -33 gothenburg
-13 22 38 governor
-58 4 56 gown
85 -7 -59 grad
45 -35 -21 graduat
25 2 -23 grain
45 8 -44 gram
23 9 -15 grams $
-20 7 34 grand
-34 2 45 grant
20 -34 -11 graz
-2 33 -37 great
-5 39 -45 great $
-128 54 15 green
-52 15 -5 green $
-11 42 -19 greenhous
-72 -24 -2 greet
57 -6 -47 grew
45 -17 -32 grew up
22 -2 -33 grey
-17 -2 16 grind
-8 34 -24 ground
-19 70 -62 group
-1 25 -20 group has
-14 26 -33 group in
13 -6 -3 group of
-18 13 -2 group runs
-3 5 -10 group took
21 -24 2 groups of
46 60 -46 grow
31 37 -68 grower
-10 28 -44 grown
-28 39 -25 grown to
-4 16 -14 growth
-62 17 63 grumbl
92 -37 -47 guarante
10 -3 -9 guaranteed for
-16 -15 27 guard
26 14 -24 guest
7 -2 -18 guests pay
14 77 -31 guid
29 27 -42 guild
-20 -3 -7 gush
-55 -25 81 gym
-36 -3 38 gyms
27 -5 -22 h
-87 -34 96 had
34 55 -68 had #
-60 8 80 had a
-59 -28 73 had an
33 -10 -33 had at
-11 13 14 had the
-49 -45 93 had to
-27 -23 60 had two
-46 -7 50 haggl
-15 -5 20 hail
31 -19 -7 hal
-34 -22 22 hale
-42 -66 90 half
13 -22 45 half $
41 -50 -36 half a
15 7 -35 half an
-7 -4 16 half empty
10 -13 4 half of
47 -1 -62 half price
-9 18 -16 half term
-82 -18 97 half the
-48 60 -51 hall
-21 10 25 hall $
53 -22 -49 hall in
15 20 -19 hall with
-28 -46 36 halv
-5 16 -15 halve its
-23 32 -45 hamburg
27 -38 45 hand
-55 32 3 hand $
-6 -18 36 hand in
-18 -47 64 handed in
3 32 9 handl
49 -5 -51 hang
-1 56 5 hap
36 -7 -5 harbour
-106 41 92 hard
17 -15 23 hardwar
-14 17 -12 harrogat
72 -12 -22 harvest
-74 31 55 has
-31 99 -88 has #
-28 55 2 has a
-11 -33 22 has already
-15 -49 93 has asked
1 -43 17 has been
-19 -15 32 has gone
-28 39 -25 has grown
31 -37 -27 has had
-15 -45 51 has handed
-41 106 -52 has just
-42 -50 17 has lost
12 -25 12 has moved
38 42 27 has no
24 -53 34 has not
-16 22 8 has promised
-8 -49 52 has put
-32 16 25 has run
-14 24 -14 has taken
43 -63 33 has the
-26 53 -23 has three
99 -1 -70 has to
24 -4 -26 has two
-2 -50 23 hasn't
-38 -56 40 hat
-70 -8 67 hate
-2 -11 44 haul
-10 -42 49 hav
25 -82 40 have
-115 -42 80 have #
61 61 -43 have a
13 -13 20 have about
-27 96 -27 have been
23 -23 7 have done
-61 -3 38 have gone
66 40 -69 have had
-3 44 -14 have just
45 -17 -15 have moved
-31 7 41 have no
-24 -18 57 have not
-52 0 51 have nothing
-6 -35 41 have now
-38 34 -16 have one
76 -61 -29 have played
15 -1 -37 have run
-64 22 -3 have sold
48 -11 -11 have their
-49 53 -19 have three
3 -11 7 have to
-32 -13 8 have told
-49 -85 80 have two
54 -13 -25 have used
25 -11 -24 have worked
-104 46 21 he
-3 -36 87 he and
-4 40 -35 he asked
-25 -29 135 he can
-1 21 -27 he cannot
-1 -3 10 he does
-1 -98 36 he had
-23 -81 40 he has
-13 -54 31 he hates
-66 -123 66 he is
-1 -23 8 he likes
-1 -10 13 he may
-3 -10 27 he never
-5 -17 49 he pays
-24 31 -24 he posted
-2 -30 -7 he reads
-11 30 -84 he said
-2 -31 17 he says
0 -24 -16 he still
-2 -50 34 he thinks
-24 138 -199 he told
-7 15 -47 he wants
-15 -61 45 he was
-17 -37 38 he will
-2 62 -57 he would
-16 64 -61 he wrote
-13 31 17 he'd
24 -38 26 he's
-57 -65 45 head
7 -32 28 head $
24 -3 -28 head and
-22 -29 2 head of
-15 -15 31 head office
-112 -32 65 health
127 -20 -53 hear
-72 65 18 heard
-9 -40 49 heard from
85 -25 -71 heat
-30 39 -17 heat pump
-25 79 -33 hectar
19 -11 27 hedgehog
-22 -11 31 height
19 -45 4 held
-28 -13 0 helen
-7 30 -44 hello
146 -11 -153 help
6 4 -30 help with
9 68 -34 hens
-130 -8 78 her
-17 24 6 her $
-2 -27 -16 her as
-12 19 -21 her at
-1 -21 21 her boss
-30 48 33 her current
-4 -20 43 her deputy
-2 -13 21 her ex
-1 -40 12 her husband
-20 -1 -19 her in
-4 -10 46 her last
-6 -29 0 her on
-15 71 -29 her own
-1 -34 35 her partner
-3 -38 53 her predecessor
-1 -52 43 her team
-3 -12 39 her to
-11 -28 31 here
-7 -5 -12 here $
-56 -2 88 hers
-3 -26 21 herself
13 -53 15 herself $
-14 -18 63 hid
-47 34 13 high
23 -22 -17 hill
-106 -19 45 him
-39 15 56 him $
-1 30 -38 him at
-22 -9 -16 him for
-12 34 6 him in
0 -33 28 him out
-16 8 3 him the
-1 -33 8 him to
-44 1 76 himself
-5 -66 78 himself $
-118 94 47 hir
35 -40 -8 hire
25 -1 -29 hire $
-10 36 -27 hiring for
-49 -14 51 his
-5 -26 17 his back
-2 -23 19 his boss
-1 -24 6 his brother
-2 -12 -3 his daughter
-25 -28 55 his last
151 9 -49 his name
0 -56 61 his own
-1 -13 -4 his post
-2 -35 22 his wife
-17 -23 -10 histor
-2 -34 22 hit
45 55 -55 hold
50 -44 -27 hold a
-21 7 24 holds #
-31 -12 54 holds the
-23 -55 56 hole
0 13 -26 holiday
-33 96 -47 hom
37 30 -42 home
17 53 -40 home $
-60 36 -2 homes between
-31 -6 46 homes in
-50 19 60 honest
-34 -9 18 hope
-41 4 28 hors
23 -1 -41 hospic
47 -62 6 hospital
31 -46 11 hospitals in
-4 49 -48 host
25 18 -21 hot
-25 -15 -30 hotel
139 -84 -104 hour
78 -56 -10 hour $
9 -14 -23 hour and
24 -16 -45 hours $
44 -3 -16 hours and
18 -13 -20 hours of
5 -11 -7 hours on
76 -15 -35 hours to
26 -5 -59 hours with
-30 38 33 hous
-11 8 -6 house $
3 -20 13 house and
-69 37 -21 house in
22 -5 -19 house is
-35 44 8 houses $
-22 27 -27 houses in
-37 3 -17 how
-17 -9 28 hr
-17 50 -19 hub
14 4 -13 hub in
30 -24 9 hull
-22 -3 -15 humbl
34 -9 -23 humidit
-49 118 -53 hundr
-26 -17 71 hung
-36 -21 24 hurt
-33 -79 78 husband
-35 -52 57 hush
-35 -36 52 hushed up
11 36 -49 hut
90 -30 -71 hygien
-16 41 -60 i
-53 -70 37 i am
-1 25 -22 i asked
32 -5 -26 i bring
-37 -33 -6 i can
3 -12 12 i do
-19 62 -42 i drove
44 -34 -9 i finished
-13 11 -25 i had
-28 4 40 i have
-22 73 -36 i heard
24 -40 42 i hold
-12 -18 0 i hope
-35 -12 108 i know
-16 -1 18 i left
19 -33 -9 i live
-32 93 -36 i may
-78 -1 59 i need
-33 -5 81 i only
-66 97 -22 i read
-41 66 -44 i saw
42 -15 -40 i started
-3 -23 63 i used
-6 35 -19 i walked
5 -4 -25 i want
24 -50 72 i was
33 -14 -29 i will
58 -48 -18 i worked
-94 -39 89 i would
-42 1 3 i'd
-32 -5 70 i'd take
142 -38 -92 i'm
45 -16 -30 i'm a
29 -30 20 i've
-102 5 22 idea
-39 -9 64 idle
-47 -57 55 if
86 27 -111 if a
-25 -8 38 if he
-9 -11 3 if it
-19 -16 75 if she
-34 -15 15 if the
107 -17 -38 if they
-30 29 1 if we
-24 -26 22 if you
47 -45 -9 ii
-6 -31 32 ill
29 -21 -2 imag
-36 35 54 import
18 40 -57 in
-56 55 1 in #
-15 -52 71 in $
38 -49 7 in a
-16 46 -44 in all
-1 95 -81 in an
-5 7 14 in antwerp
23 -12 -2 in any
-46 11 43 in april
0 34 -6 in at
-77 0 53 in august
25 -7 -17 in austria
-21 -9 80 in autumn
-58 6 56 in basel
27 -19 -49 in bath
11 5 -27 in berlin
-7 36 -17 in birmingham
-40 3 83 in by
-48 -14 52 in cash
9 -15 -6 in cologne
-2 -66 50 in confidence
-24 -4 21 in december
-30 4 22 in denmark
9 13 -9 in derby
24 -37 -2 in eight
5 -13 -14 in eleven
-9 -21 -20 in english
-17 75 -29 in every
13 -10 -9 in exeter
-63 29 9 in february
-27 -4 -8 in first
109 -80 -4 in five
-20 63 -22 in four
24 -1 -4 in frankfurt
29 -1 -26 in front
8 -18 -9 in ghent
-39 39 -18 in graz
24 56 -59 in his
54 -5 -9 in house
8 -18 27 in hull
-34 1 75 in it
50 -14 -24 in its
-83 15 78 in january
-42 38 -17 in july
-84 20 45 in june
4 -20 19 in kent
-33 -41 67 in law
32 -36 -60 in leeds
39 -26 -9 in linz
94 -35 -28 in lisbon
29 -7 -23 in lower
22 -7 -33 in lyon
-41 20 -21 in manchester
-75 27 33 in march
-81 61 13 in may
-11 35 -24 in milan
-58 -100 135 in my
-14 26 -30 in nine
-60 -4 56 in november
1 -12 -20 in nuremberg
-40 16 43 in october
81 -67 -15 in one
52 29 -101 in our
20 -4 -13 in person
13 -33 -1 in poland
12 -16 -5 in portugal
-23 2 0 in reading
10 -20 -11 in rotterdam
19 -3 -15 in scotland
-50 40 -22 in september
10 -14 9 in seven
-17 15 20 in six
-46 -24 50 in spring
58 -32 -31 in stock
2 -23 30 in summer
-43 -21 35 in ten
-2 18 7 in the
-58 0 49 in their
-8 -7 -19 in this
-40 51 -40 in three
-3 33 -43 in town
-26 -6 43 in two
50 -23 -23 in under
11 19 -25 in vienna
14 -8 -10 in wales
-56 9 40 in winter
11 -35 78 in writing
74 -19 -44 in your
-28 -17 -1 incident
131 -102 -95 includ
81 -58 9 included $
15 -3 -8 included in
28 -12 -7 incom
31 -19 -10 independent
-6 14 -23 indoor
23 -14 17 ines
79 -12 -27 insid
-31 26 -14 inside the
54 -12 -47 inspect
51 24 -2 inspection
-20 -21 92 inspector
48 11 -35 instagram
145 -60 -54 instal
29 -8 -24 installation
7 -40 -3 installed in
46 -17 -17 instead
55 -14 -24 instead of
52 -114 32 institut
90 -11 -66 instrument
-48 -43 51 insur
-7 24 -38 insuranc
2 59 -34 insurance $
53 -18 -9 insurer
18 -40 12 intern
26 0 -21 internet
22 76 1 interview
-12 57 -10 into
15 -41 41 into a
-9 48 -42 into the
-41 63 -14 invest
-16 -32 46 investor
-33 -20 -74 invit
-26 -15 -22 invite him
13 -48 39 invoic
-57 -15 42 invoices $
9 3 -17 invoices are
53 -38 -25 ireland
43 -37 -12 ireland $
18 52 -43 iron
27 -82 40 is
-66 -72 50 is #
-17 60 -70 is $
-46 77 -27 is a
7 49 -49 is about
-29 -13 58 is against
-14 -28 42 is already
-11 65 -72 is an
35 -12 -10 is answered
-47 -2 70 is around
-2 -31 13 is at
2 43 -28 is back
-14 -5 24 is bad
-26 -56 106 is being
22 -10 -5 is built
70 -44 -74 is called
14 -1 -22 is checked
-7 25 -29 is closed
36 -8 -52 is committed
11 -5 6 is cut
14 -5 -8 is delivered
27 -7 -49 is done
-68 -1 56 is down
51 -15 -11 is ever
-104 -9 4 is fine
25 -10 -19 is fitted
48 -3 -59 is fixed
-16 -10 17 is for
88 -50 -81 is free
-65 46 -3 is from
-21 -2 19 is furious
29 -21 11 is given
-24 -59 65 is going
2 37 -50 is half
-5 -4 17 is her
51 2 -20 is in
17 -4 -9 is included
-22 -51 70 is leaving
-4 29 -30 is looking
46 -21 -46 is made
39 -75 47 is moving
-25 -21 64 is my
-30 -1 27 is nearly
39 -3 -17 is needed
92 -47 -10 is no
-75 -33 114 is not
-6 -32 61 is off
26 -8 47 is on
33 -6 -20 is one
-34 -12 17 is only
31 46 -27 is open
-16 25 -13 is opening
-43 66 -18 is out
54 -16 -24 is paid
20 -2 -25 is part
-1 -22 34 is pregnant
21 -9 -10 is printed
-13 51 -16 is read
5 -17 10 is ready
-36 -12 61 is really
-10 -11 14 is run
-7 -32 37 is said
31 -7 -27 is set
2 -13 63 is six
-54 -5 54 is slow
4 83 -44 is sold
-95 -28 68 is still
17 -1 -17 is stripped
32 -11 -18 is tested
-47 25 31 is the
-32 -1 26 is thin
-17 -42 23 is thinking
-87 -1 72 is to
26 -23 31 is too
36 -10 -25 is two
-28 29 25 is under
-42 2 40 is up
-11 -7 -11 is used
-18 54 -2 is what
7 -12 25 is why
-1 -24 40 is with
35 -2 -21 is written
62 -25 -10 is yours
-4 -20 63 isn't
57 -7 -46 iso
48 -6 -36 iso #
-59 108 -90 issu
-68 -43 24 it
-33 -8 57 it $
-33 -46 25 it a
18 -18 31 it and
-29 -7 -51 it as
13 65 -42 it at
-34 -12 46 it back
19 -10 9 it comes
53 -7 -40 it costs
-74 -47 77 it for
-31 39 4 it from
-26 -7 30 it goes
-2 28 -25 it has
-18 -14 29 it in
65 -9 -42 it is
16 -13 38 it isn't
39 -2 -38 it leaves
-47 60 13 it on
10 -2 -13 it out
-52 12 47 it rains
-83 127 -77 it says
-13 -11 41 it so
-23 -31 -22 it sound
12 -6 -11 it takes
-56 28 3 it under
-2 -18 38 it up
92 34 -104 it was
8 -17 -38 it with
23 7 -10 it works
20 -11 -9 it would
-3 -4 18 it yet
65 -21 -71 it's
17 -5 -8 it's #
101 -39 -55 item
-44 100 -58 its
29 4 -23 its #
64 -69 -29 its first
-65 -13 99 its last
-5 22 -32 its new
-28 0 10 its own
23 -19 9 its second
87 -63 -26 itself
-5 14 -33 jacket
-43 -7 -3 januar
-25 36 17 january $
3 -26 52 january and
-54 -27 -46 jargon
-51 -8 -2 jargon $
-9 54 -31 joan
-75 -116 157 job
26 -57 11 job $
-5 90 -45 job ad
-31 -15 16 job and
-51 49 -11 jobs
26 21 -81 join
-29 38 -30 joined the
-6 32 -7 joiner
-65 -3 -4 jok
-86 -10 -3 jona
-13 87 -34 journal
27 71 -74 judg
-84 86 25 july
62 -10 5 july $
-32 80 -19 july and
-34 1 38 jump
-36 33 6 june
-29 12 38 june $
32 5 -29 june and
-72 55 25 junior
-74 82 -29 just
-22 28 -12 just opened
5 -69 53 k
-51 -12 82 k $
24 -39 25 k and
86 -2 -18 kafka
-41 70 -30 kassel
32 -48 -66 keep
-37 -4 50 keep #
45 -19 -18 keep $
47 -40 -1 keep all
-99 -41 -53 keep it
-13 -38 -19 keep the
20 23 -49 keeper
49 3 -22 keeps #
22 -6 17 keeps the
29 -34 -11 kent
32 -52 -11 kent $
33 -35 48 kept
-45 55 -8 kestrel
-38 -18 95 kev
27 -4 -23 key
6 12 -8 keys
65 -38 -15 kg
-10 30 -78 kids
-17 37 3 kiln
30 -26 -23 kilo
6 21 -47 kilometr
18 -16 22 kilos $
-127 44 -51 kind
-77 -3 25 kit
64 -5 -30 kitchen
-13 39 -10 kitchen $
36 -4 -37 km
-14 4 -3 km $
-22 -22 9 knee
-29 -2 42 know
-8 -34 53 know $
-22 55 -38 know it
38 6 -38 knowledg
-36 -65 -1 known
-27 -25 51 knows $
36 -14 -3 knows the
22 -22 40 korean
11 72 -54 lab
-21 53 7 label
5 -11 1 labour
117 -36 -55 labs
-27 -28 0 lad
-15 -8 28 lads
-32 -13 36 lady
60 -32 -3 laid
-47 -5 32 lake
68 66 -57 lamp
-21 10 35 land
-16 -69 46 landlord
-84 57 1 lane
-28 32 -23 lane $
-13 23 -22 lane in
8 20 -64 languag
-55 73 -27 languages $
8 16 -19 larg
-18 26 -16 largest
-18 -28 71 lars
-34 -13 45 last
60 32 -77 last #
35 33 -64 last autumn
-132 102 41 last month
37 15 -36 last season
37 -17 -46 last spring
31 -32 28 last summer
15 17 -27 last three
4 -66 89 last two
-81 111 -45 last week
41 -10 -37 last winter
9 -19 -3 last year
-8 30 -30 last year's
24 -13 -16 lasts #
-1 -29 30 lat
-74 -114 151 late
-61 -26 90 late $
-53 -26 72 later $
-5 43 -31 laugh
-76 125 -60 launch
-25 38 -23 launched a
-53 56 -35 launched in
-22 25 -10 launched its
42 -20 23 laundr
-26 -46 51 law
-3 -15 3 law $
-74 16 52 lawy
-30 3 4 lawyer
32 16 -31 lay
4 -8 35 lead
-42 -13 -1 lead with
-43 -4 61 leader
23 -32 -16 leagu
-74 -81 176 leak
-15 -18 47 leaks and
102 -40 -42 learn
26 -4 -18 learn to
-32 -5 63 learner
12 -60 83 leas
-27 0 20 lease ends
-16 -15 -5 least
-55 2 40 least #
16 -16 -12 least five
34 -11 -33 least one
-83 -102 90 leav
-49 -7 88 leave $
-14 -2 20 leave in
-84 -31 -51 leave out
30 -18 -38 leave the
80 -7 -38 leaves the
-41 -1 20 leaves us
-16 -22 47 leaving for
-5 -7 17 leaving in
1 11 -40 lectur
56 -15 -81 led
29 19 -34 led the
-48 8 2 leed
-38 40 -28 leeds and
-81 -164 143 left
-30 9 30 left $
-20 -17 29 left after
-23 -25 76 left in
-37 -25 50 left the
-43 -2 52 left us
-16 30 4 legal
-34 57 -24 leipzig
-34 57 -24 leipzig $
-1 -8 11 leith
-16 0 -7 lend
35 -6 -15 length
-14 -154 -166 length:0
16 -46 -104 length:1
-18 0 -27 length:2
-28 -51 51 length:3
12 -57 28 length:4
56 38 -89 length:5
71 -63 -37 length:6
-7 27 -15 lent
112 -57 -42 less
-10 -35 -17 less than
41 17 -39 lesson
-53 -68 79 let
-49 -29 74 let go
-10 -11 38 let it
-8 -46 35 let slip
51 -14 -6 let them
-13 -16 32 let'
-44 41 -7 lets
42 -21 -3 letter
11 -23 -2 letter $
96 -27 -70 level
46 -16 -31 level #
56 -25 -31 liabilit
-28 82 -63 librar
14 -5 -13 library $
-29 34 -16 library in
-7 4 19 licenc
45 6 -68 licence $
19 -17 -9 licens
22 7 5 lid
19 -6 -22 lids
12 -10 21 life
16 52 -25 lift
15 23 -97 light
-8 57 -23 light $
-84 -17 -3 light and
-6 -18 -10 lik
-81 -34 -1 like
88 -32 -32 like $
-29 -17 -37 like a
-3 9 -10 like to
60 -15 -36 lime
5 -34 52 limit
41 -24 -26 limit $
-57 67 -83 lin
-9 19 -14 lindqvist
-61 -38 -17 line
25 -45 28 line $
37 -42 0 line in
9 32 -25 line is
3 -16 -14 linen
-94 14 -14 lines $
31 19 -23 lines in
-51 -29 -36 link
38 -10 -4 link $
-31 -15 -12 link to
-39 92 -83 linkedin
-33 61 -40 linkedin $
-1 4 -24 linkedin that
0 10 -16 linz
-33 59 -11 lisbon
-37 40 48 list
56 -59 27 list $
-28 51 -33 list for
-13 -7 24 list is
18 -14 -46 list of
-19 -5 56 list price
24 -61 54 listen
-9 -28 17 listener
28 25 -62 litr
-8 65 -80 littl
109 -4 -94 liv
58 -36 -34 live
73 -53 -14 live $
2 93 -33 live in
18 -50 6 load
-23 14 23 load $
-13 4 -8 loaf
-25 -55 77 loan
77 -11 -96 local
5 -15 -7 local paper
33 -9 -37 local radio
-6 23 -20 location
-12 32 -6 lock
3 41 -37 lock and
12 -31 2 log
15 -42 28 login
-54 75 -45 logistic
-3 -34 51 logo
-7 34 -28 london
15 35 -43 long
-18 -10 -24 longer than
-46 93 8 look
11 -4 -48 look after
18 1 -12 look at
-20 12 8 looked at
45 21 -35 looking for
-40 53 -7 looks after
45 -12 -30 lor
-109 -104 166 los
-47 -73 150 lose
-17 -4 16 lose money
-12 -8 8 lose the
-46 -8 42 loss
-122 -79 143 lost
-39 -37 54 lost #
-28 -88 83 lost a
-57 -25 84 lost the
-35 -29 49 lost two
14 3 18 lot
53 -19 -8 lot $
-83 66 -20 lov
-100 151 -50 love
-23 37 -9 loved the
-34 25 -13 low
-85 5 51 lower
-26 32 7 lunch
-22 -22 51 lunch $
78 20 -51 lund
12 -14 16 lyon
48 -29 10 m
-2 -20 9 m #
20 -35 29 m $
54 9 -26 machin
62 -6 -14 machine $
-46 37 -23 machines $
-7 -4 16 machines and
35 -26 -29 made
-67 -13 89 made a
13 -5 -14 made from
80 -44 -10 made in
-58 71 -29 made me
14 -6 -19 made of
-1 24 -20 made the
-45 129 -69 magazin
-66 42 -13 magazine $
-115 -9 -40 mail
-79 3 13 mail $
-63 53 1 main
58 56 -88 maintain
-11 16 45 maintenanc
-46 31 27 mak
-65 15 -18 make
-50 39 19 make #
-59 -35 -36 make it
34 -27 -26 make the
-43 -2 37 make up
-5 50 -42 maker
-50 -83 137 man
-13 -31 22 man in
-71 -85 89 manag
30 -4 -18 manager
-23 12 -8 manager $
-6 -36 7 manager is
-46 121 -35 manages #
4 -1 -24 manchest
68 15 -35 many
-8 23 -37 map
-19 30 -3 map $
10 29 -14 maps
-72 -15 86 march
56 1 -5 march $
-32 1 24 march and
-1 -58 31 march that
-27 -36 56 margin
69 -9 -34 margin is
-61 -7 56 margin on
-29 -37 -1 mark
-7 37 -88 market
16 6 6 market $
-64 -8 -20 marks $
-13 17 -1 marlow
-13 -34 32 mat
2 -22 -13 match
-4 -15 10 mate
41 -6 -50 material
-14 -2 20 maternit
-14 -2 20 maternity leave
68 -11 -37 mattres
-34 -22 -12 max
10 26 -6 may
-59 14 53 may $
-40 27 1 may after
10 -86 38 may and
80 -68 19 may be
-5 -7 10 may not
18 -2 5 may to
-3 -26 20 mayor
-88 80 -46 me
-8 -21 32 me #
-31 -76 43 me $
-27 112 -125 me at
-1 7 -17 me he
0 44 7 me in
-6 -2 20 me on
0 -26 -6 me over
-15 -52 28 me she
-11 -65 37 me that
-20 47 13 me the
-6 -51 39 me they
45 -17 -28 meal
-13 -9 36 mean
79 3 -75 measur
46 -16 -37 measured #
45 -16 -13 measurement
-27 17 15 meat
4 -11 7 mechanic
-12 41 -30 media
-39 -21 -16 medical
61 -31 -23 meet
-3 -11 -14 meeting
11 -6 -16 meetup
22 9 -16 memb
12 23 -7 member
42 -31 -26 member of
60 -46 -23 members $
-64 39 -7 members and
-47 -29 120 men
49 2 -46 mend
-135 -34 -119 mention
-54 -1 -1 mention of
-58 -52 -76 mention that
-83 -65 -73 mention the
103 -17 9 mentioned $
-88 114 20 menu
-87 28 41 merg
-20 74 -38 merged with
-59 -36 74 mess
23 42 -30 messag
-16 72 -89 met
46 -31 -42 met at
-13 39 -31 met her
-1 18 -20 met him
78 -6 -85 metr
-7 -19 46 metre $
71 -54 -29 metres $
16 9 -17 metres in
23 -56 33 microphon
-7 -33 42 middl
101 -20 -48 midland
-19 -35 23 midnight
-25 9 56 might
101 32 -87 mil
15 8 -6 milan
-16 25 -6 milan $
-26 -24 39 miles $
-5 18 -47 milk
-31 53 0 mill
-17 9 23 mill in
-10 32 -14 mill lane
28 0 -13 million
15 -8 -11 million $
2 26 -22 million euros
-21 32 -12 million in
25 -17 -10 million pounds
7 -2 -10 min
21 -30 30 mind
-17 -11 29 mine
110 -29 -66 minimum
34 -8 -25 minimum order
-14 -72 85 ministr
18 -11 0 minu
73 -9 -59 minus #
119 -51 -114 minut
37 -12 -35 minute $
76 -33 -65 minutes $
23 -23 -26 minutes and
22 -11 -13 minutes away
23 -27 -3 minutes from
-31 9 -1 minutes in
-6 47 -5 minutes of
-10 14 -16 minutes on
24 -20 -7 minutes to
-31 -86 153 mis
39 -5 -21 miss
19 -9 8 missed appointments
-71 -24 88 mistak
50 3 -27 mix
-18 59 -67 mobil
-4 -6 -19 mobile number
96 19 -36 model
47 -1 -18 model $
-66 -4 -8 modest
-19 20 10 moment
-6 20 -13 moment $
33 -6 -38 monda
-11 -11 -8 monday
17 20 -51 monday $
-14 -23 1 mondays $
-99 -109 155 mone
-57 -38 67 money $
-7 -18 20 money for
33 4 -30 monitor
51 -59 -13 month
53 -9 -47 month $
-46 23 12 month and
5 -2 -17 month for
-51 88 -30 month in
29 -2 -28 month to
3 -3 -38 month with
41 -12 -43 monthly fee
49 -39 -30 months $
-45 -4 30 months late
-23 -16 33 months of
15 0 18 more
-42 -43 86 more $
11 -18 -19 more than
76 -31 -80 morn
49 8 -60 morning $
-14 7 16 most
0 -2 -42 most $
-34 29 5 most of
-48 11 34 moth
-26 40 -14 motorwa
-26 40 -14 motorway $
-50 23 64 mould
20 -6 -8 mount
4 24 -43 mov
6 -24 1 move
32 0 -18 moved #
-18 30 -24 moved into
-11 6 -3 moved its
-39 17 -16 moved to
-14 27 -1 moves to
-1 24 4 moving to
-56 25 25 mr
-49 -43 16 mrs
-36 -30 57 ms
32 -10 -23 much
-34 -9 75 mum
75 -33 -79 museum
-15 -1 4 museum has
16 -26 -2 museums in
-81 117 -13 music
3 -64 70 musician
-98 -21 120 must
0 35 -42 must be
7 -18 25 mutual
-7 2 -30 my
-25 -33 33 my brother
1 -1 -51 my fee
-2 -35 16 my last
-15 -6 -18 my mobile
-165 -5 -33 my name
129 -15 -59 my old
-4 49 -29 my own
-7 40 -31 my post
-41 28 14 my sister
-93 -5 77 my studio
18 -10 -22 my wife
82 -27 -32 myself
67 -19 -27 myself $
-69 85 -16 nam
-17 -95 -96 name
51 15 5 name $
32 -52 -96 name is
78 -14 -30 name of
-25 -4 -28 name the
9 -38 29 names $
-39 -13 53 names and
26 -54 -48 names:0
-20 6 -24 names:1
-16 1 -65 names:2
96 -30 -62 national
-24 -8 36 nativ
23 -40 12 near
102 -61 -5 need
-16 -9 35 need #
-23 -8 -9 need a
50 -12 -36 need no
-20 -1 7 need one
-11 -12 34 need to
-83 0 49 need two
36 -5 -11 needed $
9 -19 4 needs a
43 -3 -47 needs only
-63 -11 37 neighbour
-22 -22 61 nephew
-51 -5 41 nervou
-42 0 38 nervous $
8 33 -33 net
11 29 -33 network
31 -7 -8 network $
-14 -130 60 nev
-91 115 -77 new
89 10 -51 new $
-22 -39 30 new hall
-43 38 7 new model
-4 -23 47 new one
-2 6 -21 new roof
78 -67 14 new site
-47 -62 132 new year
-36 76 -11 news
-10 24 -2 news $
-37 107 -76 newslet
-1 -12 -4 newsletter $
-20 20 -8 newsletter that
-62 43 1 next
-51 -55 89 next door
54 -36 -21 next morning
-32 4 -3 next season
-2 109 -58 next to
-51 -17 -10 next week
-100 61 47 next year
-112 124 -77 nice
-45 6 53 night
-24 19 4 night $
10 -27 -9 night and
-53 -16 39 night shift
18 -2 -23 night so
-34 34 47 nights in
16 -1 -21 nine
5 18 -14 nine $
6 -33 42 nine days
-24 19 -2 nine hours
-10 -3 36 nine months
66 -23 -38 nine of
51 -14 -7 nine weeks
3 -45 32 ninet
24 24 -1 nineteen
-21 3 -5 ninth
48 -114 -77 no
-20 -7 82 no $
95 -8 -51 no charge
36 -3 -38 no contract
52 -16 -37 no cost
-66 -8 -7 no exclamation
11 -1 -3 no extra
41 -8 -43 no fee
-37 -14 -18 no jargon
49 -12 -24 no minimum
-68 -9 -22 no more
6 -13 46 no one
-21 -5 -1 no sales
31 -3 -14 no setup
-71 -114 105 nobod
59 -25 -29 nobody has
-11 19 -29 nod
47 -17 -11 none
19 -40 41 noon
-45 -14 58 normal
15 61 -53 north
3 27 -19 north of
35 -39 -7 northern
47 -15 -8 norwegian
-52 -122 16 not
68 -14 -75 not a
-39 4 -8 not be
-38 -24 71 not been
45 -8 -29 not for
-35 -8 36 not get
-10 -7 43 not know
-7 -13 -7 not make
-29 -11 -37 not mention
-31 -1 -36 not name
-34 -44 50 not public
-1 -13 8 not talk
-11 -22 -10 not to
-1 -28 23 not told
-37 -5 -43 not too
-11 -1 24 not use
-7 -3 42 not want
21 25 -45 note
28 -122 -44 noth
32 -35 -12 nothing $
-1 -27 -8 nothing and
9 -2 -19 nothing else
8 -11 -5 nothing extra
20 -8 5 nothing for
6 -5 -19 nothing if
48 -5 -19 nothing is
45 -13 -13 nothing to
49 -3 -26 nothing until
-44 55 11 notic
12 -52 19 notice $
85 -47 -34 novel
-40 -1 25 novemb
-59 88 -42 november $
-30 -37 59 november and
-39 80 -40 now
-118 52 73 now $
36 -15 -15 now and
-4 4 -22 numb
12 -37 -27 number
27 -11 -38 number $
58 -24 -38 number of
-9 -13 5 numbers $
1 -12 -20 nuremberg
-42 14 -1 nuremberg $
27 -16 -25 nurs
7 -22 21 nurser
9 4 -12 oak
57 4 25 oat
4 -11 19 object
-7 35 5 octob
-24 24 4 october $
-3 44 -24 october and
-7 -9 -23 of
74 -39 -26 of #
16 -32 0 of a
16 -32 -17 of all
-3 -10 -5 of any
-42 -42 61 of cash
40 -8 -24 of charge
-11 53 -25 of each
24 -8 -12 of eight
-13 23 1 of eleven
51 -21 -63 of every
-45 83 -4 of five
-1 22 -8 of food
5 39 -45 of four
-50 -26 74 of her
-4 -4 21 of hers
-8 -12 13 of his
4 -11 -24 of it
28 -61 34 of its
-26 13 3 of last
60 -20 -51 of march
-1 -38 35 of mine
141 -36 -65 of my
16 -31 24 of next
-8 52 -65 of nine
-7 36 -6 of one
-20 -58 14 of our
-17 21 2 of sales
30 -23 -7 of september
33 -28 -21 of seven
-30 10 15 of six
8 -20 12 of staff
20 -18 -11 of ten
-6 82 -12 of the
15 -2 22 of their
-32 2 39 of theirs
8 11 3 of them
-48 -9 7 of these
2 18 31 of this
89 -50 -10 of three
26 -11 -12 of twelve
-15 -28 65 of two
29 -25 -7 of up
9 52 -27 of us
-18 -8 -9 of what
72 -6 -45 of which
-15 -2 18 of work
-4 7 14 of your
-66 -25 77 off
-71 -8 45 off $
-12 -30 -19 off as
-55 -10 85 off by
22 18 -39 off in
15 -24 5 off the
52 -44 1 off with
53 -24 -14 offer
-58 -11 -18 offer the
-57 -24 -7 offer to
-61 -17 -19 offer:0
18 -68 -52 offer:1
91 -79 -122 offer:2
169 -73 -193 offer:3
-39 30 74 offic
0 3 13 office $
-3 -13 11 office and
38 -13 1 office in
6 34 -19 offices in
-23 -6 22 often
105 -67 -54 oil
-35 -5 -21 okafor
-47 -25 59 old
-41 -13 -10 old fashioned
-18 37 -41 old town
55 -26 -44 oldest
-12 64 -37 on
-62 40 17 on #
-16 -88 84 on $
46 -96 72 on a
93 -100 -26 on any
78 -47 -66 on average
16 24 -28 on call
66 -42 -5 on day
8 -29 33 on each
15 -9 32 on every
6 0 -10 on four
-32 8 8 on friday
-7 13 -23 on her
-44 58 -46 on his
18 -22 -3 on in
-4 12 -18 on instagram
17 3 14 on it
26 -70 51 on its
-11 39 -56 on linkedin
30 -14 -23 on local
-14 -2 20 on maternity
0 21 -16 on mill
-39 -13 51 on monday
-10 22 -8 on mondays
4 68 -15 on my
41 -59 9 on one
55 -53 18 on our
-7 14 4 on paper
-10 -5 31 on price
15 -10 -32 on request
-2 36 -38 on sale
-14 53 -42 on saturday
-2 3 -19 on saturdays
112 -80 -15 on site
-1 29 -66 on stage
-5 11 -35 on sunday
-15 -15 53 on that
-35 89 -48 on the
18 12 -30 on their
-16 0 10 on this
-36 27 -14 on thursdays
0 -9 -18 on time
33 -8 5 on to
12 9 -6 on top
-3 31 -36 on tuesday
26 -34 18 on two
59 -15 -49 on us
-21 8 -34 on your
1 -23 -15 once
-17 -10 -11 once $
27 -93 26 one
-53 27 78 one $
24 -13 -6 one afternoon
64 -36 -23 one at
52 -14 -33 one day
-68 74 45 one in
-59 20 45 one is
13 -12 -17 one line
-9 -4 29 one month
9 -1 -11 one morning
-78 -35 112 one of
5 -49 8 one page
-17 -3 -25 one paragraph
30 18 -33 one person
-37 70 -23 one sees
-3 -12 10 one who
9 -29 5 one year
32 -49 8 ones
-21 89 -49 onlin
-3 34 -45 online $
-25 -99 86 only
-13 -33 50 only #
-20 8 -6 only $
24 -4 -23 only a
79 -44 -29 only for
-11 -7 7 only in
-31 33 2 only one
50 -19 -15 only pay
73 -47 -6 only the
-40 18 30 only two
-46 121 -69 open
29 -37 28 open $
-30 2 22 open at
-23 6 -16 open day
41 -21 -23 open source
-83 75 46 open-ended
55 -61 -6 opened $
-57 76 -43 opened a
20 17 -46 opened in
-39 34 -24 opened its
-10 2 1 opened the
-17 16 -9 opening a
26 10 -31 opens in
94 -91 -46 opens:offer
-83 96 12 opens:reader
-33 57 -7 operat
33 -3 -41 operator
80 -138 -58 or
33 -5 -25 or more
-9 -7 25 or so
-123 -26 84 or the
-45 -15 -9 or thursday
-10 31 5 orang
36 -15 5 orchard
72 -23 -21 ord
-7 -6 -24 order
1 -31 30 order $
-43 38 5 order for
30 -9 -10 order is
-49 -2 56 ordered #
15 -9 -4 orders placed
2 46 -40 organ
22 6 6 organic
16 -25 39 oslo
-166 -36 167 oth
11 -16 11 other
-103 46 26 others
-40 -4 12 otherwis
42 -120 26 our
30 -7 -21 our #
2 -12 37 our app
30 -3 -40 our clients
-5 -32 61 our competitor
-2 51 -65 our driver
-1 -12 4 our engineers
-12 0 -28 our fee
-46 0 29 our floor
41 -4 -6 our founder
-48 -1 41 our grant
41 -64 26 our last
-60 0 42 our margin
27 -27 -64 our own
-48 -17 30 our second
-17 66 -84 our stand
40 -34 -20 our system
15 30 -40 our team
-38 -1 61 our van
32 -5 -24 our workshop
12 14 27 ours
62 -7 -44 ourselv
95 -5 -53 ourselves $
-66 5 28 out
0 61 -36 out #
-12 -128 79 out $
-2 42 -45 out a
-5 -15 7 out after
-22 -11 43 out and
-32 12 8 out at
4 -56 53 out by
43 37 -54 out every
16 -23 25 out in
67 -101 45 out of
46 18 -53 out on
-17 70 -38 out the
-30 -47 58 out with
-24 -1 35 outag
30 3 -42 outdoor
18 38 -23 outsid
-16 -23 11 outside the
-21 3 8 oven
-1 -75 68 over
1 11 -4 over #
-23 -27 74 over $
15 -38 36 over a
19 -26 -1 over in
-4 -15 12 over lunch
-22 39 -18 over the
25 5 -47 over two
47 -18 -21 overnight
35 -17 -7 overnight $
-16 -14 58 overtim
-39 -49 76 owe
-35 -142 164 owes
-1 -43 32 owes the
98 -71 -17 own
59 -36 -42 own the
56 -37 41 owner
-16 -12 56 owner is
-24 -10 49 owner'
-34 -3 37 owns
33 35 -32 pack
38 35 -39 packag
19 52 -58 pag
0 35 -88 page
-61 115 -112 page $
31 -33 10 page of
-20 67 -45 page says
-2 -138 116 paid
-94 -21 78 paid #
0 -17 43 paid a
3 -4 -18 paid by
18 29 -56 paid for
-40 -2 65 pain
-16 34 19 paint
76 -22 -47 pair
51 -77 33 pallet
53 2 -21 panel
-4 6 -15 panel about
-5 56 -51 panel in
33 70 -101 pap
17 3 -8 paper
-25 2 7 paper $
-22 51 -1 paper on
-11 68 -48 paper that
-16 -19 26 papers $
14 -4 1 paperwork
-137 -14 -73 paragraph
-35 -5 -35 paragraphs $
-81 123 -9 parcel
71 -34 -13 parent
-26 84 -56 parish
-4 38 -42 park
132 -117 -2 part
-4 31 -8 part in
33 -6 -45 part of
42 -20 -7 participant
-44 -108 79 partn
52 -19 -5 partner
-27 -21 -86 partner $
-2 -23 38 partner told
15 -3 -10 parts and
-5 -14 11 party $
-15 36 4 pas
-6 -6 33 pass
5 -15 13 passed on
27 21 -36 passenger
12 -19 35 past
22 -34 28 patent
75 -93 -13 patient
21 -2 -14 patients $
70 -139 79 pay
14 -15 -14 pay #
-31 -2 8 pay $
19 -3 -14 pay by
109 -48 -84 pay for
41 -4 -23 pay nothing
36 -26 -9 pay only
-33 -5 52 pay the
69 -26 -42 payment
0 -15 -2 payrol
-44 -122 129 pays
-14 -29 24 pays #
0 -9 38 pays for
36 -5 -21 pays nothing
-44 19 27 peat
-46 -39 84 peel
-10 -19 0 penc
28 -4 -28 pence a
33 -29 6 peopl
28 -30 -31 people $
-41 27 26 people a
-28 37 8 people and
-5 -4 13 people are
-33 45 8 people at
19 -26 -5 people from
-20 -13 15 people in
79 -55 -28 people on
3 -2 -18 people to
19 -2 31 people who
-62 86 25 people work
122 -65 -58 per
6 -6 17 per head
45 -15 -28 per month
37 -12 -29 per student
0 -54 27 percent
10 39 -35 percent $
25 -13 -4 percent a
-16 -6 34 percent and
124 -20 -118 percent in
12 0 -5 percent less
15 -25 -14 percent more
60 -8 -79 percent of
28 -6 5 percent off
-10 -3 14 percent on
11 6 -5 permit
110 -47 -97 person
-51 16 -42 person $
50 -19 -9 person in
-19 22 -8 pet
-57 20 -18 petra
3 10 -29 phas
142 -62 -61 phon
24 -48 -10 phone $
-4 -8 20 phones $
78 -66 -3 photo
4 1 -26 photo $
107 -62 -15 photograph
-16 -20 34 photos $
-11 29 -6 photos of
-54 16 16 piano
60 -78 27 pick
-20 22 19 pictur
-4 22 -8 pictures $
57 31 -92 piec
-7 26 -19 piece on
15 18 -40 pieces $
67 -3 -85 pilot
-35 0 -13 pitch
39 -1 -76 plac
-9 16 -9 place $
-11 -11 4 place in
34 -38 -12 placed #
-11 -50 -64 plain
45 -14 -26 plain words
-74 0 45 plan
-55 9 25 plan $
-13 6 -15 plan for
-49 41 -11 plan to
-6 -35 74 planned for
7 22 -48 plant
-29 63 -20 plant in
-2 -23 53 plant is
-41 95 -44 plastic
-28 18 24 plat
48 3 -62 platform
82 -15 -68 play
41 14 -46 played #
-60 38 10 player
-159 -96 -104 pleas
-124 -7 -32 please $
-12 -3 -1 please avoid
-8 -3 -55 please be
-13 -6 -51 please do
-8 -8 -13 please don't
-32 -7 -15 please keep
-8 -2 -12 please leave
-7 -15 -6 please mention
-30 -2 -1 please no
-43 -7 -8 please write
-47 108 -81 pledg
-44 105 -54 pledged to
15 -26 -3 plus
9 107 -97 podcast
-7 54 -26 podcast $
-76 20 -38 point
-20 -35 -11 points $
-19 -34 27 poland
-28 -13 64 polic
7 -15 -8 polish
-50 -20 -39 polit
-14 -4 -6 polite and
-22 72 -73 pool
-45 68 -47 port
25 13 -18 portal
-6 23 -17 porter $
40 22 -38 portfolio
30 -5 8 porto
69 -31 -33 portugal
10 -9 -20 possibl
-61 164 -137 post
8 10 -14 post $
-1 23 -31 post about
16 18 -18 post office
-16 36 -17 post on
36 -3 -70 postag
-15 20 -27 posted a
-5 35 -37 posted that
-3 33 -9 poster
12 -23 0 pot
25 4 -9 potato
78 -4 -60 pots
0 -72 36 pound
13 22 -15 pounds $
47 -36 -23 pounds a
-66 10 51 pounds for
33 -17 -27 pounds of
9 -1 -13 pounds per
-23 4 20 pour
81 -51 -28 pow
36 46 -73 practic
-30 34 -15 practice in
-58 37 -20 prais
-3 -48 57 predecessor
-24 -18 57 prefer
-1 -22 34 pregnant
-6 -3 11 premium
-10 -25 10 prepar
-58 38 46 pres
14 -118 86 present
27 -2 -42 present $
-34 -3 45 press $
-7 34 -60 press release
58 -67 23 previou
21 -105 21 pric
63 -51 -14 price $
53 -27 -29 price for
-11 -11 9 price in
111 -21 -87 price is
-32 53 -35 price list
-7 -2 16 price of
13 -10 -10 price per
-63 -7 79 price rise
-51 -3 5 prices are
73 -45 -8 print
-78 123 -31 priorit
44 -21 13 privat
-65 1 1 priya
-14 67 -62 priz
14 13 -15 prize $
-8 12 -29 prize in
-37 -18 67 probab
-4 7 13 problem
54 -8 -23 proces
-33 -18 66 procurement
0 20 11 produc
2 76 -61 product
-36 -19 30 product $
18 -1 0 production
-7 41 -1 professor
-18 100 -36 profil
-64 -1 38 profit
47 40 -81 program
76 -3 -50 project
-137 110 -40 promis
-19 70 -36 promised to
-42 48 -53 promot
-41 52 -19 promoted to
13 12 -26 proof
-36 36 -15 propert
12 -13 -11 proposal
-18 0 3 protection
23 -26 3 provid
-3 9 -31 public
-18 -38 39 public $
-43 116 -57 publish
-30 37 -51 published its
-48 -30 81 pul
-85 -1 55 pulled out
2 -11 -14 pump
10 -26 -15 pupil
75 -35 -30 purchas
-61 -60 78 push
-26 -3 -2 push $
-116 43 -25 put
-10 -3 17 put a
-16 -17 49 put in
-3 61 -67 put out
-76 -53 -23 put the
39 23 -34 put up
100 -43 -26 python
-29 -34 26 q
-28 -40 50 q #
0 -1 -17 qualif
14 18 -3 quar
-12 -34 34 quart
-3 -16 18 quarter
80 -22 -19 quarter $
12 -4 13 quay
-41 70 -58 question
-94 -22 -3 question $
41 52 17 questions $
-4 57 -52 queu
-41 -35 13 quick
-71 -43 38 quiet
-92 -11 116 quiet $
-3 -41 33 quietly $
-43 -29 132 quit
-24 -6 36 quit $
-72 -30 16 quot
-12 0 2 rac
15 4 -19 race
34 -34 20 rack
75 41 -95 radio
-3 72 -52 radio $
-34 -1 28 rail
-3 -11 49 rain
-30 61 2 rais
-73 89 -38 raised #
-10 0 42 raised a
63 -9 -64 raising #
-19 17 2 ran
-45 50 -26 ran a
4 52 -54 rang
-23 59 -3 rat
-6 -54 6 rate
4 0 -15 rate $
17 -4 -8 rate is
-101 -3 49 rath
-16 -2 -11 rather than
51 -48 0 ratio
111 -40 -51 reach
14 -16 -2 reach your
27 -14 -20 reached #
-48 18 16 reached the
33 53 -119 read
1 31 -34 read $
39 -12 -12 read by
-88 102 -11 read his
-22 21 -8 read in
-15 41 6 read it
35 -26 -24 read on
60 -14 -24 reader
29 -61 -32 reader:0
-28 56 -90 reader:1
-30 83 -117 reader:2
-5 -24 -7 reads on
-21 -38 49 ready $
30 -15 -3 ready for
26 -13 -3 ready to
-116 -8 119 real
-15 40 -27 reason
-43 -5 62 reason $
-3 20 -16 rebuilt
-43 -16 52 recal
105 -75 -62 receiv
46 -22 -17 receive #
10 -24 -3 receive a
-11 59 -20 recent
44 -28 -19 receptionist
-28 -7 41 reckon
116 -52 -31 record
49 -100 49 recruit
-6 16 -39 rector
14 -12 9 recycl
86 12 -39 red
-16 13 -7 redesign
-25 -25 -60 ref
-25 -25 -60 refer to
30 -22 8 referenc
14 27 -24 refil
30 -4 -19 refund
-30 0 30 refurbish
-27 -66 144 refus
-81 2 -20 regard
55 5 -34 regatta
43 -14 -59 regional
35 -22 -47 register
-1 -54 37 regulator
13 -52 56 reject
35 25 -86 releas
49 -14 -32 release $
-63 -21 157 renew
-104 -37 83 renewal
-70 -83 116 rent
-24 -11 53 rent $
98 -11 -69 rental
-29 105 -88 reopen
-14 17 -6 reopened its
-75 -25 123 rep
-25 13 22 repair
47 -22 -9 replac
26 -2 -29 replaced $
52 -12 -38 replacement
-23 54 -21 repo
59 53 -37 report
-10 -6 -17 report $
-3 13 -12 report on
29 67 -28 report says
-19 8 -1 report within
-29 42 -8 reps
-8 25 -19 request
13 -9 -17 request $
39 45 10 rescu
13 -37 49 research
-9 -24 33 resel
10 -30 16 reserv
-22 63 1 resident
-40 -10 24 resign
-65 -21 -29 respectful
28 -12 -21 respons
31 35 -34 restaurant
33 -44 -20 restor
99 -53 -20 result
15 -7 12 retain
8 -3 13 retest
-36 -84 81 retir
-25 -3 19 retires at
41 -47 26 return
115 -37 -107 revenu
-76 16 109 review
5 -1 -12 review takes
66 -1 -25 reviewer
-35 37 27 reviews $
-23 -29 35 rid
-22 -29 38 rid of
22 -10 29 rig
124 3 -62 right
14 37 -25 right to
15 -37 45 rights to
-47 52 7 ring
-63 -7 79 rise
-63 -7 79 rise $
53 24 -66 risk
-27 42 -22 riv
-26 -51 78 rival
-59 46 1 river $
-8 10 -16 road
-96 62 24 road $
-14 10 -6 road in
55 7 -40 roast
-24 -49 75 robot
20 4 -15 rol
-47 -20 106 role
-31 3 14 roof
18 -4 -16 roof $
20 -22 11 roof and
45 5 -41 room
-7 22 4 room $
5 -15 -8 room for
14 -7 -21 room with
-19 -7 -9 rooms $
-23 30 4 rooms in
26 -16 11 rope
10 15 -27 rose
47 46 -71 rose by
-16 34 -30 rota
38 -33 -27 rotterdam
32 24 -74 rough
11 25 -66 round
-11 12 -5 round $
-24 17 -7 round in
8 -28 27 round is
-40 50 8 round of
49 15 -38 round the
31 -14 -12 rounds of
53 -31 51 rout
-18 -24 17 row
-3 -13 21 row $
32 -7 -43 rugb
113 -74 -21 rul
54 -25 -48 run
-39 26 19 run #
-45 0 29 run for
30 -5 -15 run is
57 -27 -20 run on
4 2 25 run the
-28 88 -50 runs
-81 91 -16 runs #
40 -27 -23 runs for
73 -44 -49 runs in
114 -14 -96 runs on
-100 -69 151 runs out
-13 12 7 runs the
-59 -14 33 runwa
-18 25 34 rust
-29 -39 -1 ruth
-1 18 -12 rye
42 31 -39 s
5 -48 44 sack
33 -9 -8 safe
-137 6 99 said
-35 -59 106 said $
-2 24 -83 said at
-20 134 -70 said in
-21 -14 40 said no
-13 58 -66 said on
27 -16 -7 said that
-6 -32 58 said the
-29 -35 30 said to
-33 3 0 sal
-7 20 20 sale
-46 -7 86 sale $
-48 -8 -7 sales
32 -12 -24 sales $
-21 -7 -6 sales talk
-32 -3 -3 salesy $
-22 56 -24 salt
76 -23 -22 same
14 18 -70 same day
21 -41 37 same evening
25 -49 -13 sampl
20 -7 2 sand
-53 83 -36 sat
-29 -12 41 sat in
-34 51 -52 saturda
7 17 -20 saturday
52 -46 -44 saturday $
43 -61 -17 sav
64 -27 -10 save
-6 -59 50 save #
4 -7 -28 saving
-81 95 -38 saw
-4 30 -36 saw her
-15 19 -34 saw it
-19 -15 58 saw on
-15 17 -11 saw that
-60 46 38 saw the
-5 9 -11 saw their
12 9 -23 saxon
-137 -53 30 say
-13 11 43 say $
-30 79 28 say so
-51 -11 -93 say that
-15 -7 -63 say we
-169 56 96 says
-21 -23 44 says #
-32 -54 62 says $
-7 -4 -11 says he
-3 27 0 says her
-31 70 -18 says i
60 41 -46 says in
-9 -2 20 says no
-52 98 -50 says on
-1 -78 38 says she
-8 49 -50 says so
-21 16 38 says that
-44 -68 36 says the
-4 -38 37 says they
-1 -21 13 says yes
27 -3 -19 scaffold
26 -36 23 scal
50 -13 -30 scan
39 -23 -12 scanner
-85 -42 42 scar
29 -25 -12 schedul
-40 0 19 schem
8 51 -78 school
-24 56 -12 school $
-119 77 -21 school has
30 -6 -5 school in
-79 47 44 schools $
7 -19 15 schools in
3 13 -24 scienc
-7 -24 7 scientist
-2 -8 21 scor
-52 -18 101 score #
19 -3 -15 scotland
-62 -13 78 scrap
-1 -41 38 scratch
34 -37 -7 screen
-37 -18 78 screen $
-6 -2 20 script
-24 53 -10 sea
17 -16 27 seal
-19 7 10 search
54 21 -119 season
-7 39 -28 season $
50 -17 6 seasons $
44 -15 -14 seat
-26 10 26 second
34 -27 -42 second $
34 -13 -47 second week
66 -11 -14 seconds $
0 -22 43 secretar
28 -10 -13 section
-49 -1 52 sector
117 -14 -85 see
-29 84 -19 see the
69 -30 -50 see their
-35 -21 63 seed
-4 -4 24 seen
-34 105 -50 sees
-23 49 19 sel
-46 -46 89 sell
-6 -28 22 sell $
23 -15 13 sell the
-14 -10 4 sell to
-12 -15 -32 send
78 -5 -50 send a
-15 -2 25 send the
34 -22 -13 send you
-53 -5 40 senior
37 -30 -17 sensor
-43 -99 127 sent
-33 -22 93 sent back
-138 -27 -74 sentenc
-62 -6 -17 sentences $
59 -11 -33 separat
-30 -16 50 sept
-19 -6 24 sept $
-49 44 -12 septemb
-3 40 -28 september $
-14 6 11 september and
-21 45 2 ser
-31 -15 -28 seriou
4 -29 77 serv
55 15 -82 servic
30 -19 17 service $
37 -29 -6 session
32 4 -16 set
39 -10 -28 set $
-29 5 37 set for
23 -10 -23 set in
35 -4 -12 set of
51 -38 -8 set up
52 -16 -30 sets
11 -4 -8 setting up
-20 -52 54 settl
92 -35 -51 setup
11 -3 -4 setup fee
21 -14 -5 setup takes
-13 40 -15 seven
-55 5 50 seven in
0 -17 36 seven weeks
3 -21 32 shad
23 96 -107 shar
-102 50 10 she
-3 -13 48 she and
-29 102 -63 she asked
-20 -4 67 she buys
67 -13 -13 she can
-1 -31 53 she cannot
-2 7 -15 she gave
-1 -5 -29 she gets
-10 -47 120 she got
-1 -41 29 she had
-15 -89 31 she has
-38 -64 60 she is
0 -40 -18 she knows
0 6 -21 she lost
-5 20 -13 she may
0 -39 42 she only
-5 -63 48 she pays
-6 44 -53 she posted
-11 65 -138 she said
-2 16 -24 she spoke
-12 -13 80 she takes
-44 96 -155 she told
-1 84 -96 she wants
-14 -11 -66 she was
-1 -92 48 she will
-2 76 -72 she writes
-5 111 -67 she wrote
-67 -22 67 she'
-90 -9 92 shed
33 -61 23 sheet
-10 -2 22 sheet $
49 17 -51 sheffield
-11 21 -28 shelf
10 -8 -15 shelf in
-45 -69 53 shelt
23 35 -54 shift
-16 15 -23 shifts $
-14 -18 16 shifts in
29 55 -46 ship
68 -30 -14 shirt
23 -8 -59 sho
30 -38 7 shoot
-89 98 -11 shop
46 -51 20 shop $
-47 24 -11 shop has
26 -19 5 shop in
1 18 10 shop is
-16 9 -2 shop on
-8 20 -44 shop was
-13 19 -7 shops $
-8 3 -15 shops in
-166 -114 3 short
-35 -7 -13 short $
-33 -9 -6 short and
-60 -4 74 short of
-44 -6 -36 short paragraphs
56 -79 8 shortlist
-28 30 19 shot
-129 16 1 should
-76 -24 18 should be
-33 13 2 should not
-16 -37 77 shout
-14 98 -50 show
-45 23 21 show $
-16 10 18 show and
-24 29 -7 show in
-9 42 -2 show is
-32 -32 33 show that
-15 26 -18 showed the
62 -9 -41 shown
-3 2 -11 showroom
-46 -27 50 shut
17 1 -10 sick
-1 -9 -12 side
-107 -55 -9 sign
-66 -54 -23 sign as
-65 -34 -13 sign it
-1 -45 -46 sign off
-27 -13 -12 sign with
-20 10 41 signal
2 -27 -24 signatur
15 -9 1 signed $
-51 -32 -25 signed by
-31 130 -22 signed the
1 14 6 signs $
-33 65 -32 silv
-44 10 58 simon
-56 -19 -64 simpl
1 -40 29 sinc
202 -14 -190 since #
22 -10 -1 since april
-10 -20 55 since easter
-13 20 -16 since february
52 -46 -5 since it
16 -2 39 since january
61 38 -111 since last
14 -83 53 since march
-25 50 1 since may
-15 12 23 since spring
-180 -44 170 since the
0 -20 28 since then
0 -13 -51 since they
-7 4 -18 singl
-103 -4 112 sist
-48 8 56 sit
-70 90 -63 site
-1 43 -40 site $
-11 -12 21 site and
-10 7 7 site in
-30 66 -41 site says
-3 95 -57 sites $
-53 9 61 sits
-22 27 -5 sits on
61 -59 -12 six
-28 -31 94 six $
-57 -8 73 six days
27 -10 -5 six minutes
14 -7 -44 six months
3 20 -4 six of
-24 -4 30 six people
-42 -36 13 six weeks
10 -22 -35 six years
58 -17 -49 sixt
92 -32 -40 sixteen
126 -40 -26 siz
-19 45 -31 size $
2 29 -40 sketch
-36 -10 -41 skip
-31 -10 -11 skip the
-62 12 73 sleep
47 -8 -39 slept
-20 1 24 slid
-37 -80 84 slip
-10 -9 41 slip $
55 6 -9 slot
4 31 -12 slovenia
-32 -22 44 slow
-35 -3 46 slow $
47 34 -71 smal
111 -98 -31 smallest
-12 -16 28 smel
3 29 -59 smok
-79 -95 102 so
18 -44 39 so $
-56 -3 45 so a
-3 -7 -52 so be
58 -39 -17 so far
-5 -11 11 so get
-4 -6 -29 so go
-10 17 19 so he
55 -11 -29 so i
-4 46 -20 so in
-2 8 24 so it
60 -6 -28 so no
65 -7 -54 so nobody
-2 33 -59 so on
-50 -10 80 so steer
74 -32 -21 so that
17 -35 69 so the
-24 0 -3 so there's
64 -10 -78 so they
-1 -24 -65 so this
-62 9 30 so we
-15 44 -45 soap
30 -16 -11 soc
34 -16 -14 soc #
12 18 -31 societ
36 -15 -33 socket
27 -15 -20 socket $
-25 -13 32 soft
1 -37 20 softwar
-27 46 -46 software $
2 6 -18 soil
-18 76 -12 solar
-28 4 24 sold
71 -74 -7 sold #
16 -15 20 sold $
30 37 -46 sold in
-22 72 -79 sold out
29 -16 -19 solicitor
36 -35 56 some
17 5 -40 somebod
56 -69 7 someon
48 -18 -29 somerset
4 78 -119 someth
-51 -31 71 son
60 -9 -62 song
5 6 -15 soon
67 -7 -18 sort
-80 -27 -92 sound
-32 -28 -1 sound like
24 56 -68 soup
13 -32 44 sourc
28 -26 -23 south
31 -11 -21 south west
36 23 -30 spac
13 -23 41 space $
-27 -45 52 spain
44 -7 -17 spanish
52 -38 -40 spar
81 -80 -18 speak
8 -27 13 speak to
-72 -21 -34 spel
-54 -86 110 spend
0 -32 6 spend it
-21 -67 89 spent
-76 38 65 split
-79 130 -63 spok
-13 20 -12 spoke about
-4 39 -13 spoke at
-24 34 -37 spoke on
100 -51 10 sponsor
-33 -18 45 sport
-23 54 -26 spot
-98 69 7 spr
8 -3 23 spray
6 36 -22 spread
3 31 24 spreadsheet
-12 41 -18 spring $
-11 -30 14 spring and
11 8 -22 squar
-11 -7 17 square metre
17 24 -33 square metres
-5 -1 11 st
8 36 9 staf
-2 37 -20 staff $
-56 18 60 stag
-59 -26 83 stage #
-3 33 -67 stage in
34 -5 -23 stair
-44 47 41 stal
13 1 -14 stand
49 -29 -17 standard
0 -16 15 stands in
27 2 -50 star
74 -22 -80 start
13 -5 -16 start $
-13 -6 22 start at
85 -36 -8 start in
37 -4 -29 start on
-109 -32 19 start with
-78 30 29 started a
45 -42 -7 started this
-18 -6 0 starts $
27 -2 -22 starts at
-14 10 -4 starts on
-61 31 -9 stat
-23 6 15 station
19 30 -40 station $
-13 -24 -6 statistic
93 -81 -73 stay
11 -36 -2 stay on
19 -13 -12 stays in
-50 -10 80 ste
-25 62 -50 steam
18 -13 -30 steel
34 -43 26 step
-137 -64 160 stil
-20 5 31 still has
-12 -2 -7 still in
17 -25 27 still open
-1 -60 21 still owes
40 -65 25 stock
20 -18 12 stock $
-73 55 10 stood
0 22 -36 stood at
-93 -11 59 stop
47 10 -52 stop $
10 -7 -4 stop at
39 -6 -39 stor
-4 25 -20 storag
-49 37 -3 stores $
-8 28 -18 stores in
-46 109 -36 storm
33 -27 -40 straight
-37 23 4 strateg
-30 112 -40 stream
7 55 -75 street
-62 0 54 stretch
-67 -14 90 strik
27 -11 0 string
23 -24 -14 strip
-35 7 1 stroud
-54 7 19 stuck
7 81 -32 stud
11 -6 28 student
-9 22 40 students $
-72 50 -12 students in
-62 20 45 studio
24 40 -32 studio is
-12 2 -7 studio'
7 -3 -21 study takes
-51 18 24 stuf
-40 -28 -38 styl
-74 -58 -50 subject
-10 -18 -2 subject $
-66 -36 -41 subject line
50 -19 -47 subscription
-5 -28 38 subsid
47 -3 -33 such
-61 -8 48 sued
-94 -31 -20 suggest
1 26 -79 suit
-26 53 19 sum
18 25 -43 summer $
50 -29 0 summer and
8 97 -65 sunda
31 -11 -40 sunday $
-34 39 -68 sup
-18 -31 75 supervisor
-51 39 34 suppl
-58 -59 67 suppli
-3 -56 50 supplier
-16 32 -17 support
46 19 -48 surfac
-11 15 -20 surger
-75 74 -3 surve
42 -1 -53 survey
-13 -27 36 surviv
39 -15 -16 swap
72 -6 -28 system
-37 40 56 tabl
-58 -22 115 table $
2 11 -7 tablet
76 -82 6 tak
20 -69 42 take
-76 -12 89 take #
56 -2 -32 take a
-7 -1 17 take this
43 -20 -12 taken
-58 3 83 taken on
-85 50 51 takes #
10 -40 60 takes a
23 -7 -12 takes about
20 -21 -8 takes an
5 40 -20 takes five
23 -14 -31 takes four
41 -10 -25 takes one
33 -23 -21 takes place
1 -1 -11 takes six
11 -13 -8 takes three
51 -4 -53 takes two
63 -74 25 taking
85 -59 -19 takings $
-86 91 -58 talk
21 -65 -12 talk $
-48 -7 -14 talk about
-9 35 -18 talk at
-1 15 -52 talk in
-18 41 -33 talk on
72 12 -20 talk to
52 -6 -40 tank
1 10 -36 tap
-156 -1 134 target
140 -105 1 tast
-56 40 7 tasting in
-38 -31 53 tax
48 27 -40 tea
-63 72 -13 teach
-19 -55 16 teacher
21 -4 9 team
-76 11 37 team $
92 -79 -22 team in
-22 66 -34 team of
11 -48 35 team was
-17 -27 72 tear
-15 24 -29 tech
-150 34 -11 technical
67 -12 -42 technician
24 2 -7 tel
11 -3 -33 telephon
19 -27 -95 tell
-2 -42 39 temp
36 17 -52 templat
100 -57 -60 ten
6 -3 -12 ten $
26 -19 -7 ten days
17 12 -38 ten in
11 45 -24 ten minutes
51 -20 -44 ten of
24 -13 -14 ten weeks
21 -8 -18 ten year
17 -10 11 ten years
-23 -27 26 tenant
-27 0 47 tend
25 9 -15 tent
45 37 -38 tenth
35 4 -25 term
-1 -6 16 term $
-12 -1 40 terminal
-26 -5 17 terms $
-31 29 -8 terrac
12 -26 -15 test
8 10 9 test $
6 -25 -1 test on
-42 -2 24 tested by
66 -34 -16 tester
42 -49 -34 text
-68 24 9 th
-36 -11 14 th $
0 -6 -45 th or
-30 -63 36 than
26 -15 -36 than #
72 -34 -50 than a
41 -11 -46 than the
-20 -9 -16 than two
4 -53 -77 thank
-46 40 -10 that
-48 34 -4 that #
-53 -44 19 that $
-40 62 22 that a
16 -5 -6 that are
-5 8 -36 that half
-23 36 -44 that he
-28 26 20 that her
-109 -22 62 that i
35 8 -55 that is
11 1 -7 that it
42 7 -30 that nobody
-15 -39 -17 that she
-39 -2 18 that the
48 7 -22 that they
-32 14 22 that two
12 -2 -15 that was
4 -50 39 that we
42 14 9 that you
-17 38 9 that'
-38 27 -1 that's the
-82 7 26 the
-105 -15 66 the #
-7 64 -28 the ad
-50 38 16 the agency
-6 -27 47 the app
-28 40 -34 the association
-16 -30 19 the audit
-22 -9 30 the autumn
25 -2 -4 the average
31 44 -39 the back
7 4 -22 the baltic
-88 15 80 the bank
-6 -7 36 the bar
-46 12 52 the barn
20 55 -67 the best
59 -17 -18 the big
9 6 16 the blue
-46 -13 27 the board
24 -24 -27 the boat
-8 41 -8 the book
-9 -24 57 the books
-2 1 -11 the box
109 -8 -78 the budget
-37 38 -22 the building
-50 65 -13 the bus
-21 29 -28 the business
-8 -13 4 the buying
32 -30 29 the call
-7 29 -16 the canal
-3 -32 50 the caretaker
-10 1 10 the cellar
-37 64 -16 the centre
-34 5 -6 the chain
-8 -25 22 the chair
-54 28 12 the chamber
64 -3 -37 the charity
-11 -12 26 the chef
21 47 -33 the city
-40 -10 51 the client
-23 -19 25 the clinic
26 -4 7 the clock
1 -4 -35 the club
-16 18 -10 the coast
-18 25 -13 the college
-30 -7 87 the committee
-32 43 8 the company
-14 27 -47 the congress
18 -7 -10 the contract
11 13 -9 the cooperative
-63 0 34 the council
35 12 -11 the country
-6 9 -16 the county
-12 3 -14 the courier
22 -8 -30 the course
-17 -15 41 the current
13 -16 -28 the dairy
126 -90 -27 the data
-8 11 -6 the dates
-10 -4 -6 the day
-13 -21 58 the dean
-28 -4 -16 the deck
13 -16 -6 the demo
18 -8 -9 the depot
-9 -10 13 the deputy
-43 -50 80 the director
-32 58 -5 the door
31 -57 24 the driver
9 -21 -3 the dryer
-6 -22 31 the east
13 -16 2 the end
15 29 -51 the evening
-14 33 -20 the factory
20 -8 8 the fair
-104 50 38 the family
-64 0 21 the farm
48 -4 -39 the fee
-50 69 -16 the festival
-4 8 -54 the figures
5 -27 24 the film
-15 -12 25 the finance
-77 78 -47 the firm
99 -50 -27 the first
31 -9 -16 the floor
-4 -37 27 the foreman
-57 69 -88 the foundation
-62 -7 89 the founder
-14 -4 -5 the founders
13 -33 3 the four
56 -13 2 the fourth
-24 1 12 the fox
-24 0 30 the free
-30 38 -25 the fund
-43 26 26 the garden
-1 43 -44 the gate
-32 -4 53 the grant
-33 9 18 the green
-24 45 -15 the ground
-87 35 29 the group
4 38 -31 the growers
-17 34 -2 the guide
13 35 -41 the guild
97 -66 -22 the hall
52 -17 -39 the harbour
-12 -14 53 the head
-8 -2 11 the health
-48 24 -4 the home
-8 19 5 the hospital
-35 -19 37 the hotel
13 -7 -22 the hour
-21 7 -13 the house
54 -16 -16 the inside
-12 -12 46 the inspection
-10 41 12 the inspectors
-30 -3 38 the insurer
4 -32 0 the job
-12 18 -20 the junior
14 -1 25 the kitchen
15 -8 28 the lab
-13 -52 61 the landlord
-2 -91 89 the last
-24 11 18 the league
-33 -29 74 the lease
-31 -31 74 the leeds
-40 5 21 the library
27 26 23 the line
-29 -29 39 the loan
-7 46 -50 the local
-2 6 -22 the logistics
-2 -22 19 the machine
1 -13 -25 the mail
-60 -2 3 the main
-47 -47 83 the manager
-19 44 -24 the map
-56 -1 26 the margin
-8 -14 -28 the market
-3 -25 21 the mayor
-45 14 45 the merger
52 -25 -14 the midlands
5 -7 -12 the mill
48 -8 -31 the minimum
-15 -66 82 the ministry
82 -47 -18 the model
-9 -3 16 the moment
65 -47 -9 the money
-2 -1 -19 the month
30 -7 -5 the monthly
7 6 -28 the morning
-26 40 -14 the motorway
59 6 -52 the move
-83 34 31 the museum
72 -20 3 the name
0 -2 -21 the national
-25 -16 65 the new
-8 26 -5 the news
108 -102 -55 the next
-25 -21 38 the night
17 36 -58 the north
69 -46 -18 the novel
17 5 -37 the number
-24 -1 -34 the numbers
-8 46 -46 the office
-75 78 -14 the old
-104 37 51 the one
-9 50 -18 the only
38 -20 -26 the open
16 4 -25 the opening
-29 -14 -7 the order
-39 62 -9 the organ
-22 -62 96 the other
-20 -2 27 the others
-81 -47 71 the owner
-32 -23 93 the owners
12 -41 40 the paint
85 27 -66 the panel
-47 49 5 the paper
-21 8 -21 the papers
-24 73 -49 the parish
-43 27 -19 the park
-21 -21 64 the partners
25 -13 -29 the past
-13 -17 20 the pay
15 -4 7 the people
18 -2 -23 the person
17 -29 22 the phone
-28 -13 25 the pilot
-27 -8 41 the pitch
-22 49 -5 the plant
71 -9 -51 the platform
-43 -12 -15 the point
36 -51 27 the pool
17 -48 23 the post
-4 -5 -12 the practice
-62 -6 76 the present
-34 4 32 the press
-9 -36 38 the previous
51 -32 -73 the price
42 34 -50 the programme
-25 -32 63 the publisher
-112 0 73 the quarter
13 -7 20 the quay
-4 30 -20 the queue
21 -11 -7 the quiet
-2 4 -17 the radio
-10 -28 93 the real
-13 -13 17 the receptionist
-33 -3 25 the record
-19 1 -7 the red
41 -2 -45 the regional
-3 -53 44 the regulator
51 -28 12 the rent
25 -75 12 the report
12 -21 7 the residents
8 18 5 the review
77 26 -91 the right
-32 51 -16 the river
-30 85 -41 the road
-43 4 60 the roof
45 24 -34 the room
-46 45 -21 the round
49 -50 17 the sale
73 -60 16 the same
8 -18 -5 the sample
-57 111 -39 the school
34 -48 3 the season
-82 -66 110 the second
76 -37 -31 the service
7 -3 -21 the shelf
15 41 15 the shop
-35 -3 74 the shops
-15 -10 -21 the show
-64 72 3 the site
-14 -8 14 the six
15 28 -15 the small
8 -4 -20 the smallest
42 -18 8 the software
-13 -29 43 the son
31 -24 -10 the south
26 40 -58 the space
-93 31 30 the spring
-11 -2 -5 the staff
1 21 -8 the stand
-33 16 -13 the start
24 17 -58 the state
17 -24 -16 the station
46 13 -24 the studio
-12 2 -7 the studio's
8 -20 4 the study
-26 -34 -28 the subject
-88 15 49 the summer
-2 62 -19 the sunday
14 -5 -10 the survey
43 -2 -31 the talk
31 -26 -9 the taster
-105 24 26 the tasting
83 -52 -19 the team
-5 -44 47 the tender
26 26 -33 the test
-10 24 5 the theatre
-20 -9 50 the third
25 55 -31 the till
-53 -2 73 the time
6 -17 7 the tool
-1 -15 -21 the top
-42 -5 54 the town
-54 28 7 the trade
-24 -19 66 the trailer
-19 41 0 the train
0 -8 11 the treasurer
98 -17 -83 the trial
-61 24 1 the trust
-69 25 31 the trustees
81 0 -53 the two
7 -35 52 the union
-28 27 -6 the unit
-6 16 -30 the university
7 -25 7 the usual
-56 88 -36 the valley
-31 1 44 the van
-34 26 25 the vet
-79 22 53 the village
-24 -8 3 the visit
-4 -7 26 the ward
-6 -16 37 the warehouse
-18 42 2 the water
-31 -21 -12 the way
2 -26 -34 the week
-24 -13 45 the weekend
16 -11 16 the weight
7 -15 41 the west
-16 31 -9 the whole
-34 76 -57 the window
-40 14 41 the winter
-96 -33 -42 the word
-39 14 44 the work
-24 -1 -26 the works
25 -31 -20 the workshop
-32 -51 78 the wrong
-39 10 48 the yard
-46 -2 62 the year
-28 -2 20 the yearly
5 25 -20 theatr
24 20 -7 their
-20 -44 25 their current
-33 -50 7 their last
-5 13 -13 their new
-8 -33 10 their old
81 7 -22 their own
-8 26 -22 their page
-15 -32 75 their present
-15 84 -87 their site
7 -39 40 them
-1 45 8 them #
13 -14 27 them $
3 -36 9 them are
-28 -10 -2 them for
-8 -49 53 them in
8 -21 -10 them on
-3 -14 31 them out
-40 38 -14 them to
79 -22 -17 themselv
53 -11 -54 themselves $
-57 -53 43 then
-28 -8 7 then $
-104 90 3 ther
-62 3 7 there $
24 40 -42 there are
2 71 -49 there in
45 5 7 there is
-15 -4 9 there was
52 -7 -6 there will
-15 47 -10 there'
23 -40 10 there's room
-91 -16 24 thes
75 2 -54 thesi
5 11 21 they
1 54 -42 they are
-8 18 33 they ask
-1 -1 -65 they can
-1 2 -51 they got
-11 -86 75 they had
-33 10 16 they have
0 2 -19 they launched
-2 18 -20 they look
-15 -12 41 they lose
-15 -98 99 they lost
-5 -31 60 they paid
-64 -35 131 they pay
-4 -10 24 they sell
-50 12 37 they take
18 7 48 they use
-11 63 -69 they want
46 -7 -14 they went
-9 -57 24 they were
-13 -19 28 they will
-1 -13 -4 they won
-23 30 -12 they'r
-6 6 37 they'v
-34 -17 45 thin
-16 -10 54 thing
-16 -4 25 things $
-103 -122 174 think
41 -16 -21 thinking about
48 -31 9 third
-111 0 81 third of
69 -12 -24 thirt
11 -6 22 thirty $
-132 64 27 this
71 -29 -27 this after
-14 24 -29 this autumn
-14 -20 -4 this finds
-8 45 -42 this month
-27 -19 15 this one
17 25 -36 this spring
17 4 -23 this summer
-102 83 2 this year
-130 -35 79 thos
12 -1 -29 those who
-4 -18 27 though
-9 -38 82 thought
47 39 -47 thousand
20 -11 15 thre
31 -68 15 three $
23 13 -58 three days
15 -4 -17 three minutes
-16 -17 38 three months
-66 3 91 three of
-16 -20 33 three times
29 6 -74 three weeks
-10 10 1 three years
-12 -36 54 through
-66 -30 36 through $
47 2 -25 through a
39 5 -4 through the
0 -25 9 thrown
22 -38 -48 thursda
38 12 -40 thursday
-8 -5 -11 thursday $
44 79 -54 ticket
-18 -23 27 tier
-151 -34 106 tight
-43 -4 -21 til
-33 -51 69 till
49 -33 1 till $
-43 -45 57 till the
43 -53 -12 tim
54 -6 -51 time
-32 8 24 time $
1 17 -9 time and
22 -8 13 time for
33 -22 -6 time from
23 -5 -12 time on
45 -8 -3 time to
27 -27 3 times $
-7 16 -19 times a
6 24 -23 times in
21 -18 -16 tip
-1 15 -8 tips
43 -46 -1 titl
-24 -23 16 to
-72 8 17 to #
63 -4 -60 to $
-13 -48 27 to a
-10 34 -26 to an
-30 -6 -26 to another
70 -25 -25 to any
8 55 24 to be
-21 -21 39 to break
-39 -59 117 to build
69 25 -71 to buy
-42 2 35 to come
-28 -2 -4 to cut
-14 9 4 to do
-11 30 9 to drop
-6 -3 28 to each
38 -31 -11 to en
-32 -3 20 to fill
10 0 -19 to find
-14 -22 -1 to five
-2 -39 34 to four
-103 -22 110 to get
-12 -24 32 to give
-58 -3 24 to go
-22 49 -33 to halve
-44 65 -14 to have
53 31 -67 to head
0 44 -49 to hear
-2 -8 -24 to her
43 -9 -6 to him
12 19 -20 to iso
-6 34 -34 to it
51 -20 3 to keep
16 77 -57 to know
-24 -5 28 to leave
-21 37 -22 to linkedin
-27 -9 16 to lose
-88 -1 95 to make
-37 30 0 to me
94 -10 -66 to minus
-15 -8 -6 to my
32 -3 -31 to one
11 4 18 to our
-28 -4 47 to pay
37 22 -28 to put
3 -18 26 to replace
-4 -8 60 to say
-16 -15 2 to sell
-15 15 11 to send
-41 -35 53 to show
-55 8 22 to six
-9 -11 -3 to start
52 -6 -10 to stop
-21 -41 70 to take
57 0 -44 to the
-13 55 -59 to their
-26 33 13 to them
29 -8 -41 to two
91 -21 -99 to us
11 -3 -5 to use
-17 -8 54 to win
11 11 21 to work
4 -18 -32 to write
-1 -6 16 to your
53 -14 -59 toda
23 -13 -27 today $
63 -5 -30 togeth
30 -32 -2 together with
-118 -97 142 told
-2 -18 10 told $
-8 -24 46 told a
0 -14 5 told her
-69 3 -7 told me
-35 20 65 told our
-38 31 -37 told the
-51 -10 68 told to
-74 44 13 told us
-48 68 16 tom
35 -19 -12 ton
-173 -76 -87 tone
-82 -14 0 tone $
-20 -11 -8 tone no
-54 58 -3 tonnes a
62 -53 -22 tonnes of
-84 -105 122 too
54 41 -72 too $
-6 -14 24 too dear
-7 -14 5 too much
-46 99 -56 took
-14 -28 20 took #
-60 31 -13 took on
-14 55 -83 took over
6 -15 -12 took part
-7 -7 17 took the
132 -77 -36 tool
6 52 -71 top
-42 -17 -8 top $
23 23 -26 topic
18 11 1 total
-47 -28 -10 touch
-87 95 -16 tour
-35 24 -8 tow
42 26 -43 towel
21 -14 -18 towels are
-20 54 -42 town
-65 77 -31 town $
-2 52 -81 town hall
4 -9 36 toy
-38 -3 57 tr
31 -38 -5 trac
74 -36 4 track
-52 12 8 trad
-3 3 -10 trade press
-34 26 -17 trail
40 -7 -62 trailer
84 -11 -77 train
-18 35 -5 train $
-11 -1 14 traine
-52 62 -22 trained as
12 2 -11 trained in
25 -13 -23 trainer
28 -11 -31 trainers are
20 -18 -7 training is
1 20 -10 tram
48 -16 -15 translat
22 -14 -12 translator
34 -14 -16 transport
27 8 -23 trap
55 14 -61 travel
11 -11 -7 travel within
46 -19 -1 tray
11 22 -32 tre
-73 -8 19 treasur
22 -2 -23 treat
7 28 -38 tree
44 -21 -23 trial
43 -12 -32 trial $
-5 6 -11 trials in
-21 65 12 trip
-26 -52 79 troubl
17 11 -18 truck
-13 0 12 true
7 1 36 trust
-10 6 33 truste
24 54 -28 try
-11 51 -80 tuesda
8 12 -1 tuesday $
6 18 -6 tuesday and
-31 -10 -12 tuesday or
-37 33 -3 turbin
-54 0 62 turn
-6 26 -13 turned #
-69 -96 135 turned down
-54 -7 45 turnov
-35 -7 34 turnover of
-33 71 -26 turns #
-4 -12 20 tutor
44 10 -74 twelv
31 -13 -35 twelve months
41 -7 -47 twent
-59 -82 105 twic
-36 -3 48 twice $
43 30 -52 twice a
-62 -15 28 twice and
13 -62 37 two
48 -41 -1 two $
-59 -8 -17 two dates
71 -9 -40 two days
76 -25 -43 two former
-17 -4 30 two hospitals
51 -7 -41 two hours
16 22 -29 two hundred
-9 -12 14 two minutes
-2 -4 -22 two months
-39 37 -23 two more
-14 -31 37 two of
-38 65 -3 two other
-1 -7 -30 two partners
-4 2 -15 two people
-3 -16 18 two quarters
31 -14 -12 two rounds
-20 -3 -34 two short
-78 102 -10 two sites
-4 -10 19 two suppliers
63 -6 -48 two weeks
5 -1 -13 two working
47 24 -46 two years
46 -38 -26 type
17 -29 -45 typical
27 -9 -13 tyr
46 -47 -8 uk
-38 27 12 und
-68 -1 16 under #
10 -31 23 under a
-69 -9 56 under the
13 -6 -9 under three
-8 11 -5 understand
12 -42 69 union
-59 -10 64 union $
54 14 -53 unit
8 71 -63 universit
104 -73 -15 university of
-26 -4 24 unpaid
20 12 -53 unplan
-6 -110 83 until
85 -14 -43 until #
-36 -6 57 until may
-28 -40 63 until the
22 -6 -7 until they
-27 -5 18 up
-20 -4 7 up #
66 -54 18 up $
-26 54 -16 up a
5 -9 -40 up by
-75 34 15 up for
16 4 4 up in
-20 -29 80 up on
-41 -48 90 up the
122 21 -81 up to
-3 -4 16 updat
-81 -82 91 us
-145 -1 137 us #
103 -60 -129 us $
-5 30 -16 us a
42 -15 -70 us and
15 103 -87 us at
18 -9 -13 us every
-2 30 -4 us in
69 -15 -9 us since
-12 0 -16 us so
38 -16 -8 us that
20 -16 -5 us the
69 -72 -77 use
24 24 -4 use $
50 -10 -25 use a
64 -28 15 use it
29 -3 -50 use our
-20 14 11 use the
127 -39 -106 used
37 -12 -12 used $
-17 -24 7 used by
51 -22 -23 used it
24 -34 -8 used the
50 47 -28 used to
8 4 -40 user
27 -3 -29 users $
10 68 -66 uses
69 -66 -17 usual
-4 28 -47 utilit
23 4 -14 utrecht
-77 107 -16 valle
-24 -12 24 valu
-13 -12 5 valuation
-12 -58 56 van
83 24 -73 van $
32 66 -88 vans
26 -8 -2 vans $
72 -41 -6 vat
-24 49 -30 vehicl
-21 -55 47 vendor
41 17 -44 venu
-51 -22 75 version
-22 19 -31 very
-23 32 14 vet
-15 -20 16 vets
88 -26 -68 video
5 26 -10 video $
-13 21 1 vienna
46 -4 5 vienna $
-1 -4 17 view
-43 71 -2 villag
53 -31 -58 visit
-29 -6 -4 visit $
35 0 -28 visit costs
45 44 -133 visitor
-24 -10 -12 voic
-30 24 17 volum
-43 -52 31 volunte
-12 42 -31 volunteer
33 -2 -27 volunteer is
-41 25 -8 volunteers $
15 -1 1 vot
-37 -23 56 wag
60 -41 37 wait
13 9 -39 waiting list
57 -34 -56 wal
16 -21 -7 wales $
-42 51 24 walk
12 -14 -12 walk through
-40 -15 68 walked out
-8 12 -35 wall
-151 -14 115 want
-25 -5 6 want it
-34 -1 39 want the
32 -13 9 want them
-10 7 -9 want to
-1 68 -56 wanted to
-78 -4 79 wants a
0 -30 26 wants him
-5 -53 40 wants it
-9 -63 58 wants out
-41 -56 56 wants to
25 -34 23 ward
-28 14 34 warehous
-47 -7 -48 warm
-35 -3 -3 warm and
-18 -2 -45 warm but
17 -118 96 warn
31 -24 -22 warrant
-65 -3 90 was
-39 -14 -32 was #
-18 10 0 was a
39 -62 26 was an
-1 35 -19 was at
-68 -11 64 was cut
-44 -10 38 was dropped
-24 -1 30 was ill
-66 178 -180 was in
102 -16 -65 was late
-50 -3 21 was let
-13 61 -95 was named
28 -40 36 was never
-9 72 -98 was on
-23 -22 26 was paid
-23 -2 28 was the
-5 -22 1 was there
19 -43 -46 was turned
23 -22 30 was voted
26 -13 -15 wash
-44 -20 54 washes $
40 -33 -18 wast
-1 33 -27 waste by
65 54 -40 wat
21 45 -51 watch
19 7 -4 water $
-33 -26 -44 way
-59 4 -15 way $
0 -86 29 we
21 -2 -6 we answer
-100 -36 -3 we are
-78 -15 84 we bought
24 -5 -6 we bring
-204 21 125 we can
-21 -10 9 we can't
12 -1 -13 we check
30 -14 -15 we collect
-3 -2 22 we could
50 -7 -24 we deliver
-8 20 3 we did
60 2 -76 we do
36 -2 -38 we don't
7 -1 -21 we find
9 -3 -11 we get
25 -13 -15 we grow
-68 -1 85 we had
-44 -68 11 we have
6 -2 -18 we hold
-27 -3 30 we keep
-77 -21 10 we know
25 0 -18 we lend
41 -14 -26 we look
-17 -4 16 we lose
-79 -5 94 we lost
-24 -16 31 we made
-103 -9 127 we make
-85 99 2 we met
-189 -28 131 we need
63 -5 -26 we never
7 -4 14 we only
-29 -1 17 we paid
-53 -3 -10 we pay
9 -38 30 we placed
30 -2 -15 we play
25 18 -40 we print
89 -11 -56 we publish
13 0 -30 we replace
27 -11 9 we run
-30 0 -8 we sell
58 -14 -6 we send
-19 0 21 we should
-38 77 -10 we spoke
85 -3 -94 we take
-30 -3 46 we test
38 -28 -7 we took
-36 -7 47 we want
-111 122 -28 we were
-4 -18 -16 we will
10 0 -22 we work
-121 -7 57 we would
-34 -12 77 we'd
-23 -77 35 we'r
42 -75 5 we'v
-71 -9 71 we've got
-67 -4 54 weak
87 -11 -58 wear
-68 -3 45 web
-7 13 0 webinar
-25 18 -26 websit
29 -26 21 wed
-13 24 -23 wedding
-10 -33 24 wednesda
-52 65 -31 wednesday
-9 -16 -11 wednesday $
69 -31 -44 week
-23 27 -43 week $
-50 27 33 week and
48 -23 -9 week before
51 -9 -49 week in
17 -35 -70 week of
75 38 -78 weekend
40 -41 -10 weekend $
-21 6 11 weekends $
-7 63 -43 weekly $
120 -73 -58 weeks $
-16 -1 13 weeks ago
-9 -24 -43 weeks and
84 -4 -52 weeks at
-4 17 21 weeks in
54 -5 -48 weigh
25 -4 -17 weighs #
35 -11 -20 weight
-7 -13 0 wel
-39 -6 -24 welcom
-5 42 -12 weld
-21 44 -77 well
-21 -2 2 well $
26 -43 -29 welsh
-38 3 32 went
-42 -13 63 went bust
103 -37 -77 went from
24 27 -32 went live
-17 -9 22 went out
-56 -19 76 went to
15 -7 16 went under
-18 34 -26 went up
-50 -24 101 were
-6 -21 41 were paid
102 -61 12 west
39 7 -32 wet
22 -57 -4 what
25 -10 -15 what is
-4 -47 -23 what she
-92 -10 77 what the
114 -27 -72 what they
-55 35 -36 whatev
55 14 -37 wheat
86 -3 -71 wheelchair
94 -7 -75 when
-13 77 -93 when i
-54 25 26 when it
47 -20 -1 when the
-31 -14 44 when we
33 -35 -9 wher
-24 -39 7 wheth
-54 -20 -8 which
16 -4 8 which #
-42 4 44 which has
-31 33 -26 which i
-61 2 3 which is
-36 0 6 which was
4 -49 82 which we
76 -20 -55 whil
68 -40 -23 while the
-13 13 -19 whit
79 -29 -35 who
15 34 -45 who can
-49 -47 -11 who is
42 -11 -17 who knows
-50 37 2 who says
96 -34 -73 who:000
40 70 -101 who:001
-93 14 36 who:010
-62 59 0 who:011
62 -116 38 who:100
37 57 -68 who:101
-2 44 13 who:110
25 74 -33 who:111
23 7 -3 whol
-4 12 3 whole of
28 -21 11 whole year
12 -3 -1 wholesal
-3 1 44 why
-13 24 -15 wide
-65 -68 134 wife
-8 -6 13 wife is
-98 -103 143 will
35 20 -39 will be
22 -6 -7 will do
-14 24 -10 will go
-17 31 -32 will have
-19 -29 54 will not
5 -31 32 win
-21 46 -5 wind
-7 90 -65 window
31 21 -23 wine
-19 17 23 wing
-11 22 -22 wing in
-57 90 -10 wint
-66 62 1 winter $
12 -25 48 winter and
20 -12 -10 wire
72 -15 -63 wish
51 -45 -28 with
25 -31 -39 with #
-22 53 -36 with a
-1 -5 -26 with four
-7 -18 15 with her
-1 4 -26 with him
58 -31 -20 with it
-44 1 44 with its
84 -35 -29 with me
-56 0 62 with more
10 -20 -36 with my
44 -11 -56 with no
-39 36 -39 with one
49 -45 -18 with our
-59 5 45 with the
-52 77 -1 with three
35 -2 -41 with two
63 -65 -51 with us
39 -11 -15 with you
15 -27 -6 with your
110 -55 -103 within
41 -30 -42 within #
32 24 -36 within a
16 -1 -23 within six
23 -19 -16 within ten
9 -23 19 within the
27 -13 -28 within three
37 -11 -40 within two
85 -107 -10 without
10 -32 -9 without a
22 -2 -29 without any
-25 48 -15 women
80 -13 -32 women'
-84 112 -20 won
-60 54 -28 won a
37 -33 -21 won gold
-20 47 -15 won silver
-59 92 -73 won the
-8 -35 48 won't
71 23 -87 wood
4 20 -37 wood $
4 53 -42 wooden
28 -8 -18 wool
-12 -9 20 wor
-79 -54 -43 word
-21 -7 54 word $
-65 -27 -18 words $
-15 -1 -2 words and
-8 -11 -8 words please
91 -32 -80 work
57 38 -29 work $
-1 -24 9 work at
8 -16 15 work for
71 -35 -20 work in
95 -20 -42 work on
42 -39 54 work with
12 -4 -22 worked in
2 -3 -19 worked on
2 -1 -10 worked out
23 -6 -47 worked with
22 -22 5 worker
21 -24 -12 working day
29 -19 -34 working days
-18 -5 30 works council
-33 16 -31 works in
-16 27 -10 works on
65 -35 -25 works with
45 -10 -15 works without
101 -7 -117 workshop
24 -7 -24 workshop $
20 -33 17 workshop in
62 -28 -27 world
-37 -14 50 wors
-25 62 -16 worth
14 -13 -6 worth #
-82 -70 89 would
-30 -6 66 would accept
26 -70 -18 would be
-50 -4 61 would do
-5 17 0 would give
19 -18 20 would go
20 -6 -21 would have
-5 45 -44 would like
-18 0 -84 would not
-42 -23 26 would rather
-78 -1 64 would take
-39 7 25 wrap
-21 -54 -29 writ
-71 -16 -20 write as
-56 -5 -2 write in
-40 -12 -29 write it
34 -27 -4 writer
-23 -26 57 writes the
72 -68 -30 written
-148 -115 238 wrong
-23 -24 73 wrong $
-55 115 -89 wrot
-16 8 23 wrote a
-10 25 -14 wrote about
-1 -12 -4 wrote an
-24 58 -34 wrote in
-4 20 -25 wrote on
-3 24 -30 wrote that
-2 26 -10 wrote the
-9 9 37 wrote to
58 -28 -32 x
58 -28 -32 x #
76 -20 -18 xero
19 35 -14 yard
-13 41 -21 yard $
5 -15 5 yard and
23 7 -32 year
105 -41 -65 year #
-43 73 -17 year $
-19 -46 94 year according
-162 -21 152 year and
4 31 -21 year as
16 -21 5 year before
47 9 -36 year for
12 -8 -9 year guarantee
-41 50 -44 year in
20 -1 -10 year is
-3 22 -16 year it
-10 -19 53 year so
-36 -13 31 year to
30 -21 -21 year warranty
22 -9 -14 year we
-16 -9 -5 year with
-4 79 -52 year'
72 -28 -102 years $
-55 46 22 years ago
69 -49 21 years and
-10 -5 -25 years before
-10 4 -8 years in
-18 3 -11 years of
-72 -2 56 years on
12 50 -41 yellow
-8 -37 27 yes
-4 -24 20 yes to
-70 -32 111 yet
-41 -28 83 yet $
2 43 -23 yorkshir
57 50 -114 you
19 -2 -20 you $
-52 41 -13 you are
52 -54 -57 you can
105 -22 -33 you do
35 -43 -8 you get
-62 51 -11 you have
8 4 -13 you in
92 -67 -5 you keep
28 -30 -1 you like
29 -34 -6 you may
39 -13 -6 you nothing
98 -25 -27 you only
-14 3 -1 you opened
112 -42 -29 you pay
25 -58 -3 you receive
23 -40 0 you see
-12 114 -35 you told
10 -11 -6 you use
-28 29 -12 you were
-19 9 -3 you wrote
-70 67 -46 young
-8 82 -65 your
22 -16 -5 your customers
-2 3 -12 your firm
-14 -2 35 your first
74 -7 -25 your group
11 -12 -6 your kitchen
-55 34 11 your new
-14 38 -36 your newsletter
105 -90 -20 your own
-24 34 -6 your school
-3 -16 -6 your shop
-53 36 -18 your site
-5 16 -11 your spring
-9 18 -9 your team
39 -20 -15 your yard
18 -14 -4 yours $
33 -11 -5 yours to
-40 68 -45 youth
75 10 -61 youtub
-1 -14 20 zero
75 -32 -16 zoo
-45 16 20 zurich
`;

export const biases = { told: -0.05, ofReader: -0.4, kept: -0.47 };

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
