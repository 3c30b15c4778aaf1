/** Made by train-trait-weights.ts. In hundredths, and what is above 0 speaks for an invention. */
const table = `
75 address asks:false
18 address asks:true
27 address brief:0
24 address brief:1
11 address brief:2
36 address brief:3
75 address known:0
14 address known:1
48 address length:10
33 address length:5
70 address mates:0
51 address offer:0
25 address offer:1
16 address offer:2
3 address offer:3
88 address pitched:false
88 address place:subject
4 address role:claim
86 address role:scene
88 address starts:true
33 after2:
2 after2:#
3 after2:$
-7 after2:,
46 after2::
-74 after2:?
-42 after2:a
-62 after2:about
-12 after2:after
-8 after2:ago
1 after2:ahead
-12 after2:all
22 after2:already
-73 after2:an
-21 after2:and
-47 after2:are
-92 after2:as
-126 after2:ask
141 after2:at
3 after2:award
-117 after2:be
-11 after2:before
3 after2:bring
-50 after2:but
2 after2:by
-43 after2:can
-2 after2:cent
62 after2:charge
69 after2:come
-47 after2:comes
-24 after2:contact
44 after2:cost
4 after2:costs
-97 after2:could
-55 after2:day
-80 after2:days
-36 after2:do
19 after2:door
-56 after2:each
1 after2:employee
-41 after2:every
50 after2:first
6 after2:five
-57 after2:for
-58 after2:four
55 after2:free
9 after2:friday
-44 after2:from
-10 after2:get
-19 after2:go
34 after2:guarantee
17 after2:has
-6 after2:have
-5 after2:head
30 after2:hour
39 after2:i
28 after2:i'd
-36 after2:if
34 after2:in
-99 after2:is
33 after2:it
24 after2:it's
18 after2:its
68 after2:june
1 after2:kilo
-33 after2:knife
13 after2:know
32 after2:last
-2 after2:later
21 after2:left
8 after2:less
47 after2:make
-18 after2:may
3 after2:me
14 after2:metres
11 after2:minute
-56 after2:month
56 after2:more
-13 after2:most
-115 after2:new
-3 after2:next
125 after2:nine
-21 after2:no
31 after2:of
-62 after2:off
19 after2:old
-36 after2:on
72 after2:one
-103 after2:or
117 after2:our
18 after2:ours
10 after2:out
10 after2:over
9 after2:people
36 after2:per
4 after2:rely
30 after2:room
45 after2:run
7 after2:runs
-63 after2:send
6 after2:service
-8 after2:set
9 after2:should
22 after2:show
21 after2:since
15 after2:six
154 after2:so
-91 after2:some
-28 after2:somebody
1 after2:square
-117 after2:stay
1 after2:suggested
2 after2:take
-10 after2:takes
-36 after2:ten
-82 after2:than
-101 after2:that
-45 after2:the
58 after2:their
122 after2:them
-21 after2:there
3 after2:they
20 after2:they're
245 after2:this
-45 after2:three
75 after2:through
-2 after2:thursday
30 after2:to
107 after2:trial
19 after2:tuesday
17 after2:two
17 after2:us
23 after2:use
27 after2:warranty
123 after2:we
-11 after2:wednesday
-66 after2:week
3 after2:what
-9 after2:when
44 after2:which
44 after2:who
58 after2:will
65 after2:with
33 after2:within
15 after2:without
62 after2:work
6 after2:would
30 after2:write
24 after2:year
-23 after2:you
-52 after2:you'd
23 after2:your
40 after2:£
-30 after2:€
-91 after:
-141 after:"
56 after:#
24 after:%
-22 after:,
-63 after::
-27 after:;
-7 after:?
136 after:a
-53 after:after
-14 after:afternoon
71 after:already
-6 after:an
-13 after:and
4 after:apiece
2 after:approved
-104 after:are
13 after:as
-112 after:at
1 after:award
5 after:before
6 after:best
48 after:business
36 after:by
21 after:calls
-21 after:can
26 after:cents
5 after:certified
1 after:college
5 after:could
1 after:countries
16 after:day
64 after:days
35 after:did
127 after:does
3 after:each
65 after:engineers
15 after:euros
-57 after:evening
2 after:every
-4 after:for
2 after:free
-186 after:from
87 after:has
186 after:have
-49 after:hour
122 after:hours
7 after:i
-4 after:if
-6 after:in
-198 after:is
-61 after:it
31 after:it's
15 after:its
18 after:june
48 after:k
20 after:kg
13 after:kilometres
2 after:kilos
3 after:languages
27 after:last
5 after:litres
28 after:m
6 after:machines
10 after:made
28 after:march
-6 after:may
-129 after:metres
2 after:might
70 after:miles
14 after:million
-66 after:minute
-79 after:minutes
25 after:month
222 after:months
42 after:more
-13 after:morning
17 after:moved
-46 after:night
-20 after:no
-6 after:o'clock
5 after:october
23 after:of
-73 after:on
-18 after:one
-184 after:or
-1 after:other
70 after:our
-18 after:p
-42 after:pages
-43 after:pairs
2 after:partner
-43 after:people
-29 after:per
-174 after:percent
2 after:pieces
206 after:places
68 after:points
-65 after:post
-82 after:rather
1 after:recommends
38 after:rounds
35 after:runs
-143 after:s
-44 after:schools
-5 after:second
4 after:seconds
-15 after:shall
5 after:so
-19 after:square
47 after:stores
-80 after:street
8 after:suggested
47 after:suit
25 after:switched
68 after:tested
-74 after:th
-45 after:than
27 after:that
-29 after:the
-69 after:them
35 after:there
-100 after:they
-37 after:things
1 after:times
-105 after:to
19 after:until
17 after:use
23 after:uses
10 after:volunteers
5 after:was
11 after:we
-10 after:week
21 after:weeks
15 after:went
-65 after:what
-39 after:who
-17 after:will
-53 after:with
-41 after:words
4 after:work
22 after:working
42 after:would
1 after:write
-16 after:year
21 after:years
30 after:you
70 after:your
-21 after:€
24 alike:0
11 alike:1
-26 alike:2
19 asks:false
34 asks:true
43 before2:
-52 before2:"
20 before2:#
-74 before2:$
85 before2:%
-33 before2:,
-106 before2::
-101 before2:?
-37 before2:a
-17 before2:about
24 before2:again
1 before2:an
-10 before2:and
-121 before2:answer
5 before2:app
1 before2:approved
-118 before2:are
-71 before2:as
-152 before2:ask
72 before2:at
26 before2:available
4 before2:average
14 before2:back
12 before2:battery
-76 before2:be
52 before2:before
-24 before2:between
43 before2:by
12 before2:call
9 before2:can
1 before2:certified
-5 before2:charge
60 before2:close
-100 before2:coffee
3 before2:colleague
48 before2:come
159 before2:comes
11 before2:connects
34 before2:cost
18 before2:costs
27 before2:data
-67 before2:day
-16 before2:days
39 before2:deliver
38 before2:did
21 before2:do
6 before2:done
-119 before2:down
6 before2:dr
50 before2:drop
33 before2:each
54 before2:end
38 before2:english
-43 before2:fewer
31 before2:first
1 before2:flat
-25 before2:for
14 before2:founded
1 before2:four
57 before2:free
-103 before2:friday
115 before2:from
58 before2:get
14 before2:has
26 before2:have
21 before2:hour
-6 before2:i
46 before2:in
-79 before2:is
39 before2:it
-26 before2:it's
-9 before2:itself
10 before2:kitchens
71 before2:last
23 before2:lasts
42 before2:lead
-39 before2:like
29 before2:live
103 before2:made
4 before2:march
-89 before2:me
-20 before2:metres
19 before2:minutes
1 before2:monday
-140 before2:month
-1 before2:more
-50 before2:morning
-20 before2:need
-33 before2:of
78 before2:on
-55 before2:one
11 before2:online
1 before2:only
5 before2:open
-166 before2:or
50 before2:order
62 before2:our
22 before2:ours
13 before2:out
-8 before2:over
2 before2:pay
6 before2:people
-26 before2:phone
14 before2:pilot
54 before2:place
11 before2:rate
84 before2:ready
-14 before2:report
4 before2:room
3 before2:run
57 before2:runs
-32 before2:send
10 before2:service
21 before2:session
17 before2:set
-2 before2:shows
16 before2:site
-233 before2:so
2 before2:software
-41 before2:someone
36 before2:start
-8 before2:still
4 before2:such
-28 before2:team
114 before2:teams
8 before2:ten
3 before2:test
-114 before2:that
15 before2:that's
-91 before2:the
36 before2:them
-54 before2:there
24 before2:they
1 before2:they're
32 before2:three
28 before2:thursday
-6 before2:time
-84 before2:to
5 before2:together
10 before2:tuesday
-17 before2:two
10 before2:until
66 before2:up
42 before2:us
1 before2:use
2 before2:used
-43 before2:way
28 before2:we
10 before2:we're
-58 before2:wednesday
24 before2:week
27 before2:which
-41 before2:who
-42 before2:with
15 before2:won
-139 before2:won't
-11 before2:work
8 before2:works
24 before2:workshop
-68 before2:would
23 before2:written
40 before2:year
-83 before2:you
-39 before2:you'd
89 before2:your
13 before2:yours
-8 before:
-70 before:"
83 before:#
16 before:$
9 before:,
4 before::
-50 before:;
-121 before:?
-160 before:a
-167 before:about
13 before:across
-95 before:after
-167 before:all
12 before:already
-91 before:an
35 before:and
-53 before:are
-69 before:around
4 before:as
42 before:at
7 before:back
-139 before:be
18 before:before
-131 before:best
-82 before:between
11 before:blue
101 before:by
18 before:cost
6 before:costs
-108 before:covers
-1 before:days
-16 before:does
1 before:dr
14 before:every
115 before:first
-43 before:for
37 before:free
-10 before:from
3 before:get
-6 before:has
-37 before:have
27 before:holds
-162 before:if
3 before:in
5 before:into
21 before:is
36 before:iso
-86 before:it
-68 before:it's
102 before:just
30 before:keeps
91 before:last
59 before:lasts
-13 before:like
1 before:make
18 before:may
45 before:month
-5 before:need
36 before:needs
-21 before:new
226 before:next
-293 before:no
-37 before:of
-7 before:old
73 before:on
3 before:one
84 before:only
-130 before:or
92 before:our
48 before:out
-45 before:over
3 before:pay
-139 before:replace
33 before:royal
47 before:run
3 before:save
17 before:saves
120 before:since
-96 before:so
71 before:soc
131 before:spend
5 before:spent
-38 before:take
169 before:takes
-122 before:than
3 before:that
-82 before:the
-12 before:them
-24 before:through
42 before:to
6 before:two
96 before:under
127 before:until
-20 before:up
68 before:us
-73 before:use
2 before:uses
35 before:we
-50 before:week
-12 before:when
25 before:with
236 before:within
-85 before:worst
-102 before:would
-33 before:year
-53 before:you
-83 before:your
21 before:£
9 before:€
-55 brief:0
-48 brief:1
24 brief:2
73 brief:3
4 briefAfter:false
4 briefAfter:true
-13 briefBefore:false
15 briefBefore:true
-21 claim asks:false
87 claim asks:true
24 claim brief:0
17 claim brief:1
31 claim brief:2
-55 claim brief:3
39 claim claim:customerClaims
-58 claim claim:encounterClaims
75 claim claim:readerClaims
26 claim claim:scarcityClaims
-36 claim claim:standingClaims
-19 claim claim:termsClaims
61 claim known:0
9 claim known:1
-84 claim known:2
-1 claim length:10
-43 claim length:18
56 claim length:5
26 claim length:more
-1 claim mate:claim
-29 claim mate:date
109 claim mate:name
100 claim mate:number
-78 claim mates:0
36 claim mates:1
57 claim mates:2
36 claim mates:3
11 claim offer:0
35 claim offer:1
-31 claim offer:2
8 claim offer:3
54 claim pitched:false
-14 claim pitched:true
49 claim place:first
-22 claim place:last
22 claim place:middle
108 claim role:claim
5 claim role:proposal
-162 claim role:scene
-19 claim says:a
2 claim says:accredited
11 claim says:already
-46 claim says:any
19 claim says:approved
46 claim says:are
51 claim says:as
14 claim says:at
33 claim says:award
25 claim says:back
15 claim says:by
62 claim says:certified
43 claim says:congratulations
-3 claim says:day
1 claim says:first
-31 claim says:for
-46 claim says:former
25 claim says:formerly
63 claim says:free
27 claim says:good
48 claim says:guarantee
-2 claim says:have
-34 claim says:i
49 claim says:in
-103 claim says:included
-11 claim says:is
-106 claim says:it
53 claim says:leading
-12 claim says:left
6 claim says:like
20 claim says:looked
23 claim says:loved
22 claim says:me
4 claim says:met
51 claim says:money
65 claim says:next
46 claim says:no
5 claim says:noticed
-59 claim says:of
134 claim says:on
3 claim says:one
7 claim says:only
27 claim says:our
-13 claim says:overnight
95 claim says:pay
3 claim says:read
-58 claim says:recommended
4 claim says:recommends
40 claim says:s
-40 claim says:same
5 claim says:saw
4 claim says:spoke
17 claim says:suggested
12 claim says:that
-74 claim says:the
-110 claim says:thousands
30 claim says:three
30 claim says:to
42 claim says:told
16 claim says:two
-25 claim says:us
1 claim says:use
8 claim says:voted
12 claim says:was
92 claim says:we
24 claim says:winning
-90 claim says:won
12 claim says:you
-17 claim says:your
6 claim says:yours
-60 claim starts:false
160 claim starts:true
39 claim:customerClaims
-58 claim:encounterClaims
75 claim:readerClaims
26 claim:scarcityClaims
-36 claim:standingClaims
-19 claim:termsClaims
-25 counted:false
32 counted:true
3 countedNext:false
11 countedNext:true
-8 date clock asks:false
-51 date clock asks:true
76 date clock brief:0
-71 date clock brief:1
-110 date clock brief:2
45 date clock brief:3
73 date clock known:0
-144 date clock known:1
-6 date clock known:2
-64 date clock length:10
-28 date clock length:18
46 date clock length:5
-9 date clock length:more
8 date clock mate:date
-53 date clock mate:number
-1 date clock mates:0
-51 date clock mates:1
40 date clock offer:0
43 date clock offer:1
-169 date clock offer:2
25 date clock offer:3
-15 date clock own:false
-41 date clock own:true
-59 date clock pitched:false
21 date clock pitched:true
-84 date clock place:first
-1 date clock place:last
70 date clock place:middle
-26 date clock place:subject
-43 date clock plural:false
36 date clock role:claim
76 date clock role:proposal
-121 date clock role:scene
-43 date clock starts:false
-14 date clock unsaid:false
-52 date clock unsaid:true
5 date day asks:false
-11 date day brief:0
29 date day brief:1
-10 date day brief:3
20 date day known:0
-19 date day known:1
87 date day length:10
-43 date day length:18
-53 date day length:5
18 date day length:more
28 date day mate:claim
26 date day mate:name
60 date day mate:number
-70 date day mates:0
53 date day mates:1
19 date day mates:2
6 date day mates:3
35 date day offer:0
-26 date day offer:1
-36 date day offer:3
8 date day own:false
-16 date day pitched:false
25 date day pitched:true
19 date day place:first
-44 date day place:last
54 date day place:middle
8 date day plural:false
69 date day role:claim
-22 date day role:scene
-16 date day starts:false
24 date day starts:true
8 date day unsaid:false
-80 date month asks:false
86 date month asks:true
29 date month brief:0
-34 date month brief:1
1 date month brief:2
-4 date month brief:3
-6 date month known:0
-14 date month known:1
13 date month known:2
106 date month length:10
-53 date month length:18
15 date month length:5
-77 date month length:more
55 date month mate:claim
45 date month mate:date
-26 date month mate:name
57 date month mate:number
-70 date month mates:0
19 date month mates:1
54 date month mates:2
-11 date month mates:3
-29 date month offer:0
39 date month offer:1
8 date month offer:2
-20 date month offer:3
39 date month own:false
-53 date month own:true
-74 date month pitched:false
74 date month pitched:true
-40 date month place:first
23 date month place:last
23 date month place:middle
-5 date month plural:false
50 date month role:claim
-61 date month role:proposal
-4 date month role:scene
55 date month starts:false
-70 date month starts:true
-66 date month unsaid:false
70 date month unsaid:true
13 date monthday asks:false
14 date monthday asks:true
-6 date monthday brief:0
8 date monthday brief:1
14 date monthday brief:2
10 date monthday brief:3
19 date monthday known:0
4 date monthday known:1
3 date monthday known:2
29 date monthday length:10
-15 date monthday length:18
7 date monthday length:5
6 date monthday length:more
22 date monthday mate:date
2 date monthday mate:number
29 date monthday mates:1
-4 date monthday mates:2
2 date monthday mates:3
14 date monthday offer:0
10 date monthday offer:1
2 date monthday offer:3
22 date monthday own:false
4 date monthday own:true
-4 date monthday pitched:false
31 date monthday pitched:true
-5 date monthday place:first
23 date monthday place:last
9 date monthday place:middle
27 date monthday plural:false
19 date monthday role:claim
13 date monthday role:proposal
-4 date monthday role:scene
27 date monthday starts:false
25 date monthday unsaid:false
1 date monthday unsaid:true
1 date weekday asks:false
-29 date weekday asks:true
-19 date weekday brief:0
-40 date weekday brief:1
12 date weekday brief:2
45 date weekday brief:3
-32 date weekday known:0
5 date weekday known:1
53 date weekday known:2
1 date weekday length:10
26 date weekday length:18
44 date weekday length:5
-99 date weekday length:more
39 date weekday mate:claim
-44 date weekday mate:date
88 date weekday mate:name
31 date weekday mate:number
-27 date weekday mates:0
-65 date weekday mates:1
60 date weekday mates:2
12 date weekday offer:0
-32 date weekday offer:1
-46 date weekday offer:2
34 date weekday offer:3
-78 date weekday own:false
152 date weekday own:true
-8 date weekday pitched:false
-9 date weekday pitched:true
30 date weekday place:first
-31 date weekday place:last
-3 date weekday place:middle
-19 date weekday place:subject
-26 date weekday plural:false
29 date weekday plural:true
20 date weekday role:claim
-41 date weekday role:proposal
-3 date weekday role:scene
6 date weekday starts:false
-40 date weekday starts:true
-61 date weekday unsaid:false
116 date weekday unsaid:true
-107 first:a
45 first:after
-56 first:all
-55 first:an
4 first:and
97 first:as
-19 first:ask
-6 first:at
-59 first:before
-140 first:between
-132 first:by
70 first:congratulations
-35 first:could
-38 first:customers
-40 first:delivery
9 first:dr
154 first:each
-139 first:every
10 first:five
29 first:for
156 first:four
63 first:from
-101 first:give
-51 first:half
53 first:hi
17 first:i
-79 first:i'd
-5 first:i'll
75 first:i'm
13 first:i've
-205 first:if
-6 first:in
-8 first:it
42 first:it's
-28 first:january
98 first:last
-28 first:may
-11 first:might
79 first:more
43 first:most
43 first:my
10 first:nine
17 first:no
-148 first:nobody
-94 first:nothing
27 first:of
-28 first:on
-37 first:one
24 first:only
67 first:orders
197 first:our
93 first:ours
6 first:over
-28 first:people
-40 first:pick
79 first:prices
4 first:send
15 first:shall
-51 first:should
27 first:since
-143 first:six
14 first:sixty
-14 first:so
-114 first:somewhere
28 first:tell
-44 first:ten
-207 first:that
39 first:that's
38 first:the
-37 first:then
-5 first:there
-45 first:there's
64 first:they
78 first:they're
84 first:three
6 first:together
-25 first:tuesday
-53 first:twenty
72 first:two
-92 first:up
182 first:we
-13 first:we'd
37 first:we'll
160 first:we're
25 first:we've
13 first:what
-37 first:when
33 first:where
-126 first:which
104 first:with
97 first:would
-29 first:you
-35 first:you'd
8 first:your
34 general:false
-70 general:true
16 hour:false
-21 hour:true
88 is:address
16 is:claim
-43 is:date clock
8 is:date day
-5 is:date month
27 is:date monthday
-13 is:date weekday
6 is:name
7 is:number money
-7 is:number months
8 is:number multiple
20 is:number percent
-1 is:number plain
-2 is:number seconds
29 is:number shrunk
14 is:party
9 is:rate
24 known:0
39 known:1
-58 known:2
70 length:10
-35 length:18
131 length:5
-77 length:more
-9 listed:false
51 listed:true
218 mate:claim
-30 mate:date
77 mate:name
-28 mate:number
40 mate:rate
-3 mates:0
26 mates:1
64 mates:2
86 mates:3
-12 name asks:false
93 name asks:true
-95 name brief:0
-57 name brief:1
30 name brief:2
152 name brief:3
32 name general:false
-71 name general:true
-19 name known:0
56 name known:1
8 name known:2
-7 name length:10
30 name length:18
-29 name length:5
7 name length:more
-12 name listed:false
51 name listed:true
122 name mate:claim
94 name mate:date
-96 name mate:name
66 name mate:number
27 name mates:0
42 name mates:1
-83 name mates:2
-77 name mates:3
-15 name offer:0
8 name offer:1
64 name offer:2
-4 name offer:3
4 name opens:false
10 name opens:true
20 name ordinary:false opens:false
-10 name ordinary:false opens:true
-27 name ordinary:true opens:false
-14 name owner:false
108 name owner:true
55 name pitched:false
-26 name pitched:true
-58 name place:first
52 name place:last
54 name place:middle
-147 name place:subject
38 name role:claim
-42 name role:proposal
-32 name role:scene
-44 name run:
51 name run:<
76 name run:<>
28 name run:>
-12 name shape:capitals
-40 name shape:code
50 name shape:mixed
4 name shape:title
4 name starts:false
15 name starts:true
-6 name subject:false
44 name subject:true
45 number money alike:0
6 number money alike:1
-34 number money alike:2
7 number money asks:false
37 number money brief:0
-33 number money brief:1
-24 number money brief:2
23 number money brief:3
21 number money briefAfter:false
-6 number money briefAfter:true
-35 number money briefBefore:false
36 number money briefBefore:true
-40 number money counted:false
42 number money counted:true
28 number money countedNext:false
-21 number money countedNext:true
-18 number money known:0
15 number money known:1
30 number money known:2
-55 number money length:10
5 number money length:18
78 number money length:5
-11 number money length:more
3 number money mate:claim
14 number money mate:name
-83 number money mate:number
27 number money mates:0
-81 number money mates:1
18 number money mates:2
70 number money offer:0
-2 number money offer:1
1 number money offer:2
-44 number money offer:3
29 number money pitched:false
-3 number money pitched:true
28 number money place:first
-8 number money place:last
6 number money place:middle
21 number money role:claim
-66 number money role:proposal
29 number money role:scene
9 number money rough:false
-5 number money rough:true
-22 number money size:<=10
-18 number money size:<=10 words:false
-5 number money size:<=10 words:true
33 number money size:<=3
20 number money size:<=3 words:false
-24 number money size:<=31
22 number money size:<=31 words:false
18 number money size:<=99
18 number money size:<=99 words:false
-1 number money size:<=999
-1 number money size:<=999 words:false
1 number money size:<=any
1 number money size:<=any words:false
7 number money starts:false
85 number money step:false
-217 number money step:true
-136 number money unsaid:0
69 number money unsaid:1
36 number money unsaid:2
18 number money words:false
-43 number money words:true
-47 number months alike:0
6 number months alike:1
33 number months alike:2
56 number months asks:false
-66 number months asks:true
55 number months brief:0
-77 number months brief:1
16 number months brief:2
-3 number months brief:3
-57 number months briefAfter:false
46 number months briefAfter:true
3 number months briefBefore:false
-12 number months briefBefore:true
33 number months counted:false
-40 number months counted:true
8 number months countedNext:false
-16 number months countedNext:true
-46 number months known:0
31 number months known:1
8 number months known:2
-49 number months length:10
-37 number months length:18
52 number months length:5
24 number months length:more
36 number months mate:claim
56 number months mate:name
-31 number months mate:number
-48 number months mates:0
39 number months mates:1
-2 number months mates:2
-10 number months offer:0
16 number months offer:1
23 number months offer:2
-37 number months offer:3
-19 number months pitched:false
12 number months pitched:true
-121 number months place:first
74 number months place:last
55 number months place:middle
-5 number months role:claim
-50 number months role:proposal
50 number months role:scene
44 number months rough:false
-57 number months rough:true
1 number months size:<=10
1 number months size:<=10 words:true
55 number months size:<=3
55 number months size:<=3 words:true
-14 number months size:<=31
24 number months size:<=31 words:false
-38 number months size:<=31 words:true
37 number months size:<=99
64 number months starts:false
-7 number months step:false
-13 number months unsaid:0
-8 number months unsaid:1
14 number months unsaid:2
27 number months words:false
-33 number months words:true
-27 number multiple alike:0
35 number multiple alike:1
38 number multiple asks:false
-32 number multiple brief:0
32 number multiple brief:1
3 number multiple brief:2
5 number multiple brief:3
-18 number multiple briefAfter:false
26 number multiple briefAfter:true
3 number multiple briefBefore:false
5 number multiple briefBefore:true
-27 number multiple counted:false
35 number multiple counted:true
8 number multiple countedNext:false
-17 number multiple known:0
17 number multiple known:1
12 number multiple length:10
-16 number multiple length:18
3 number multiple length:5
10 number multiple length:more
9 number multiple mates:0
-1 number multiple mates:1
-8 number multiple offer:0
25 number multiple offer:1
-10 number multiple offer:2
-47 number multiple pitched:false
56 number multiple pitched:true
-57 number multiple place:first
15 number multiple place:last
50 number multiple place:middle
33 number multiple role:claim
-48 number multiple role:scene
-27 number multiple rough:false
36 number multiple rough:true
23 number multiple size:<=10
21 number multiple size:<=10 words:true
-9 number multiple size:<=3
-15 number multiple size:<=3 words:true
15 number multiple size:<=999
14 number multiple size:<=999 words:true
8 number multiple starts:false
8 number multiple step:false
2 number multiple unsaid:0
6 number multiple unsaid:1
9 number multiple words:false
54 number percent alike:0
-26 number percent alike:1
14 number percent alike:2
20 number percent asks:false
-81 number percent brief:0
70 number percent brief:1
-15 number percent brief:2
44 number percent brief:3
52 number percent briefAfter:false
-27 number percent briefAfter:true
34 number percent briefBefore:false
-15 number percent counted:false
51 number percent counted:true
19 number percent countedNext:false
2 number percent countedNext:true
15 number percent known:0
81 number percent known:1
-87 number percent known:2
103 number percent length:10
-15 number percent length:18
2 number percent length:5
-72 number percent length:more
-36 number percent mate:claim
-12 number percent mate:date
16 number percent mate:name
33 number percent mates:0
-34 number percent mates:1
79 number percent offer:0
-50 number percent offer:1
27 number percent offer:2
-14 number percent offer:3
13 number percent pitched:false
18 number percent pitched:true
-11 number percent place:first
15 number percent place:last
37 number percent place:middle
60 number percent role:claim
-74 number percent role:scene
45 number percent rough:false
-43 number percent rough:true
40 number percent size:<=10
24 number percent size:<=10 words:false
15 number percent size:<=10 words:true
-18 number percent size:<=3
-40 number percent size:<=3 words:false
41 number percent size:<=31
17 number percent size:<=31 words:false
22 number percent size:<=31 words:true
-28 number percent size:<=99
28 number percent size:<=99 words:false
-66 number percent size:<=99 words:true
38 number percent starts:false
-32 number percent starts:true
20 number percent step:false
-44 number percent unsaid:0
60 number percent unsaid:1
31 number percent words:false
-12 number percent words:true
-1 number plain alike:0
6 number plain alike:1
-16 number plain alike:2
8 number plain asks:false
-30 number plain asks:true
-39 number plain brief:0
1 number plain brief:1
33 number plain brief:2
12 number plain brief:3
-20 number plain briefAfter:false
17 number plain briefAfter:true
-7 number plain briefBefore:false
2 number plain briefBefore:true
-17 number plain counted:false
14 number plain counted:true
3 number plain countedNext:false
-17 number plain countedNext:true
24 number plain known:0
-9 number plain known:1
-67 number plain known:2
1 number plain length:10
5 number plain length:18
-20 number plain length:5
5 number plain length:more
174 number plain mate:claim
-11 number plain mate:date
65 number plain mate:name
-114 number plain mate:number
-38 number plain mates:0
30 number plain mates:1
-39 number plain mates:2
61 number plain mates:3
-4 number plain offer:0
-58 number plain offer:1
-45 number plain offer:2
64 number plain offer:3
9 number plain pitched:false
-10 number plain pitched:true
-37 number plain place:first
51 number plain place:last
56 number plain place:middle
-142 number plain place:subject
36 number plain role:claim
4 number plain role:proposal
-43 number plain role:scene
-34 number plain rough:false
96 number plain rough:true
-37 number plain size:<=10
17 number plain size:<=10 words:false
-53 number plain size:<=10 words:true
-43 number plain size:<=3
41 number plain size:<=3 words:false
-61 number plain size:<=3 words:true
17 number plain size:<=31
-37 number plain size:<=31 words:false
55 number plain size:<=31 words:true
8 number plain size:<=99
-83 number plain size:<=99 words:false
96 number plain size:<=99 words:true
58 number plain size:<=999
40 number plain size:<=999 words:false
24 number plain size:<=999 words:true
12 number plain size:<=any
77 number plain size:<=any words:false
-83 number plain size:<=any words:true
15 number plain starts:false
-46 number plain starts:true
-1 number plain step:false
-24 number plain unsaid:0
20 number plain unsaid:1
44 number plain words:false
-41 number plain words:true
16 number seconds alike:0
6 number seconds alike:1
-39 number seconds alike:2
54 number seconds asks:false
-91 number seconds asks:true
-20 number seconds brief:0
14 number seconds brief:1
7 number seconds brief:2
3 number seconds brief:3
17 number seconds briefAfter:false
-27 number seconds briefAfter:true
-4 number seconds briefBefore:false
-1 number seconds briefBefore:true
-2 number seconds counted:false
-6 number seconds counted:true
-64 number seconds countedNext:false
77 number seconds countedNext:true
16 number seconds hour:false
-21 number seconds hour:true
-14 number seconds known:0
36 number seconds known:1
-29 number seconds known:2
37 number seconds length:10
-37 number seconds length:18
22 number seconds length:5
-36 number seconds length:more
3 number seconds mate:claim
-51 number seconds mate:date
98 number seconds mate:name
-85 number seconds mate:number
15 number seconds mates:0
-38 number seconds mates:1
-7 number seconds mates:2
-107 number seconds offer:0
-9 number seconds offer:1
65 number seconds offer:2
98 number seconds offer:3
9 number seconds pitched:false
-10 number seconds pitched:true
58 number seconds place:first
-62 number seconds place:last
33 number seconds place:middle
22 number seconds role:claim
9 number seconds role:proposal
-38 number seconds role:scene
30 number seconds rough:false
-50 number seconds rough:true
33 number seconds size:<=10
1 number seconds size:<=10 words:false
31 number seconds size:<=10 words:true
-21 number seconds size:<=3
-36 number seconds size:<=3 words:true
30 number seconds size:<=31
9 number seconds size:<=31 words:false
19 number seconds size:<=31 words:true
1 number seconds size:<=99
30 number seconds size:<=99 words:false
-29 number seconds size:<=99 words:true
25 number seconds starts:false
-2 number seconds step:false
-23 number seconds talk:false
38 number seconds talk:true
-55 number seconds unsaid:0
54 number seconds unsaid:1
13 number seconds unsaid:2
7 number seconds words:false
-13 number seconds words:true
29 number shrunk asks:false
22 number shrunk brief:2
7 number shrunk brief:3
9 number shrunk known:1
1 number shrunk length:10
9 number shrunk length:18
15 number shrunk mate:number
12 number shrunk mates:1
6 number shrunk offer:2
29 number shrunk pitched:true
28 number shrunk place:middle
29 number shrunk role:claim
29 number shrunk starts:false
4 offer:0
5 offer:1
-18 offer:2
30 offer:3
6 opens:false
11 opens:true
23 ordinary:false opens:false
-9 ordinary:false opens:true
-25 ordinary:true opens:false
-45 own:false
95 own:true
-11 owner:false
108 owner:true
14 party asks:false
12 party general:false
14 party known:0
12 party length:5
13 party listed:false
12 party mates:0
14 party offer:0
13 party opens:false
9 party ordinary:false opens:false
14 party owner:false
11 party pitched:true
8 party place:last
8 party role:proposal
9 party run:<
14 party shape:title
13 party starts:false
10 party subject:false
5 pitched:false
17 pitched:true
-56 place:first
49 place:last
69 place:middle
-328 place:subject
-20 plural:false
29 plural:true
9 rate asks:false
21 rate brief:2
9 rate brief:3
-13 rate known:0
21 rate known:1
-1 rate length:18
9 rate length:more
14 rate mate:number
-5 rate mates:0
14 rate mates:1
10 rate offer:3
30 rate pitched:true
27 rate place:middle
20 rate role:claim
9 rate starts:false
73 role:claim
-66 role:proposal
-83 role:scene
14 rough:false
-23 rough:true
-43 run:
56 run:<
77 run:<>
29 run:>
-19 says:a
2 says:accredited
11 says:already
-46 says:any
19 says:approved
46 says:are
51 says:as
14 says:at
33 says:award
25 says:back
15 says:by
62 says:certified
43 says:congratulations
-3 says:day
1 says:first
-31 says:for
-46 says:former
25 says:formerly
63 says:free
27 says:good
48 says:guarantee
-2 says:have
-34 says:i
49 says:in
-103 says:included
-11 says:is
-106 says:it
53 says:leading
-12 says:left
6 says:like
20 says:looked
23 says:loved
22 says:me
4 says:met
51 says:money
65 says:next
46 says:no
5 says:noticed
-59 says:of
134 says:on
3 says:one
7 says:only
27 says:our
-13 says:overnight
95 says:pay
3 says:read
-58 says:recommended
4 says:recommends
40 says:s
-40 says:same
5 says:saw
4 says:spoke
17 says:suggested
12 says:that
-74 says:the
-110 says:thousands
30 says:three
30 says:to
42 says:told
16 says:two
-25 says:us
1 says:use
8 says:voted
12 says:was
92 says:we
24 says:winning
-90 says:won
12 says:you
-17 says:your
6 says:yours
-12 shape:capitals
-40 shape:code
50 shape:mixed
7 shape:title
16 size:<=10
30 size:<=10 words:false
-10 size:<=10 words:true
-24 size:<=3
49 size:<=3 words:false
-45 size:<=3 words:true
31 size:<=31
28 size:<=31 words:false
6 size:<=31 words:true
11 size:<=99
4 size:<=99 words:false
17 size:<=99 words:true
2 size:<=999
31 size:<=999 words:false
-53 size:<=999 words:true
-14 size:<=any
33 size:<=any words:false
-84 size:<=any words:true
25 starts:false
-8 starts:true
48 step:false
-217 step:true
-4 subject:false
46 subject:true
-23 talk:false
38 talk:true
-98 unsaid:0
68 unsaid:1
62 unsaid:2
-59 unsaid:false
139 unsaid:true
41 words:false
-53 words:true
`;

export const bias = -0.26;

/** By how much each trait of a suspect raises the logarithm of the odds that it is invented. */
export const traitWeights: ReadonlyMap<string, number> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => [line.slice(line.indexOf(' ') + 1), Number.parseInt(line, 10) / 100]),
);
