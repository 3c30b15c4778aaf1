/** Made by train-trait-weights.ts. In hundredths, and what is above 0 speaks for an invention. */
const table = `
58 address asks:false
34 address brief:0
7 address brief:2
31 address brief:3
66 address known:0
16 address known:1
48 address length:10
38 address length:5
76 address mates:0
36 address offer:0
30 address offer:1
14 address offer:2
1 address offer:3
80 address pitched:false
80 address place:subject
4 address role:claim
78 address role:scene
80 address starts:true
7 after2:
11 after2:#
6 after2:$
-11 after2:,
-19 after2::
-85 after2:?
-50 after2:a
-19 after2:ago
-3 after2:all
1 after2:already
-35 after2:an
-157 after2:and
-117 after2:are
14 after2:as
-72 after2:ask
79 after2:at
-60 after2:be
-12 after2:before
30 after2:by
-57 after2:can
70 after2:come
-7 after2:comes
2 after2:contact
7 after2:cost
3 after2:costs
-29 after2:could
-54 after2:days
-23 after2:do
2 after2:each
3 after2:every
-47 after2:for
-1 after2:from
24 after2:guarantee
10 after2:has
4 after2:have
21 after2:hour
46 after2:i
35 after2:i'd
-12 after2:in
-108 after2:is
46 after2:it
-3 after2:it's
-17 after2:its
9 after2:last
-7 after2:left
2 after2:less
2 after2:may
34 after2:month
51 after2:more
-2 after2:most
-29 after2:no
2 after2:of
4 after2:old
-32 after2:on
71 after2:one
-27 after2:or
64 after2:our
20 after2:ours
12 after2:over
1 after2:people
4 after2:per
36 after2:run
1 after2:runs
-24 after2:send
104 after2:so
-17 after2:somebody
-79 after2:stay
2 after2:takes
-36 after2:ten
-62 after2:than
-69 after2:that
-18 after2:the
80 after2:them
-18 after2:there
8 after2:they
22 after2:they're
162 after2:this
-64 after2:three
30 after2:to
48 after2:trial
4 after2:two
-5 after2:us
25 after2:use
4 after2:warranty
89 after2:we
-11 after2:wednesday
33 after2:week
-6 after2:when
4 after2:who
27 after2:with
3 after2:within
-4 after2:without
21 after2:work
36 after2:would
14 after2:you
-7 after2:you'd
-43 after2:your
11 after2:£
-20 after:
-54 after:"
51 after:#
31 after:%
25 after:,
-43 after::
-41 after:?
96 after:a
-9 after:afternoon
19 after:already
9 after:an
12 after:and
-76 after:are
-103 after:at
32 after:by
-4 after:can
7 after:cents
2 after:certified
40 after:could
-3 after:day
16 after:days
41 after:did
52 after:does
2 after:each
-43 after:evening
-9 after:for
-48 after:from
115 after:has
117 after:have
14 after:hour
57 after:hours
-54 after:if
-23 after:in
-103 after:is
-5 after:it
48 after:it's
11 after:kg
-12 after:kilometres
-1 after:languages
20 after:last
7 after:may
5 after:million
-23 after:minute
-66 after:minutes
72 after:months
10 after:more
28 after:morning
-25 after:night
51 after:of
2 after:on
3 after:one
-131 after:or
8 after:our
-42 after:p
14 after:pages
-49 after:people
15 after:per
-47 after:percent
6 after:pieces
21 after:points
-62 after:rather
1 after:recommends
-79 after:s
9 after:schools
12 after:shall
30 after:suit
41 after:tested
-4 after:th
2 after:that
44 after:the
-50 after:them
14 after:there
-80 after:they
-5 after:times
-33 after:to
3 after:use
24 after:uses
18 after:we
-5 after:week
42 after:weeks
-2 after:what
-14 after:who
-6 after:with
5 after:words
-68 after:work
19 after:working
-10 after:would
2 after:write
-17 after:year
40 after:years
-174 after:you
35 after:your
16 alike:0
23 alike:1
11 alike:2
32 asks:false
28 asks:true
49 before2:
-25 before2:"
-41 before2:#
25 before2:%
-74 before2:,
-58 before2:?
-23 before2:a
-12 before2:about
70 before2:and
-113 before2:as
-61 before2:ask
43 before2:at
49 before2:available
10 before2:average
-34 before2:back
-14 before2:be
52 before2:by
-135 before2:call
-21 before2:close
60 before2:come
94 before2:comes
42 before2:cost
39 before2:costs
30 before2:data
-28 before2:day
-9 before2:days
23 before2:deliver
-17 before2:down
8 before2:dr
47 before2:drop
1 before2:each
-5 before2:for
33 before2:free
107 before2:from
-5 before2:has
17 before2:have
6 before2:i
28 before2:in
-53 before2:is
-14 before2:it
5 before2:it's
18 before2:live
67 before2:made
12 before2:minutes
2 before2:monday
9 before2:more
-27 before2:morning
-48 before2:of
2 before2:on
30 before2:one
2 before2:open
-55 before2:or
31 before2:order
47 before2:our
33 before2:ours
-7 before2:out
2 before2:pay
10 before2:pilot
6 before2:rate
-13 before2:report
12 before2:runs
-69 before2:send
11 before2:service
22 before2:site
-112 before2:so
7 before2:software
-20 before2:someone
62 before2:start
-32 before2:team
68 before2:teams
13 before2:test
-109 before2:that
-22 before2:the
12 before2:them
31 before2:there
34 before2:they
-54 before2:thursday
-52 before2:to
-2 before2:together
14 before2:tuesday
-12 before2:two
9 before2:up
-11 before2:us
4 before2:used
-83 before2:way
23 before2:we
36 before2:week
-1 before2:which
-39 before2:with
6 before2:work
7 before2:works
-24 before2:would
35 before2:year
-51 before2:you
-4 before2:your
7 before:
120 before:#
13 before:$
37 before:,
16 before::
-72 before:?
-67 before:a
-85 before:about
11 before:across
-22 before:after
-26 before:all
4 before:already
-27 before:an
31 before:and
65 before:are
1 before:as
-30 before:at
-33 before:before
-91 before:between
160 before:by
-1 before:cost
1 before:costs
2 before:covers
-4 before:days
4 before:dr
-58 before:every
38 before:first
-32 before:for
1 before:former
49 before:free
15 before:from
4 before:get
36 before:has
-71 before:have
-60 before:if
25 before:in
68 before:is
3 before:iso
-60 before:it
-12 before:it's
8 before:last
10 before:lasts
-6 before:need
23 before:needs
106 before:next
-2 before:of
69 before:on
42 before:only
-73 before:or
64 before:our
70 before:out
29 before:over
9 before:saves
43 before:since
-15 before:take
131 before:takes
24 before:than
-124 before:the
-22 before:them
132 before:to
18 before:under
8 before:until
32 before:up
14 before:us
-17 before:use
-21 before:which
19 before:with
112 before:within
-41 before:worst
-68 before:would
1 before:year
15 before:you
-27 before:your
10 before:£
11 before:€
-47 brief:0
-22 brief:1
59 brief:2
46 brief:3
12 briefAfter:false
20 briefAfter:true
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
-43 claim claim:standingClaims
24 claim claim:termsClaims
31 claim known:0
-11 claim known:2
-7 claim length:10
-17 claim length:18
57 claim length:5
19 claim length:more
-3 claim mate:claim
-9 claim mate:date
58 claim mate:name
64 claim mate:number
-39 claim mates:0
40 claim mates:1
37 claim mates:2
8 claim mates:3
-8 claim offer:0
3 claim offer:1
3 claim offer:2
53 claim offer:3
19 claim pitched:false
20 claim pitched:true
20 claim place:first
-54 claim place:last
49 claim place:middle
66 claim role:claim
2 claim role:proposal
-80 claim role:scene
-35 claim says:a
3 claim says:approved
4 claim says:are
2 claim says:as
22 claim says:award
15 claim says:by
46 claim says:certified
26 claim says:congratulations
38 claim says:for
9 claim says:former
-112 claim says:free
22 claim says:have
15 claim says:i
6 claim says:in
27 claim says:it
-5 claim says:left
17 claim says:no
-49 claim says:of
46 claim says:on
8 claim says:only
3 claim says:our
-24 claim says:overnight
34 claim says:rated
1 claim says:recommends
4 claim says:saw
-38 claim says:the
-58 claim says:thousands
-16 claim says:us
8 claim says:voted
19 claim says:we
1 claim says:winning
17 claim says:won
35 claim says:you
26 claim says:your
4 claim says:yours
-14 claim starts:false
79 claim starts:true
-13 claim:customerClaims
82 claim:readerClaims
-43 claim:standingClaims
24 claim:termsClaims
-17 counted:false
35 counted:true
15 countedNext:false
21 countedNext:true
-16 date clock asks:false
15 date clock asks:true
31 date clock brief:0
3 date clock brief:1
10 date clock brief:2
-49 date clock brief:3
50 date clock known:0
-61 date clock known:1
16 date clock length:10
-55 date clock length:18
-7 date clock length:more
17 date clock mate:date
-2 date clock mate:number
-9 date clock mates:0
3 date clock mates:1
55 date clock offer:0
-18 date clock offer:1
-51 date clock offer:2
9 date clock offer:3
11 date clock own:false
-16 date clock own:true
-40 date clock pitched:false
40 date clock pitched:true
-60 date clock place:first
60 date clock place:last
21 date clock place:middle
-23 date clock place:subject
-2 date clock plural:false
35 date clock role:claim
-81 date clock role:scene
-2 date clock starts:false
11 date clock unsaid:false
-16 date clock unsaid:true
-15 date day asks:false
-6 date day brief:0
-16 date day brief:1
-3 date day brief:2
-16 date day known:0
30 date day length:10
-37 date day length:18
-7 date day length:more
10 date day mate:name
16 date day mate:number
-106 date day mates:0
66 date day mates:1
19 date day mates:2
-4 date day offer:0
-11 date day offer:1
71 date day own:false
-22 date day pitched:false
4 date day pitched:true
25 date day place:first
45 date day place:last
-83 date day place:middle
-19 date day plural:false
-11 date day role:claim
-15 date day role:scene
-32 date day starts:false
13 date day starts:true
-12 date day unsaid:false
-60 date month asks:false
59 date month asks:true
30 date month brief:0
-9 date month brief:1
1 date month brief:2
-44 date month brief:3
-38 date month known:0
61 date month length:10
-54 date month length:18
-11 date month length:5
-15 date month length:more
42 date month mate:claim
-148 date month mate:date
10 date month mate:name
130 date month mate:number
-50 date month mates:0
41 date month mates:1
-7 date month mates:2
82 date month offer:0
33 date month offer:1
-88 date month offer:3
-23 date month own:false
10 date month own:true
-37 date month pitched:false
29 date month pitched:true
-16 date month place:first
62 date month place:last
-58 date month place:middle
-15 date month plural:false
32 date month role:claim
-4 date month role:proposal
-36 date month role:scene
-7 date month starts:false
-68 date month unsaid:false
72 date month unsaid:true
-2 date weekday asks:false
-35 date weekday asks:true
-25 date weekday brief:0
-21 date weekday brief:1
42 date weekday brief:2
-42 date weekday known:0
43 date weekday known:1
16 date weekday length:10
-10 date weekday length:18
19 date weekday length:5
-55 date weekday length:more
-11 date weekday mate:date
64 date weekday mate:name
8 date weekday mate:number
-25 date weekday mates:0
-51 date weekday mates:1
63 date weekday mates:2
1 date weekday offer:0
-11 date weekday offer:1
-38 date weekday offer:2
13 date weekday offer:3
-62 date weekday own:false
138 date weekday own:true
-7 date weekday pitched:false
-13 date weekday pitched:true
-3 date weekday place:first
-6 date weekday place:last
16 date weekday place:middle
-38 date weekday place:subject
-25 date weekday plural:false
32 date weekday plural:true
46 date weekday role:claim
-42 date weekday role:proposal
-29 date weekday role:scene
-3 date weekday starts:false
-29 date weekday starts:true
-45 date weekday unsaid:false
86 date weekday unsaid:true
-110 first:a
7 first:after
-28 first:all
8 first:an
37 first:as
1 first:ask
16 first:at
-52 first:between
-64 first:by
28 first:could
-42 first:customers
88 first:each
-105 first:every
-21 first:five
-47 first:for
124 first:from
-62 first:give
-60 first:half
63 first:i
-35 first:i'd
8 first:i'm
-57 first:if
-67 first:in
-150 first:it
42 first:it's
42 first:last
4 first:may
55 first:more
10 first:most
-4 first:nine
-34 first:nobody
-79 first:nothing
-74 first:on
-17 first:one
52 first:only
33 first:orders
97 first:our
88 first:ours
2 first:over
-39 first:pick
25 first:prices
-31 first:shall
6 first:since
-22 first:so
-61 first:somewhere
7 first:tell
61 first:ten
-78 first:that
54 first:that's
123 first:the
2 first:there
6 first:there's
-7 first:they
19 first:they're
37 first:three
-3 first:tuesday
-50 first:twenty
5 first:two
81 first:we
18 first:we'll
46 first:we're
-18 first:when
59 first:with
135 first:would
-82 first:you
-68 first:you'd
-92 first:your
37 general:false
-81 general:true
-109 has:"
50 has:#
16 has:$
37 has:%
1 has:(
1 has:)
-63 has:,
-69 has::
98 has:;
29 has:?
-90 has:a
-41 has:about
26 has:account
40 has:accounts
1 has:accredited
1 has:accuracy
3 has:accurate
64 has:across
-67 has:after
12 has:afternoon
-7 has:again
-128 has:against
-2 has:agency
-11 has:ago
8 has:ai
-23 has:all
67 has:along
30 has:already
-89 has:also
14 has:always
-37 has:am
1 has:among
-105 has:an
3 has:and
6 has:another
-28 has:answer
25 has:answers
20 has:antwerp
24 has:any
-27 has:anyone
3 has:anything
27 has:app
4 has:approved
30 has:april
-33 has:around
-6 has:arrive
-33 has:arrives
103 has:as
-146 has:ask
-21 has:asks
24 has:at
-128 has:audit
-16 has:august
7 has:automatically
54 has:available
27 has:average
42 has:award
41 has:away
7 has:b
21 has:back
-53 has:bad
-67 has:bag
-5 has:bank
8 has:based
6 has:battery
-93 has:be
-109 has:becomes
10 has:been
11 has:before
15 has:behind
-14 has:below
-89 has:best
-105 has:better
-113 has:between
1 has:bike
-73 has:bikes
-5 has:bills
-6 has:blue
-23 has:board
-40 has:book
13 has:booking
-3 has:books
1 has:bosch
-40 has:both
16 has:bottles
-11 has:box
17 has:boxes
-1 has:brands
-6 has:bring
-29 has:brings
2 has:budget
51 has:built
1 has:business
-52 has:busy
-112 has:but
24 has:buy
-6 has:by
-2 has:c
-12 has:call
-133 has:calls
-71 has:can
-27 has:can't
2 has:cancel
-55 has:car
2 has:carbon
8 has:card
41 has:care
53 has:carry
2 has:case
55 has:cent
13 has:cents
-9 has:certificate
56 has:certified
73 has:change
-16 has:changes
2 has:charge
26 has:charities
-4 has:chat
-36 has:check
3 has:checked
4 has:checks
-50 has:chf
1 has:children
43 has:choose
-28 has:christmas
4 has:city
-1 has:claim
2 has:claims
-39 has:class
47 has:clean
33 has:clients
28 has:clinic
7 has:clock
6 has:close
55 has:closed
-46 has:closer
15 has:closes
-2 has:club
3 has:clubs
5 has:co
-10 has:coaches
2 has:code
-94 has:coffee
-6 has:cold
26 has:colleague
-91 has:colleagues
-17 has:collect
5 has:colour
-58 has:come
118 has:comes
11 has:commission
150 has:companies
65 has:company
1 has:compliant
64 has:congratulations
38 has:connects
21 has:container
82 has:contract
-10 has:contracts
122 has:cost
10 has:costs
-106 has:could
12 has:countries
-20 has:course
19 has:cover
25 has:covers
9 has:crew
-7 has:crews
-67 has:cup
14 has:customer
34 has:customers
24 has:cut
2 has:cuts
2 has:daily
40 has:data
56 has:date
-81 has:day
-85 has:days
7 has:de
-14 has:deal
24 has:december
-12 has:deck
38 has:deliver
-3 has:delivered
28 has:delivery
63 has:demo
3 has:deposit
31 has:design
10 has:designed
-51 has:desk
17 has:developed
-5 has:did
-50 has:difference
39 has:different
-35 has:do
155 has:does
1 has:doesn't
-16 has:doing
-76 has:don't
33 has:done
18 has:door
-50 has:down
-29 has:dozen
16 has:dr
-33 has:draw
-28 has:drive
-2 has:driver
17 has:drivers
1 has:drone
1 has:drones
50 has:drop
-14 has:drops
-7 has:dry
7 has:e
61 has:each
-52 has:easter
-222 has:easy
-32 has:eight
-124 has:either
92 has:eleven
-81 has:else
-11 has:email
3 has:employee
-35 has:empty
7 has:en
82 has:end
-11 has:energy
1 has:engineer
75 has:engineers
-4 has:english
-34 has:enough
20 has:episode
36 has:europe
26 has:european
-31 has:evening
24 has:events
-11 has:ever
-103 has:every
-18 has:everybody
-23 has:everyone
4 has:everything
6 has:exactly
-71 has:excel
47 has:fall
-16 has:falls
14 has:far
-15 has:february
14 has:fee
-85 has:feel
-108 has:few
1 has:fewer
-20 has:fifteen
57 has:fifty
-11 has:file
50 has:fill
1 has:film
-16 has:finance
34 has:financial
13 has:find
34 has:finds
-8 has:fine
130 has:firms
110 has:first
3 has:fitted
10 has:five
-17 has:fixed
-9 has:flat
-27 has:floor
-20 has:fold
15 has:follow
-2 has:food
-7 has:for
26 has:former
36 has:fortnight
-16 has:forty
-3 has:found
10 has:founder
39 has:four
-30 has:fourteen
18 has:frankfurt
117 has:free
-113 has:french
1 has:fresh
-24 has:friday
31 has:from
-46 has:front
-38 has:full
1 has:gas
3 has:gdpr
-72 has:german
24 has:get
54 has:gets
5 has:ghent
7 has:gift
-25 has:give
-52 has:gives
-50 has:go
26 has:goes
-11 has:gone
26 has:good
-5 has:google
6 has:great
-30 has:group
34 has:guarantee
4 has:guest
-10 has:guests
-23 has:had
-110 has:half
25 has:hall
82 has:hand
-6 has:handles
22 has:hands
-39 has:happy
-100 has:hard
-89 has:has
85 has:have
101 has:having
15 has:head
-9 has:hear
-46 has:help
2 has:helps
-17 has:her
57 has:hire
17 has:hires
-7 has:his
-2 has:hold
70 has:holds
-23 has:home
15 has:hosted
-47 has:hotel
26 has:hotels
22 has:hour
96 has:hours
19 has:how
-85 has:hundred
-90 has:i
-32 has:i'd
-40 has:i'll
9 has:i'm
-87 has:ideal
-115 has:if
2 has:images
46 has:in
11 has:included
6 has:includes
60 has:including
-9 has:inside
-45 has:install
3 has:installed
-25 has:instead
4 has:insurance
5 has:insured
5 has:insurers
1 has:integrates
-67 has:interview
8 has:interviews
40 has:into
-17 has:invoice
16 has:invoices
5 has:ireland
-56 has:is
-252 has:isn't
11 has:iso
121 has:it
-55 has:it's
34 has:items
-7 has:its
31 has:itself
-21 has:january
-22 has:join
72 has:july
64 has:june
-42 has:just
-91 has:keep
16 has:keeps
11 has:kent
-18 has:keys
12 has:kg
-12 has:kilometres
-1 has:kilos
-37 has:kind
-41 has:kitchen
-14 has:know
-13 has:knows
-13 has:la
59 has:labels
-53 has:language
9 has:languages
106 has:last
47 has:lasts
-58 has:late
9 has:laundry
3 has:lawyers
24 has:lead
18 has:leads
-45 has:learn
15 has:lease
-68 has:leave
13 has:leaves
8 has:led
25 has:leeds
18 has:left
-38 has:less
1 has:lessons
31 has:let
-8 has:lets
9 has:level
-10 has:library
2 has:licensed
-2 has:life
-31 has:lift
5 has:lighting
27 has:like
10 has:line
-24 has:linen
8 has:list
1 has:litre
24 has:litres
7 has:live
1 has:local
11 has:london
-7 has:long
128 has:longer
-19 has:look
1 has:looked
16 has:looks
62 has:lose
-32 has:lost
8 has:lot
-14 has:love
6 has:lower
-18 has:lunch
-91 has:m
-8 has:machine
50 has:machines
84 has:made
4 has:maintenance
96 has:make
-6 has:makes
13 has:manager
93 has:managers
-11 has:many
58 has:march
15 has:match
-1 has:may
-106 has:me
-13 has:means
4 has:measure
48 has:meet
-14 has:meeting
12 has:members
7 has:menu
3 has:metre
-51 has:metres
-152 has:might
6 has:million
14 has:minimum
27 has:minute
60 has:minutes
-51 has:missing
-21 has:moment
64 has:monday
24 has:money
55 has:month
11 has:monthly
72 has:months
76 has:more
-33 has:morning
-53 has:mornings
-79 has:most
6 has:move
16 has:moved
16 has:moving
2 has:much
-15 has:music
7 has:my
7 has:national
13 has:native
-70 has:need
14 has:needs
43 has:network
-25 has:never
93 has:new
43 has:next
-65 has:night
99 has:nine
6 has:nineteen
-52 has:ninety
18 has:no
-121 has:nobody
24 has:noon
-80 has:not
-40 has:nothing
32 has:notice
23 has:noticed
-10 has:november
-126 has:now
-37 has:number
17 has:numbers
-4 has:nurses
3 has:october
-42 has:of
4 has:off
-57 has:offer
-31 has:office
32 has:offices
56 has:old
35 has:on
58 has:once
-72 has:one
18 has:ones
2 has:online
16 has:only
95 has:open
27 has:opens
3 has:operators
-131 has:or
-14 has:order
57 has:orders
-61 has:other
-2 has:others
106 has:our
60 has:ours
-9 has:out
-11 has:over
-19 has:overnight
-17 has:own
-56 has:p
-2 has:packaging
1 has:page
-31 has:pages
-3 has:paid
-33 has:pair
16 has:pairs
-8 has:pallet
-27 has:paper
-1 has:parents
-4 has:part
-7 has:partner
1 has:partners
108 has:parts
-26 has:past
54 has:patients
47 has:pay
1 has:payment
-46 has:pays
-31 has:people
37 has:per
-36 has:percent
-27 has:person
-12 has:phone
9 has:phones
1 has:photo
40 has:photos
-48 has:pick
-20 has:piece
8 has:pieces
-4 has:pilot
43 has:place
43 has:places
18 has:plan
-20 has:plant
4 has:plants
9 has:platform
18 has:play
-30 has:played
-89 has:plenty
-39 has:pm
56 has:points
2 has:port
-9 has:portuguese
-8 has:possible
-43 has:post
33 has:power
22 has:practices
23 has:prefer
1 has:prepare
26 has:price
25 has:prices
-15 has:print
-17 has:probably
18 has:produce
2 has:product
3 has:programme
19 has:project
-20 has:provide
43 has:public
-72 has:put
10 has:puts
36 has:quarter
-54 has:quartet
33 has:questions
-3 has:queue
-29 has:quiet
-16 has:quote
-48 has:rarely
18 has:rate
44 has:rated
19 has:rates
-36 has:rather
-6 has:reach
15 has:read
-3 has:readers
-1 has:reads
-45 has:ready
-1 has:real
-4 has:receive
2 has:recommended
4 has:recommends
29 has:record
1 has:recycled
-46 has:red
1 has:reduces
29 has:rely
59 has:rent
9 has:repairs
-113 has:replace
3 has:reply
17 has:report
1 has:reports
22 has:residents
-1 has:rest
-26 has:result
2 has:results
43 has:return
59 has:returns
3 has:review
38 has:reviews
-66 has:right
-23 has:robot
-15 has:room
-44 has:rooms
-3 has:round
-22 has:route
4 has:royal
3 has:rules
19 has:run
-12 has:running
70 has:runs
-10 has:s
55 has:sales
9 has:salesforce
-85 has:same
4 has:sample
13 has:sap
-45 has:saturday
5 has:save
9 has:saves
6 has:saw
-40 has:say
-90 has:says
14 has:school
12 has:schools
1 has:screen
30 has:season
-27 has:second
-13 has:seconds
-51 has:security
-48 has:seen
5 has:sell
1 has:sells
-77 has:send
8 has:sends
36 has:sensors
-24 has:september
29 has:service
56 has:session
12 has:sessions
56 has:set
-34 has:sets
8 has:setup
25 has:seven
-31 has:shall
19 has:share
-71 has:shelf
-12 has:shift
23 has:shifts
3 has:shop
-2 has:shops
-13 has:short
-41 has:should
-55 has:show
36 has:shows
130 has:siemens
-2 has:sign
111 has:signed
68 has:since
43 has:single
38 has:site
-1 has:six
21 has:sixteen
-34 has:sixty
107 has:size
5 has:sleep
5 has:small
1 has:smart
-64 has:so
5 has:soc
48 has:software
8 has:solar
-22 has:sold
-54 has:some
-36 has:somebody
-27 has:somebody's
-42 has:someone
-107 has:something
-42 has:somewhere
18 has:sound
9 has:spanish
56 has:spare
-27 has:speak
-14 has:speaks
79 has:spend
-46 has:spring
52 has:square
66 has:st
3 has:staff
2 has:stage
2 has:stand
21 has:stands
100 has:stanford
16 has:start
-19 has:starting
-120 has:starts
25 has:station
2 has:stations
-32 has:stay
-17 has:stays
-35 has:still
23 has:stock
-6 has:stop
-3 has:stops
3 has:store
-10 has:stores
-57 has:street
-54 has:string
8 has:student
72 has:students
34 has:studies
10 has:studio
37 has:study
-55 has:success
18 has:such
66 has:suit
18 has:sunday
-3 has:supplier
17 has:suppliers
20 has:supply
18 has:support
19 has:survey
6 has:swap
-6 has:swiss
51 has:switched
11 has:system
-65 has:table
8 has:take
153 has:takes
150 has:talk
51 has:tax
-47 has:tea
24 has:teach
8 has:teachers
-47 has:team
83 has:teams
70 has:technicians
25 has:tell
-36 has:tells
2 has:temperature
-98 has:ten
36 has:tenth
-57 has:term
46 has:test
76 has:tested
11 has:tests
39 has:text
47 has:th
-162 has:than
-62 has:that
-97 has:that's
-9 has:the
73 has:their
18 has:theirs
87 has:them
18 has:themselves
1 has:then
-115 has:there
-14 has:there's
-26 has:they
-7 has:they're
-70 has:thing
-9 has:things
-62 has:think
81 has:third
24 has:thirty
236 has:this
28 has:those
-10 has:thousand
-58 has:thousands
-56 has:three
12 has:through
-95 has:thursday
-25 has:tickets
86 has:time
-32 has:times
-65 has:to
5 has:together
-48 has:too
6 has:tool
10 has:top
-4 has:towels
-34 has:town
50 has:track
1 has:trade
9 has:trained
-11 has:training
-9 has:travel
42 has:trial
-19 has:truck
13 has:trust
33 has:try
-12 has:tuesday
-82 has:tuesdays
-58 has:turn
9 has:turnover
42 has:turns
32 has:twelve
-75 has:twenty
24 has:twice
-35 has:two
40 has:typically
6 has:tüv
1 has:uk
69 has:under
7 has:unit
4 has:units
81 has:university
-17 has:until
89 has:up
100 has:us
-6 has:use
45 has:used
3 has:user
4 has:users
27 has:uses
-16 has:using
-94 has:usually
7 has:very
1 has:video
12 has:visit
4 has:volunteers
-55 has:volvo
8 has:voted
-60 has:wait
-4 has:waiting
-46 has:walk
-17 has:wall
-15 has:want
-21 has:wants
-43 has:warehouse
5 has:warranty
16 has:was
50 has:waste
1 has:water
-11 has:way
114 has:we
37 has:we'll
63 has:we're
11 has:we've
-73 has:weather
9 has:website
-28 has:wednesday
-11 has:week
-23 has:weekend
-38 has:weeks
-62 has:weighs
-66 has:well
-8 has:went
3 has:were
15 has:what
29 has:when
-13 has:where
-82 has:whether
-42 has:which
2 has:while
-30 has:white
-15 has:who
16 has:whoever
-41 has:whole
-11 has:why
-70 has:will
-53 has:windows
1 has:winning
5 has:winter
86 has:with
46 has:within
43 has:without
37 has:won
-175 has:won't
-8 has:word
-27 has:words
28 has:work
-35 has:worked
-26 has:working
-3 has:works
38 has:workshop
-1 has:world
-198 has:worst
-69 has:would
-2 has:write
-20 has:writing
100 has:written
-25 has:wrong
4 has:year
-34 has:year's
69 has:years
41 has:you
-97 has:you'd
35 has:you'll
-25 has:you're
-58 has:you've
86 has:your
75 has:yours
44 has:yourself
39 has:zalando
-2 has:zurich
-1 has:£
-5 has:€
54 hour:false
-46 hour:true
80 is:address
25 is:claim
-2 is:date clock
-19 is:date day
-15 is:date month
-14 is:date weekday
6 is:name
29 is:number money
1 is:number months
10 is:number multiple
26 is:number percent
-8 is:number plain
14 is:number seconds
36 is:number shrunk
13 is:rate
-19 known:0
45 known:1
58 known:2
44 length:10
-21 length:18
117 length:5
-41 length:more
-12 line:body opens:false
2 line:body opens:true
25 line:signature opens:false
-8 listed:false
44 listed:true
185 mate:claim
-51 mate:date
91 mate:name
13 mate:number
2 mates:0
51 mates:1
43 mates:2
148 mates:3
-5 name asks:false
67 name asks:true
-73 name brief:0
-19 name brief:1
62 name brief:2
87 name brief:3
37 name general:false
-81 name general:true
-14 name known:0
57 name known:1
-7 name length:10
50 name length:18
-5 name length:5
-34 name length:more
-12 name line:body opens:false
2 name line:body opens:true
25 name line:signature opens:false
-8 name listed:false
44 name listed:true
82 name mate:claim
34 name mate:date
-25 name mate:name
48 name mate:number
4 name mates:0
2 name mates:1
-12 name mates:2
24 name mates:3
-30 name offer:0
-27 name offer:1
58 name offer:2
48 name offer:3
6 name opens:false
3 name opens:true
16 name ordinary:false opens:false
-10 name ordinary:false opens:true
-15 name ordinary:true opens:false
-2 name owner:false
47 name owner:true
44 name pitched:false
-15 name pitched:true
-31 name place:first
21 name place:last
69 name place:middle
-211 name place:subject
55 name role:claim
-11 name role:proposal
-80 name role:scene
-33 name run:
61 name run:<
50 name run:<>
31 name run:>
5 name shape:capitals
-25 name shape:code
41 name shape:mixed
3 name starts:false
18 name starts:true
-3 name subject:false
38 name subject:true
30 number money alike:0
22 number money alike:1
1 number money alike:2
29 number money asks:false
24 number money brief:0
-13 number money brief:1
19 number money brief:2
26 number money brief:3
29 number money briefAfter:false
22 number money briefAfter:true
27 number money briefBefore:false
23 number money briefBefore:true
20 number money counted:false
27 number money counted:true
23 number money countedNext:false
25 number money countedNext:true
21 number money known:0
23 number money known:1
10 number money known:2
42 number money length:10
8 number money length:18
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
2 number money place:last
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
18 number money size:<=any
18 number money size:<=any words:false
29 number money starts:false
8 number money unsaid:0
30 number money unsaid:1
33 number money words:false
-14 number money words:true
-5 number months alike:0
5 number months alike:2
43 number months asks:false
-45 number months asks:true
26 number months brief:0
-40 number months brief:1
3 number months brief:2
10 number months brief:3
-16 number months briefAfter:false
15 number months briefAfter:true
12 number months briefBefore:false
-12 number months briefBefore:true
8 number months counted:false
-7 number months counted:true
17 number months countedNext:false
-15 number months countedNext:true
-46 number months known:0
39 number months known:1
6 number months known:2
-65 number months length:10
-13 number months length:18
47 number months length:5
29 number months length:more
16 number months mate:claim
23 number months mate:name
-19 number months mate:number
-26 number months mates:0
9 number months mates:1
19 number months offer:0
20 number months offer:1
2 number months offer:2
-39 number months offer:3
-4 number months pitched:false
7 number months pitched:true
-82 number months place:first
52 number months place:last
54 number months place:middle
18 number months role:claim
-14 number months role:scene
17 number months rough:false
-18 number months rough:true
-7 number months size:<=10
-7 number months size:<=10 words:true
49 number months size:<=3
49 number months size:<=3 words:true
-15 number months size:<=31
18 number months size:<=31 words:false
-33 number months size:<=31 words:true
14 number months size:<=99
34 number months starts:false
23 number months unsaid:0
-25 number months unsaid:1
18 number months words:false
-18 number months words:true
-27 number multiple alike:0
34 number multiple asks:false
-29 number multiple brief:0
34 number multiple brief:1
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
26 number multiple length:10
-25 number multiple length:18
4 number multiple length:more
11 number multiple mates:0
8 number multiple offer:0
16 number multiple offer:1
-15 number multiple offer:2
-32 number multiple pitched:false
43 number multiple pitched:true
-55 number multiple place:first
55 number multiple place:middle
44 number multiple role:claim
-34 number multiple role:scene
-19 number multiple rough:false
29 number multiple rough:true
33 number multiple size:<=10
2 number multiple size:<=3
1 number multiple size:<=3 words:true
-15 number multiple size:<=999
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
58 number percent length:10
-20 number percent length:18
3 number percent length:5
-4 number percent length:more
4 number percent mate:name
10 number percent mate:number
20 number percent mates:0
10 number percent mates:1
30 number percent offer:0
12 number percent offer:1
-14 number percent offer:2
18 number percent offer:3
-29 number percent pitched:false
42 number percent pitched:true
-39 number percent place:first
10 number percent place:last
40 number percent place:middle
47 number percent role:claim
-46 number percent role:scene
43 number percent rough:false
-32 number percent rough:true
26 number percent size:<=10
25 number percent size:<=10 words:false
1 number percent size:<=10 words:true
-16 number percent size:<=3
-16 number percent size:<=3 words:false
63 number percent size:<=31
15 number percent size:<=31 words:false
50 number percent size:<=31 words:true
-23 number percent size:<=99
18 number percent size:<=99 words:false
-54 number percent size:<=99 words:true
27 number percent starts:false
-3 number percent starts:true
7 number percent unsaid:0
27 number percent unsaid:1
31 number percent words:false
-4 number percent words:true
32 number plain alike:0
2 number plain alike:1
-50 number plain alike:2
4 number plain asks:false
-25 number plain asks:true
7 number plain brief:0
-40 number plain brief:1
39 number plain brief:2
-2 number plain brief:3
-11 number plain briefAfter:false
9 number plain briefAfter:true
-34 number plain briefBefore:false
39 number plain briefBefore:true
-10 number plain counted:false
7 number plain counted:true
12 number plain countedNext:false
-27 number plain countedNext:true
1 number plain known:0
-27 number plain known:1
17 number plain known:2
-41 number plain length:10
45 number plain length:18
44 number plain length:5
-63 number plain length:more
156 number plain mate:claim
2 number plain mate:date
49 number plain mate:name
-91 number plain mate:number
-21 number plain mates:0
51 number plain mates:1
-55 number plain mates:2
13 number plain mates:3
-10 number plain offer:0
-89 number plain offer:1
-30 number plain offer:2
78 number plain offer:3
-14 number plain pitched:false
13 number plain pitched:true
-45 number plain place:first
42 number plain place:last
30 number plain place:middle
-8 number plain place:subject
68 number plain role:claim
-56 number plain role:proposal
-60 number plain role:scene
-18 number plain rough:false
28 number plain rough:true
-61 number plain size:<=10
-36 number plain size:<=10 words:false
-41 number plain size:<=10 words:true
-46 number plain size:<=3
4 number plain size:<=3 words:false
-48 number plain size:<=3 words:true
30 number plain size:<=31
2 number plain size:<=31 words:false
36 number plain size:<=31 words:true
28 number plain size:<=99
-39 number plain size:<=99 words:false
75 number plain size:<=99 words:true
74 number plain size:<=999
73 number plain size:<=999 words:false
-1 number plain size:<=999 words:true
21 number plain size:<=any
28 number plain size:<=any words:false
-9 number plain size:<=any words:true
10 number plain starts:false
-55 number plain starts:true
-80 number plain unsaid:0
100 number plain unsaid:1
24 number plain unsaid:2
29 number plain words:false
-28 number plain words:true
-28 number seconds alike:0
-14 number seconds alike:1
82 number seconds alike:2
60 number seconds asks:false
-78 number seconds asks:true
-37 number seconds brief:0
52 number seconds brief:1
-26 number seconds brief:2
41 number seconds brief:3
22 number seconds briefAfter:false
-12 number seconds briefAfter:true
21 number seconds briefBefore:false
-11 number seconds briefBefore:true
-42 number seconds counted:false
54 number seconds counted:true
-51 number seconds countedNext:false
65 number seconds countedNext:true
54 number seconds hour:false
-46 number seconds hour:true
-44 number seconds known:0
55 number seconds known:1
22 number seconds known:2
-14 number seconds length:10
-60 number seconds length:18
47 number seconds length:5
56 number seconds length:more
-25 number seconds mate:date
102 number seconds mate:name
-69 number seconds mate:number
22 number seconds mates:0
-9 number seconds mates:1
-21 number seconds mates:2
-74 number seconds offer:0
2 number seconds offer:1
75 number seconds offer:2
65 number seconds offer:3
13 number seconds pitched:false
4 number seconds pitched:true
25 number seconds place:first
-59 number seconds place:last
45 number seconds place:middle
64 number seconds role:claim
-45 number seconds role:proposal
-41 number seconds role:scene
27 number seconds rough:false
-19 number seconds rough:true
68 number seconds size:<=10
66 number seconds size:<=10 words:true
-36 number seconds size:<=3
-47 number seconds size:<=3 words:true
10 number seconds size:<=31
20 number seconds size:<=31 words:false
-9 number seconds size:<=31 words:true
-18 number seconds size:<=99
17 number seconds size:<=99 words:false
-35 number seconds size:<=99 words:true
46 number seconds starts:false
1 number seconds talk:false
19 number seconds talk:true
-80 number seconds unsaid:0
85 number seconds unsaid:1
30 number seconds unsaid:2
35 number seconds words:false
-14 number seconds words:true
36 number shrunk asks:false
32 number shrunk brief:2
4 number shrunk brief:3
4 number shrunk known:1
1 number shrunk length:10
4 number shrunk length:18
35 number shrunk mate:number
5 number shrunk mates:1
4 number shrunk offer:2
36 number shrunk pitched:true
35 number shrunk place:middle
36 number shrunk role:claim
36 number shrunk starts:false
-14 offer:0
-40 offer:1
-2 offer:2
58 offer:3
6 opens:false
3 opens:true
16 ordinary:false opens:false
-10 ordinary:false opens:true
-15 ordinary:true opens:false
-36 own:false
67 own:true
-2 owner:false
47 owner:true
-11 pitched:false
32 pitched:true
-53 place:first
68 place:last
59 place:middle
-237 place:subject
-23 plural:false
32 plural:true
13 rate asks:false
7 rate brief:3
7 rate known:0
6 rate known:1
1 rate length:18
7 rate mates:0
8 rate offer:3
19 rate pitched:true
16 rate place:middle
19 rate role:claim
13 rate starts:false
77 role:claim
-49 role:proposal
-87 role:scene
33 rough:false
1 rough:true
-33 run:
61 run:<
50 run:<>
31 run:>
-35 says:a
3 says:approved
4 says:are
2 says:as
22 says:award
15 says:by
46 says:certified
26 says:congratulations
38 says:for
9 says:former
-112 says:free
22 says:have
15 says:i
6 says:in
27 says:it
-5 says:left
17 says:no
-49 says:of
46 says:on
8 says:only
3 says:our
-24 says:overnight
34 says:rated
1 says:recommends
4 says:saw
-38 says:the
-58 says:thousands
-16 says:us
8 says:voted
19 says:we
1 says:winning
17 says:won
35 says:you
26 says:your
4 says:yours
5 shape:capitals
-25 shape:code
41 shape:mixed
5 size:<=10
6 size:<=10 words:false
-49 size:<=3
14 size:<=3 words:false
-49 size:<=3 words:true
58 size:<=31
39 size:<=31 words:false
39 size:<=31 words:true
3 size:<=99
7 size:<=99 words:false
-8 size:<=99 words:true
45 size:<=999
68 size:<=999 words:false
-59 size:<=999 words:true
23 size:<=any
28 size:<=any words:false
-10 size:<=any words:true
35 starts:false
7 starts:true
-3 subject:false
38 subject:true
1 talk:false
19 talk:true
-90 unsaid:0
67 unsaid:1
58 unsaid:2
-52 unsaid:false
125 unsaid:true
41 words:false
-36 words:true
`;

export const bias = -1.04;

/** By how much each trait of a suspect raises the logarithm of the odds that it is invented. */
export const traitWeights: ReadonlyMap<string, number> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => [line.slice(line.indexOf(' ') + 1), Number.parseInt(line, 10) / 100]),
);
