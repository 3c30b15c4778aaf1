/** Made by train-trait-weights.ts. In hundredths, and what is above 0 speaks for an invention. */
const table = `
59 address asks:false
32 address brief:0
7 address brief:2
31 address brief:3
65 address known:0
16 address known:1
47 address length:10
36 address length:5
79 address mates:0
35 address offer:0
31 address offer:1
14 address offer:2
1 address offer:3
79 address pitched:false
79 address place:subject
4 address role:claim
76 address role:scene
79 address starts:true
4 after2:
10 after2:#
7 after2:$
-10 after2:,
-18 after2::
-84 after2:?
-49 after2:a
-19 after2:ago
-4 after2:all
1 after2:already
-34 after2:an
-160 after2:and
-117 after2:are
12 after2:as
-74 after2:ask
76 after2:at
-66 after2:be
-12 after2:before
29 after2:by
-58 after2:can
69 after2:come
-6 after2:comes
1 after2:contact
7 after2:cost
2 after2:costs
-26 after2:could
-50 after2:days
-22 after2:do
3 after2:each
3 after2:every
-49 after2:for
-2 after2:free
24 after2:guarantee
10 after2:has
-1 after2:have
21 after2:hour
46 after2:i
32 after2:i'd
-11 after2:in
-110 after2:is
45 after2:it
-3 after2:it's
-15 after2:its
11 after2:last
-7 after2:left
2 after2:less
2 after2:may
35 after2:month
51 after2:more
-2 after2:most
-29 after2:no
3 after2:of
4 after2:old
-31 after2:on
69 after2:one
-27 after2:or
65 after2:our
20 after2:ours
13 after2:over
1 after2:people
4 after2:per
37 after2:run
1 after2:runs
-32 after2:send
104 after2:so
-80 after2:stay
2 after2:takes
-37 after2:ten
-62 after2:than
-72 after2:that
-15 after2:the
80 after2:them
-17 after2:there
8 after2:they
23 after2:they're
163 after2:this
-63 after2:three
30 after2:to
48 after2:trial
4 after2:two
-3 after2:us
25 after2:use
4 after2:warranty
86 after2:we
-9 after2:wednesday
35 after2:week
-7 after2:when
5 after2:who
26 after2:with
2 after2:within
-4 after2:without
21 after2:work
37 after2:would
10 after2:you
55 after2:you'd
-41 after2:your
10 after2:£
-15 after:
-55 after:"
52 after:#
31 after:%
28 after:,
-40 after::
-45 after:?
97 after:a
-9 after:afternoon
19 after:already
9 after:an
28 after:and
-73 after:are
-107 after:at
33 after:by
-3 after:can
7 after:cents
2 after:certified
37 after:could
-4 after:day
14 after:days
42 after:did
52 after:does
2 after:each
-43 after:evening
-9 after:for
-46 after:from
115 after:has
113 after:have
15 after:hour
56 after:hours
-51 after:if
-21 after:in
-105 after:is
-5 after:it
46 after:it's
11 after:kg
-11 after:kilometres
-2 after:languages
22 after:last
10 after:may
5 after:million
-24 after:minute
-66 after:minutes
72 after:months
10 after:more
32 after:morning
-25 after:night
54 after:of
5 after:on
2 after:one
-130 after:or
8 after:our
-41 after:p
13 after:pages
-47 after:people
15 after:per
-45 after:percent
6 after:pieces
21 after:points
-62 after:rather
1 after:recommends
-77 after:s
9 after:schools
12 after:shall
28 after:suit
41 after:tested
-4 after:th
2 after:that
44 after:the
-51 after:them
15 after:there
-78 after:they
-5 after:times
-33 after:to
3 after:use
25 after:uses
16 after:we
-6 after:week
44 after:weeks
-1 after:what
-13 after:who
-6 after:with
5 after:words
-65 after:work
19 after:working
-10 after:would
2 after:write
-18 after:year
40 after:years
-174 after:you
35 after:your
16 alike:0
23 alike:1
11 alike:2
32 asks:false
29 asks:true
49 before2:
-24 before2:"
-43 before2:#
24 before2:%
-73 before2:,
3 before2::
-60 before2:?
-22 before2:a
-11 before2:about
73 before2:and
-113 before2:as
-61 before2:ask
39 before2:at
46 before2:available
11 before2:average
-35 before2:back
-14 before2:be
65 before2:by
-136 before2:call
-20 before2:close
60 before2:come
94 before2:comes
42 before2:cost
40 before2:costs
31 before2:data
-27 before2:day
-9 before2:days
22 before2:deliver
-16 before2:down
9 before2:dr
47 before2:drop
1 before2:each
-4 before2:for
37 before2:free
107 before2:from
-4 before2:has
16 before2:have
7 before2:i
27 before2:in
-53 before2:is
-19 before2:it
5 before2:it's
18 before2:live
66 before2:made
10 before2:minutes
3 before2:monday
9 before2:more
-26 before2:morning
-46 before2:of
2 before2:on
27 before2:one
1 before2:open
-55 before2:or
33 before2:order
47 before2:our
32 before2:ours
-4 before2:out
2 before2:pay
10 before2:pilot
6 before2:rate
-13 before2:report
12 before2:runs
3 before2:send
11 before2:service
23 before2:site
-112 before2:so
7 before2:software
-21 before2:someone
60 before2:start
-31 before2:team
67 before2:teams
13 before2:test
-111 before2:that
-26 before2:the
12 before2:them
30 before2:there
32 before2:they
-50 before2:thursday
-52 before2:to
-1 before2:together
11 before2:tuesday
-11 before2:two
10 before2:up
-12 before2:us
5 before2:used
-83 before2:way
26 before2:we
35 before2:week
-1 before2:which
-38 before2:with
7 before2:work
5 before2:works
-26 before2:would
36 before2:year
-51 before2:you
8 before:
119 before:#
13 before:$
38 before:,
15 before::
-72 before:?
-68 before:a
-84 before:about
11 before:across
-21 before:after
-24 before:all
4 before:already
-26 before:an
31 before:and
65 before:are
1 before:as
-43 before:at
-32 before:before
-92 before:between
148 before:by
-2 before:cost
1 before:costs
2 before:covers
-5 before:days
3 before:dr
-60 before:every
39 before:first
-31 before:for
1 before:former
49 before:free
12 before:from
3 before:get
36 before:has
-68 before:have
-59 before:if
24 before:in
69 before:is
3 before:iso
-64 before:it
-11 before:it's
9 before:last
11 before:lasts
-5 before:need
22 before:needs
106 before:next
-3 before:of
68 before:on
43 before:only
-71 before:or
65 before:our
64 before:out
29 before:over
9 before:saves
40 before:since
-18 before:take
131 before:takes
23 before:than
-125 before:the
-22 before:them
132 before:to
18 before:under
8 before:until
9 before:up
11 before:us
-17 before:use
-20 before:which
22 before:with
106 before:within
-46 before:worst
-66 before:would
1 before:year
10 before:you
-24 before:your
11 before:£
11 before:€
-45 brief:0
-23 brief:1
57 brief:2
45 brief:3
11 briefAfter:false
21 briefAfter:true
13 briefBefore:false
21 briefBefore:true
-5 claim asks:false
67 claim asks:true
-8 claim brief:0
7 claim brief:1
-15 claim brief:2
54 claim brief:3
-13 claim claim:customerClaims
82 claim claim:readerClaims
-45 claim claim:standingClaims
25 claim claim:termsClaims
30 claim known:0
2 claim known:1
-12 claim known:2
-8 claim length:10
-15 claim length:18
57 claim length:5
19 claim length:more
-2 claim mate:claim
-4 claim mate:date
59 claim mate:name
65 claim mate:number
-43 claim mates:0
43 claim mates:1
39 claim mates:2
8 claim mates:3
-9 claim offer:0
2 claim offer:1
5 claim offer:2
54 claim offer:3
20 claim pitched:false
19 claim pitched:true
22 claim place:first
-54 claim place:last
48 claim place:middle
66 claim role:claim
2 claim role:proposal
-80 claim role:scene
-35 claim says:a
3 claim says:approved
4 claim says:are
2 claim says:as
24 claim says:award
15 claim says:by
47 claim says:certified
24 claim says:congratulations
39 claim says:for
9 claim says:former
-110 claim says:free
21 claim says:have
16 claim says:i
6 claim says:in
26 claim says:it
-5 claim says:left
16 claim says:no
-48 claim says:of
46 claim says:on
8 claim says:only
3 claim says:our
-23 claim says:overnight
34 claim says:rated
1 claim says:recommends
4 claim says:saw
-38 claim says:the
-58 claim says:thousands
-14 claim says:us
8 claim says:voted
20 claim says:we
1 claim says:winning
17 claim says:won
36 claim says:you
26 claim says:your
5 claim says:yours
-13 claim starts:false
78 claim starts:true
-13 claim:customerClaims
82 claim:readerClaims
-45 claim:standingClaims
25 claim:termsClaims
-18 counted:false
35 counted:true
15 countedNext:false
21 countedNext:true
-13 date clock asks:false
12 date clock asks:true
37 date clock brief:0
1 date clock brief:1
10 date clock brief:2
-53 date clock brief:3
54 date clock known:0
-66 date clock known:1
14 date clock length:10
-48 date clock length:18
-5 date clock length:more
-4 date clock mate:date
-1 date clock mate:number
9 date clock mates:0
-17 date clock mates:1
58 date clock offer:0
-21 date clock offer:1
-53 date clock offer:2
8 date clock offer:3
16 date clock own:false
-23 date clock own:true
-45 date clock pitched:false
45 date clock pitched:true
-62 date clock place:first
74 date clock place:last
12 date clock place:middle
-26 date clock place:subject
-2 date clock plural:false
23 date clock role:claim
-85 date clock role:scene
-2 date clock starts:false
16 date clock unsaid:false
-23 date clock unsaid:true
-13 date day asks:false
14 date day brief:0
-19 date day brief:1
-7 date day brief:2
5 date day known:0
73 date day length:10
-71 date day length:18
-12 date day length:more
9 date day mate:name
18 date day mate:number
-57 date day mates:0
32 date day mates:1
16 date day mates:2
14 date day offer:0
-13 date day offer:1
-8 date day own:false
-21 date day pitched:false
14 date day pitched:true
-2 date day place:first
5 date day place:last
-10 date day place:middle
-8 date day plural:false
24 date day role:claim
-9 date day role:scene
-22 date day starts:false
15 date day starts:true
-8 date day unsaid:false
-60 date month asks:false
58 date month asks:true
31 date month brief:0
-9 date month brief:1
1 date month brief:2
-46 date month brief:3
-39 date month known:0
57 date month length:10
-50 date month length:18
-12 date month length:5
-16 date month length:more
43 date month mate:claim
-146 date month mate:date
10 date month mate:name
130 date month mate:number
-54 date month mates:0
44 date month mates:1
-7 date month mates:2
81 date month offer:0
34 date month offer:1
-89 date month offer:3
-14 date month own:false
-8 date month own:true
-38 date month pitched:false
29 date month pitched:true
-18 date month place:first
64 date month place:last
-59 date month place:middle
-16 date month plural:false
31 date month role:claim
-1 date month role:proposal
-38 date month role:scene
-8 date month starts:false
-66 date month unsaid:false
68 date month unsaid:true
-2 date weekday asks:false
-35 date weekday asks:true
-25 date weekday brief:0
-23 date weekday brief:1
42 date weekday brief:2
2 date weekday brief:3
-41 date weekday known:0
42 date weekday known:1
15 date weekday length:10
-10 date weekday length:18
21 date weekday length:5
-56 date weekday length:more
-8 date weekday mate:date
65 date weekday mate:name
9 date weekday mate:number
-28 date weekday mates:0
-49 date weekday mates:1
64 date weekday mates:2
1 date weekday offer:0
-12 date weekday offer:1
-38 date weekday offer:2
13 date weekday offer:3
-60 date weekday own:false
130 date weekday own:true
-8 date weekday pitched:false
-13 date weekday pitched:true
-4 date weekday place:first
-4 date weekday place:last
15 date weekday place:middle
-37 date weekday place:subject
-24 date weekday plural:false
31 date weekday plural:true
46 date weekday role:claim
-41 date weekday role:proposal
-29 date weekday role:scene
-3 date weekday starts:false
-29 date weekday starts:true
-44 date weekday unsaid:false
84 date weekday unsaid:true
-110 first:a
8 first:after
-27 first:all
8 first:an
39 first:as
1 first:ask
15 first:at
-54 first:between
-62 first:by
25 first:could
-42 first:customers
87 first:each
-106 first:every
-21 first:five
-51 first:for
123 first:from
-63 first:give
-61 first:half
53 first:i
-34 first:i'd
6 first:i'm
-56 first:if
-69 first:in
-155 first:it
41 first:it's
44 first:last
2 first:may
53 first:more
8 first:most
-3 first:nine
-35 first:nobody
-78 first:nothing
-74 first:on
-19 first:one
52 first:only
31 first:orders
97 first:our
87 first:ours
2 first:over
-44 first:pick
24 first:prices
-30 first:shall
4 first:since
-22 first:so
-60 first:somewhere
-4 first:tell
61 first:ten
-76 first:that
54 first:that's
124 first:the
3 first:there
7 first:there's
-8 first:they
19 first:they're
36 first:three
-3 first:tuesday
-49 first:twenty
4 first:two
81 first:we
16 first:we'll
46 first:we're
-19 first:when
59 first:with
129 first:would
-79 first:you
-82 first:you'd
-91 first:your
37 general:false
-80 general:true
-110 has:"
49 has:#
12 has:$
38 has:%
1 has:(
1 has:)
-65 has:,
-71 has::
93 has:;
30 has:?
-90 has:a
-42 has:about
29 has:account
41 has:accounts
1 has:accredited
1 has:accuracy
3 has:accurate
65 has:across
-67 has:after
9 has:afternoon
-7 has:again
-129 has:against
-2 has:agency
-11 has:ago
8 has:ai
-23 has:all
68 has:along
28 has:already
-86 has:also
12 has:always
-37 has:am
1 has:among
-101 has:an
4 has:and
6 has:another
-27 has:answer
26 has:answers
20 has:antwerp
25 has:any
-29 has:anyone
3 has:anything
24 has:app
4 has:approved
31 has:april
1 has:are
-33 has:around
-6 has:arrive
-32 has:arrives
102 has:as
-147 has:ask
-21 has:asks
38 has:at
-126 has:audit
-16 has:august
8 has:automatically
51 has:available
27 has:average
41 has:award
41 has:away
8 has:b
19 has:back
-53 has:bad
-66 has:bag
-4 has:bank
8 has:based
6 has:battery
-92 has:be
2 has:because
-109 has:becomes
12 has:been
13 has:before
15 has:behind
-14 has:below
-90 has:best
-104 has:better
-115 has:between
2 has:bike
-72 has:bikes
-6 has:bills
-7 has:blue
-20 has:board
-38 has:book
13 has:booking
-4 has:books
1 has:bosch
-39 has:both
17 has:bottles
-13 has:box
17 has:boxes
-1 has:brands
-8 has:bring
-26 has:brings
1 has:budget
51 has:built
-52 has:busy
-112 has:but
23 has:buy
-7 has:by
-2 has:c
-9 has:call
-136 has:calls
-67 has:can
-28 has:can't
2 has:cancel
-55 has:car
2 has:carbon
8 has:card
40 has:care
53 has:carry
2 has:case
55 has:cent
13 has:cents
-12 has:certificate
57 has:certified
73 has:change
-17 has:changes
2 has:charge
26 has:charities
-4 has:chat
-34 has:check
2 has:checked
4 has:checks
-50 has:chf
1 has:children
45 has:choose
-28 has:christmas
4 has:city
-1 has:claim
1 has:claims
-41 has:class
46 has:clean
34 has:clients
27 has:clinic
6 has:clock
7 has:close
55 has:closed
-47 has:closer
13 has:closes
-2 has:club
3 has:clubs
5 has:co
-9 has:coaches
2 has:code
-94 has:coffee
-5 has:cold
27 has:colleague
-90 has:colleagues
-16 has:collect
5 has:colour
-58 has:come
117 has:comes
11 has:commission
153 has:companies
65 has:company
1 has:compliant
62 has:congratulations
37 has:connects
21 has:container
83 has:contract
-12 has:contracts
123 has:cost
10 has:costs
-109 has:could
13 has:countries
1 has:country
-20 has:course
20 has:cover
24 has:covers
9 has:crew
-8 has:crews
-66 has:cup
15 has:customer
35 has:customers
24 has:cut
2 has:cuts
2 has:daily
40 has:data
56 has:date
-83 has:day
-85 has:days
7 has:de
-14 has:deal
26 has:december
-11 has:deck
38 has:deliver
-3 has:delivered
28 has:delivery
60 has:demo
4 has:deposit
29 has:design
9 has:designed
-53 has:desk
17 has:developed
-4 has:did
-50 has:difference
41 has:different
-38 has:do
151 has:does
2 has:doesn't
-15 has:doing
-76 has:don't
26 has:done
18 has:door
-49 has:down
-28 has:dozen
16 has:dr
-30 has:draw
-27 has:drive
15 has:drivers
1 has:drones
51 has:drop
-15 has:drops
-6 has:dry
8 has:e
63 has:each
-52 has:easter
-222 has:easy
-32 has:eight
-125 has:either
91 has:eleven
-82 has:else
-10 has:email
3 has:employee
-35 has:empty
8 has:en
84 has:end
-13 has:energy
1 has:engineer
80 has:engineers
-4 has:english
-34 has:enough
18 has:episode
35 has:europe
25 has:european
-33 has:evening
24 has:events
-10 has:ever
-103 has:every
-19 has:everybody
-22 has:everyone
3 has:everything
6 has:exactly
-69 has:excel
44 has:fall
-15 has:falls
14 has:far
-19 has:february
14 has:fee
-81 has:feel
-108 has:few
1 has:fewer
-19 has:fifteen
53 has:fifty
-10 has:file
52 has:fill
-17 has:finance
35 has:financial
15 has:find
35 has:finds
-3 has:fine
130 has:firms
110 has:first
2 has:fitted
8 has:five
-17 has:fixed
-17 has:flat
-27 has:floor
-19 has:fold
14 has:follow
-3 has:food
-8 has:for
27 has:former
37 has:fortnight
-16 has:forty
-2 has:found
10 has:founder
40 has:four
-31 has:fourteen
18 has:frankfurt
114 has:free
-112 has:french
1 has:fresh
-22 has:friday
32 has:from
-48 has:front
-38 has:full
1 has:gas
3 has:gdpr
-71 has:german
25 has:get
56 has:gets
5 has:ghent
8 has:gift
-25 has:give
-50 has:gives
-49 has:go
27 has:goes
-12 has:gone
26 has:good
-4 has:google
5 has:great
-30 has:group
34 has:guarantee
4 has:guest
-12 has:guests
-23 has:had
-110 has:half
23 has:hall
83 has:hand
-6 has:handles
21 has:hands
-37 has:happy
-99 has:hard
-88 has:has
99 has:have
101 has:having
16 has:head
-9 has:hear
-44 has:help
-18 has:her
59 has:hire
17 has:hires
-6 has:his
-2 has:hold
69 has:holds
-22 has:home
15 has:hosted
-49 has:hotel
26 has:hotels
21 has:hour
95 has:hours
20 has:how
-85 has:hundred
-92 has:i
-32 has:i'd
-39 has:i'll
8 has:i'm
-86 has:ideal
-114 has:if
2 has:images
47 has:in
9 has:included
5 has:includes
60 has:including
-9 has:inside
-45 has:install
3 has:installed
-26 has:instead
3 has:insurance
5 has:insured
4 has:insurers
1 has:integrates
-66 has:interview
7 has:interviews
41 has:into
-17 has:invoice
16 has:invoices
4 has:ireland
-56 has:is
-252 has:isn't
11 has:iso
127 has:it
-54 has:it's
33 has:items
-6 has:its
31 has:itself
-21 has:january
-24 has:join
73 has:july
67 has:june
-42 has:just
-91 has:keep
18 has:keeps
10 has:kent
-19 has:keys
11 has:kg
-11 has:kilometres
-1 has:kilos
-37 has:kind
-40 has:kitchen
-11 has:know
-13 has:knows
-11 has:la
60 has:labels
-51 has:language
8 has:languages
103 has:last
46 has:lasts
-57 has:late
10 has:laundry
3 has:lawyers
24 has:lead
19 has:leads
-44 has:learn
15 has:lease
-70 has:leave
13 has:leaves
8 has:led
25 has:leeds
18 has:left
-37 has:less
1 has:lessons
33 has:let
-8 has:lets
10 has:level
-10 has:library
2 has:licensed
-3 has:life
-31 has:lift
5 has:lighting
23 has:like
10 has:line
-24 has:linen
5 has:list
1 has:litre
23 has:litres
10 has:live
2 has:local
11 has:london
-9 has:long
128 has:longer
-19 has:look
1 has:looked
15 has:looks
62 has:lose
-33 has:lost
8 has:lot
-15 has:love
6 has:lower
-18 has:lunch
-98 has:m
-9 has:machine
50 has:machines
85 has:made
3 has:maintenance
98 has:make
-6 has:makes
13 has:manager
92 has:managers
-8 has:many
61 has:march
15 has:match
-1 has:may
-114 has:me
-11 has:means
3 has:measure
46 has:meet
-15 has:meeting
12 has:members
7 has:menu
3 has:metre
-51 has:metres
-153 has:might
6 has:million
13 has:minimum
27 has:minute
59 has:minutes
-51 has:missing
-21 has:moment
65 has:monday
22 has:money
51 has:month
11 has:monthly
72 has:months
79 has:more
-35 has:morning
-55 has:mornings
-81 has:most
6 has:move
16 has:moved
16 has:moving
3 has:much
-15 has:music
6 has:my
6 has:national
13 has:native
-82 has:need
15 has:needs
44 has:network
-24 has:never
93 has:new
39 has:next
-64 has:night
97 has:nine
6 has:nineteen
-50 has:ninety
17 has:no
-122 has:nobody
6 has:noon
-82 has:not
-42 has:nothing
31 has:notice
26 has:noticed
-11 has:november
-125 has:now
-37 has:number
16 has:numbers
-5 has:nurses
5 has:october
-43 has:of
4 has:off
-66 has:offer
-29 has:office
30 has:offices
55 has:old
35 has:on
56 has:once
-60 has:one
19 has:ones
2 has:online
13 has:only
97 has:open
26 has:opens
3 has:operators
-130 has:or
-11 has:order
55 has:orders
-60 has:other
-2 has:others
105 has:our
58 has:ours
-11 has:out
-12 has:over
-19 has:overnight
-17 has:own
-64 has:p
-3 has:packaging
1 has:page
-32 has:pages
-6 has:paid
-31 has:pair
16 has:pairs
-8 has:pallet
-27 has:paper
-1 has:parents
-5 has:part
-8 has:partner
2 has:partners
107 has:parts
-28 has:past
55 has:patients
49 has:pay
1 has:payment
-45 has:pays
-30 has:people
37 has:per
-34 has:percent
-27 has:person
-14 has:phone
8 has:phones
1 has:photo
40 has:photos
-52 has:pick
-19 has:piece
8 has:pieces
-3 has:pilot
38 has:place
41 has:places
18 has:plan
-17 has:plant
4 has:plants
9 has:platform
18 has:play
-29 has:played
-89 has:plenty
-41 has:pm
-1 has:point
56 has:points
3 has:port
-7 has:portuguese
-4 has:possible
-44 has:post
34 has:power
23 has:practices
23 has:prefer
1 has:prepare
28 has:price
24 has:prices
-15 has:print
-18 has:probably
17 has:produce
2 has:product
3 has:programme
20 has:project
-19 has:provide
44 has:public
-72 has:put
10 has:puts
31 has:quarter
-53 has:quartet
1 has:question
35 has:questions
-3 has:queue
-29 has:quiet
-16 has:quote
-49 has:rarely
19 has:rate
44 has:rated
19 has:rates
-36 has:rather
-6 has:reach
15 has:read
-3 has:readers
-1 has:reads
-44 has:ready
-2 has:real
-4 has:receive
2 has:recommended
4 has:recommends
27 has:record
1 has:recycled
-44 has:red
1 has:reduces
29 has:rely
59 has:rent
8 has:repairs
-116 has:replace
-1 has:reply
12 has:report
1 has:reports
22 has:residents
-4 has:rest
-25 has:result
2 has:results
43 has:return
60 has:returns
3 has:review
39 has:reviews
-65 has:right
-23 has:robot
-12 has:room
-42 has:rooms
-4 has:round
-20 has:route
4 has:royal
3 has:rules
19 has:run
-12 has:running
69 has:runs
-10 has:s
54 has:sales
9 has:salesforce
-89 has:same
3 has:sample
13 has:sap
-43 has:saturday
5 has:save
9 has:saves
7 has:saw
-45 has:say
-88 has:says
15 has:school
12 has:schools
28 has:season
-25 has:second
-13 has:seconds
-51 has:security
-1 has:see
-49 has:seen
4 has:sell
-2 has:sells
-25 has:send
7 has:sends
36 has:sensors
-23 has:september
29 has:service
56 has:session
14 has:sessions
57 has:set
-34 has:sets
8 has:setup
24 has:seven
-30 has:shall
19 has:share
-69 has:shelf
-15 has:shift
22 has:shifts
3 has:shop
-3 has:shops
-12 has:short
-40 has:should
-55 has:show
36 has:shows
130 has:siemens
-2 has:sign
91 has:signed
63 has:since
43 has:single
40 has:site
-1 has:six
22 has:sixteen
-33 has:sixty
106 has:size
4 has:sleep
5 has:small
1 has:smart
-62 has:so
5 has:soc
49 has:software
8 has:solar
-19 has:sold
-57 has:some
-34 has:somebody
-28 has:somebody's
-43 has:someone
-107 has:something
-41 has:somewhere
16 has:sound
9 has:spanish
51 has:spare
-25 has:speak
-13 has:speaks
80 has:spend
-53 has:spring
51 has:square
69 has:st
3 has:staff
2 has:stage
2 has:stand
18 has:stands
96 has:stanford
17 has:start
-20 has:starting
-120 has:starts
22 has:station
2 has:stations
-33 has:stay
-16 has:stays
-37 has:still
22 has:stock
-7 has:stop
-2 has:stops
3 has:store
-10 has:stores
-57 has:street
-53 has:string
8 has:student
68 has:students
33 has:studies
11 has:studio
37 has:study
-52 has:success
19 has:such
65 has:suit
19 has:sunday
-4 has:supplier
17 has:suppliers
20 has:supply
17 has:support
21 has:survey
5 has:swap
-6 has:swiss
51 has:switched
11 has:system
-65 has:table
6 has:take
154 has:takes
149 has:talk
51 has:tax
-48 has:tea
23 has:teach
8 has:teachers
-46 has:team
81 has:teams
70 has:technicians
20 has:tell
-38 has:tells
2 has:temperature
-97 has:ten
38 has:tenth
-59 has:term
46 has:test
77 has:tested
10 has:tests
39 has:text
48 has:th
-162 has:than
-63 has:that
-95 has:that's
-10 has:the
73 has:their
18 has:theirs
88 has:them
17 has:themselves
3 has:then
-114 has:there
-11 has:there's
-26 has:they
-6 has:they're
-70 has:thing
-9 has:things
-62 has:think
79 has:third
24 has:thirty
235 has:this
23 has:those
-11 has:thousand
-58 has:thousands
-55 has:three
12 has:through
-91 has:thursday
-24 has:tickets
83 has:time
-32 has:times
-65 has:to
4 has:together
-48 has:too
7 has:tool
10 has:top
-4 has:towels
-34 has:town
50 has:track
1 has:trade
9 has:trained
-10 has:training
-8 has:travel
38 has:trial
-20 has:truck
11 has:trust
31 has:try
-13 has:tuesday
-83 has:tuesdays
-58 has:turn
9 has:turnover
43 has:turns
33 has:twelve
-80 has:twenty
25 has:twice
-34 has:two
40 has:typically
6 has:tüv
1 has:uk
67 has:under
9 has:unit
4 has:units
82 has:university
-19 has:until
84 has:up
96 has:us
-6 has:use
46 has:used
3 has:user
3 has:users
28 has:uses
-17 has:using
-95 has:usually
-1 has:van
7 has:very
1 has:video
10 has:visit
4 has:volunteers
-55 has:volvo
9 has:voted
-61 has:wait
-2 has:waiting
-46 has:walk
-17 has:wall
-15 has:want
-25 has:wants
-42 has:warehouse
5 has:warranty
16 has:was
49 has:waste
2 has:water
-11 has:way
113 has:we
36 has:we'll
64 has:we're
10 has:we've
-72 has:weather
9 has:website
-27 has:wednesday
-8 has:week
-24 has:weekend
-37 has:weeks
-61 has:weighs
-68 has:well
-8 has:went
4 has:were
15 has:what
28 has:when
-11 has:where
-81 has:whether
-41 has:which
3 has:while
-30 has:white
-24 has:who
13 has:whoever
-42 has:whole
-7 has:why
-70 has:will
-53 has:windows
1 has:winning
5 has:winter
86 has:with
42 has:within
43 has:without
37 has:won
-178 has:won't
-12 has:word
-25 has:words
27 has:work
-35 has:worked
-26 has:working
-6 has:works
39 has:workshop
-1 has:world
-198 has:worst
-68 has:would
-21 has:writing
100 has:written
-24 has:wrong
3 has:year
-26 has:year's
69 has:years
38 has:you
-52 has:you'd
18 has:you'll
-26 has:you're
-57 has:you've
84 has:your
74 has:yours
47 has:yourself
40 has:zalando
-2 has:zurich
-1 has:£
-5 has:€
55 hour:false
-46 hour:true
79 is:address
25 is:claim
-2 is:date clock
-8 is:date day
-16 is:date month
-13 is:date weekday
6 is:name
29 is:number money
1 is:number months
10 is:number multiple
26 is:number percent
-8 is:number plain
15 is:number seconds
35 is:number shrunk
13 is:rate
-17 known:0
44 known:1
57 known:2
46 length:10
-23 length:18
118 length:5
-41 length:more
-12 line:body opens:false
1 line:body opens:true
25 line:signature opens:false
-8 listed:false
43 listed:true
186 mate:claim
-64 mate:date
93 mate:name
16 mate:number
5 mates:0
45 mates:1
43 mates:2
147 mates:3
-6 name asks:false
68 name asks:true
-74 name brief:0
-18 name brief:1
61 name brief:2
88 name brief:3
37 name general:false
-80 name general:true
-14 name known:0
56 name known:1
1 name known:2
-10 name length:10
52 name length:18
-4 name length:5
-34 name length:more
-12 name line:body opens:false
1 name line:body opens:true
25 name line:signature opens:false
-8 name listed:false
43 name listed:true
82 name mate:claim
41 name mate:date
-23 name mate:name
46 name mate:number
2 name mates:0
5 name mates:1
-13 name mates:2
25 name mates:3
-31 name offer:0
-24 name offer:1
59 name offer:2
48 name offer:3
6 name opens:false
2 name opens:true
16 name ordinary:false opens:false
-11 name ordinary:false opens:true
-15 name ordinary:true opens:false
-2 name owner:false
47 name owner:true
44 name pitched:false
-16 name pitched:true
-29 name place:first
24 name place:last
66 name place:middle
-210 name place:subject
54 name role:claim
-9 name role:proposal
-80 name role:scene
-34 name run:
60 name run:<
51 name run:<>
32 name run:>
5 name shape:capitals
-23 name shape:code
42 name shape:mixed
3 name starts:false
19 name starts:true
-3 name subject:false
38 name subject:true
30 number money alike:0
22 number money alike:1
1 number money alike:2
29 number money asks:false
23 number money brief:0
-12 number money brief:1
19 number money brief:2
26 number money brief:3
29 number money briefAfter:false
22 number money briefAfter:true
26 number money briefBefore:false
23 number money briefBefore:true
20 number money counted:false
27 number money counted:true
23 number money countedNext:false
25 number money countedNext:true
21 number money known:0
23 number money known:1
10 number money known:2
42 number money length:10
9 number money length:18
25 number money length:5
-13 number money length:more
33 number money mates:0
-19 number money mates:1
10 number money offer:0
16 number money offer:1
14 number money offer:2
23 number money offer:3
4 number money pitched:false
31 number money pitched:true
-2 number money place:first
1 number money place:last
32 number money place:middle
32 number money role:claim
-1 number money role:scene
26 number money rough:false
15 number money rough:true
-13 number money size:<=10
6 number money size:<=10 words:false
11 number money size:<=3
7 number money size:<=3 words:false
11 number money size:<=31
11 number money size:<=31 words:false
9 number money size:<=99
9 number money size:<=99 words:false
26 number money size:<=999
26 number money size:<=999 words:false
17 number money size:<=any
17 number money size:<=any words:false
29 number money starts:false
7 number money unsaid:0
30 number money unsaid:1
33 number money words:false
-14 number money words:true
-2 number months alike:0
-3 number months alike:1
6 number months alike:2
45 number months asks:false
-47 number months asks:true
26 number months brief:0
-39 number months brief:1
3 number months brief:2
10 number months brief:3
-17 number months briefAfter:false
16 number months briefAfter:true
13 number months briefBefore:false
-13 number months briefBefore:true
8 number months counted:false
-7 number months counted:true
16 number months countedNext:false
-15 number months countedNext:true
-46 number months known:0
40 number months known:1
6 number months known:2
-67 number months length:10
-11 number months length:18
47 number months length:5
30 number months length:more
15 number months mate:claim
23 number months mate:name
-18 number months mate:number
-27 number months mates:0
10 number months mates:1
16 number months offer:0
20 number months offer:1
2 number months offer:2
-37 number months offer:3
-4 number months pitched:false
7 number months pitched:true
-80 number months place:first
50 number months place:last
54 number months place:middle
17 number months role:claim
-14 number months role:scene
16 number months rough:false
-18 number months rough:true
-8 number months size:<=10
-8 number months size:<=10 words:true
49 number months size:<=3
48 number months size:<=3 words:true
-14 number months size:<=31
18 number months size:<=31 words:false
-32 number months size:<=31 words:true
14 number months size:<=99
34 number months starts:false
20 number months unsaid:0
-23 number months unsaid:1
18 number months words:false
-18 number months words:true
-27 number multiple alike:0
34 number multiple asks:false
-30 number multiple brief:0
36 number multiple brief:1
1 number multiple brief:2
3 number multiple brief:3
-26 number multiple briefAfter:false
36 number multiple briefAfter:true
15 number multiple briefBefore:false
-5 number multiple briefBefore:true
-28 number multiple counted:false
38 number multiple counted:true
9 number multiple countedNext:false
-7 number multiple known:0
24 number multiple length:10
-24 number multiple length:18
6 number multiple length:more
9 number multiple mates:0
6 number multiple offer:0
17 number multiple offer:1
-14 number multiple offer:2
-33 number multiple pitched:false
43 number multiple pitched:true
-54 number multiple place:first
54 number multiple place:middle
45 number multiple role:claim
-34 number multiple role:scene
-20 number multiple rough:false
30 number multiple rough:true
33 number multiple size:<=10
3 number multiple size:<=3
2 number multiple size:<=3 words:true
-16 number multiple size:<=999
-17 number multiple size:<=999 words:true
10 number multiple starts:false
9 number multiple unsaid:0
8 number multiple words:true
29 number percent alike:0
13 number percent alike:1
1 number percent alike:2
26 number percent asks:false
-43 number percent brief:0
48 number percent brief:1
16 number percent brief:2
22 number percent brief:3
17 number percent briefAfter:false
21 number percent briefAfter:true
24 number percent briefBefore:false
15 number percent briefBefore:true
22 number percent counted:false
15 number percent counted:true
26 number percent countedNext:false
4 number percent countedNext:true
16 number percent known:0
17 number percent known:1
3 number percent known:2
57 number percent length:10
-20 number percent length:18
3 number percent length:5
-3 number percent length:more
4 number percent mate:name
11 number percent mate:number
20 number percent mates:0
12 number percent mates:1
29 number percent offer:0
12 number percent offer:1
-14 number percent offer:2
18 number percent offer:3
-30 number percent pitched:false
42 number percent pitched:true
-39 number percent place:first
11 number percent place:last
40 number percent place:middle
47 number percent role:claim
-47 number percent role:scene
43 number percent rough:false
-33 number percent rough:true
26 number percent size:<=10
25 number percent size:<=10 words:false
1 number percent size:<=10 words:true
-15 number percent size:<=3
-15 number percent size:<=3 words:false
63 number percent size:<=31
16 number percent size:<=31 words:false
49 number percent size:<=31 words:true
-23 number percent size:<=99
17 number percent size:<=99 words:false
-53 number percent size:<=99 words:true
27 number percent starts:false
-3 number percent starts:true
6 number percent unsaid:0
27 number percent unsaid:1
31 number percent words:false
-5 number percent words:true
32 number plain alike:0
2 number plain alike:1
-50 number plain alike:2
4 number plain asks:false
-24 number plain asks:true
5 number plain brief:0
-38 number plain brief:1
38 number plain brief:2
-1 number plain brief:3
-11 number plain briefAfter:false
9 number plain briefAfter:true
-33 number plain briefBefore:false
38 number plain briefBefore:true
-10 number plain counted:false
7 number plain counted:true
12 number plain countedNext:false
-27 number plain countedNext:true
-25 number plain known:1
17 number plain known:2
-41 number plain length:10
44 number plain length:18
46 number plain length:5
-63 number plain length:more
157 number plain mate:claim
8 number plain mate:date
49 number plain mate:name
-90 number plain mate:number
-24 number plain mates:0
54 number plain mates:1
-53 number plain mates:2
13 number plain mates:3
-11 number plain offer:0
-88 number plain offer:1
-27 number plain offer:2
78 number plain offer:3
-13 number plain pitched:false
12 number plain pitched:true
-43 number plain place:first
43 number plain place:last
28 number plain place:middle
-9 number plain place:subject
67 number plain role:claim
-54 number plain role:proposal
-59 number plain role:scene
-18 number plain rough:false
28 number plain rough:true
-60 number plain size:<=10
-36 number plain size:<=10 words:false
-40 number plain size:<=10 words:true
-46 number plain size:<=3
4 number plain size:<=3 words:false
-48 number plain size:<=3 words:true
31 number plain size:<=31
2 number plain size:<=31 words:false
36 number plain size:<=31 words:true
28 number plain size:<=99
-38 number plain size:<=99 words:false
74 number plain size:<=99 words:true
74 number plain size:<=999
72 number plain size:<=999 words:false
21 number plain size:<=any
29 number plain size:<=any words:false
-11 number plain size:<=any words:true
11 number plain starts:false
-56 number plain starts:true
-80 number plain unsaid:0
100 number plain unsaid:1
23 number plain unsaid:2
29 number plain words:false
-29 number plain words:true
-30 number seconds alike:0
-13 number seconds alike:1
82 number seconds alike:2
61 number seconds asks:false
-79 number seconds asks:true
-36 number seconds brief:0
52 number seconds brief:1
-26 number seconds brief:2
40 number seconds brief:3
21 number seconds briefAfter:false
-11 number seconds briefAfter:true
20 number seconds briefBefore:false
-10 number seconds briefBefore:true
-42 number seconds counted:false
54 number seconds counted:true
-49 number seconds countedNext:false
64 number seconds countedNext:true
55 number seconds hour:false
-46 number seconds hour:true
-44 number seconds known:0
54 number seconds known:1
22 number seconds known:2
-15 number seconds length:10
-58 number seconds length:18
47 number seconds length:5
57 number seconds length:more
-22 number seconds mate:date
102 number seconds mate:name
-69 number seconds mate:number
21 number seconds mates:0
-7 number seconds mates:1
-22 number seconds mates:2
-74 number seconds offer:0
1 number seconds offer:1
75 number seconds offer:2
65 number seconds offer:3
12 number seconds pitched:false
5 number seconds pitched:true
25 number seconds place:first
-58 number seconds place:last
44 number seconds place:middle
64 number seconds role:claim
-45 number seconds role:proposal
-42 number seconds role:scene
27 number seconds rough:false
-18 number seconds rough:true
67 number seconds size:<=10
65 number seconds size:<=10 words:true
-35 number seconds size:<=3
-47 number seconds size:<=3 words:true
11 number seconds size:<=31
22 number seconds size:<=31 words:false
-11 number seconds size:<=31 words:true
-17 number seconds size:<=99
17 number seconds size:<=99 words:false
-34 number seconds size:<=99 words:true
45 number seconds starts:false
1 number seconds talk:false
20 number seconds talk:true
-79 number seconds unsaid:0
84 number seconds unsaid:1
31 number seconds unsaid:2
37 number seconds words:false
-15 number seconds words:true
35 number shrunk asks:false
30 number shrunk brief:2
4 number shrunk brief:3
4 number shrunk known:1
1 number shrunk length:10
4 number shrunk length:18
34 number shrunk mate:number
5 number shrunk mates:1
4 number shrunk offer:2
35 number shrunk pitched:true
34 number shrunk place:middle
35 number shrunk role:claim
35 number shrunk starts:false
-14 offer:0
-41 offer:1
58 offer:3
6 opens:false
2 opens:true
16 ordinary:false opens:false
-11 ordinary:false opens:true
-15 ordinary:true opens:false
-46 own:false
105 own:true
-2 owner:false
47 owner:true
-11 pitched:false
33 pitched:true
-55 place:first
64 place:last
61 place:middle
-235 place:subject
-21 plural:false
31 plural:true
13 rate asks:false
6 rate brief:3
7 rate known:0
6 rate known:1
1 rate length:18
6 rate mates:0
8 rate offer:3
19 rate pitched:true
15 rate place:middle
19 rate role:claim
13 rate starts:false
78 role:claim
-50 role:proposal
-87 role:scene
33 rough:false
2 rough:true
-34 run:
60 run:<
51 run:<>
32 run:>
-35 says:a
3 says:approved
4 says:are
2 says:as
24 says:award
15 says:by
47 says:certified
24 says:congratulations
39 says:for
9 says:former
-110 says:free
21 says:have
16 says:i
6 says:in
26 says:it
-5 says:left
16 says:no
-48 says:of
46 says:on
8 says:only
3 says:our
-23 says:overnight
34 says:rated
1 says:recommends
4 says:saw
-38 says:the
-58 says:thousands
-14 says:us
8 says:voted
20 says:we
1 says:winning
17 says:won
36 says:you
26 says:your
5 says:yours
5 shape:capitals
-23 shape:code
42 shape:mixed
5 size:<=10
5 size:<=10 words:false
-49 size:<=3
15 size:<=3 words:false
-49 size:<=3 words:true
58 size:<=31
40 size:<=31 words:false
37 size:<=31 words:true
3 size:<=99
7 size:<=99 words:false
-8 size:<=99 words:true
45 size:<=999
67 size:<=999 words:false
-59 size:<=999 words:true
23 size:<=any
29 size:<=any words:false
-12 size:<=any words:true
36 starts:false
8 starts:true
-3 subject:false
38 subject:true
1 talk:false
20 talk:true
-90 unsaid:0
67 unsaid:1
59 unsaid:2
-50 unsaid:false
118 unsaid:true
42 words:false
-36 words:true
`;

export const bias = -1.14;

/** By how much each trait of a suspect raises the logarithm of the odds that it is invented. */
export const traitWeights: ReadonlyMap<string, number> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => [line.slice(line.indexOf(' ') + 1), Number.parseInt(line, 10) / 100]),
);
