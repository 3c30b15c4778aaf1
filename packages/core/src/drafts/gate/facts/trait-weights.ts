/** Made by train-trait-weights.ts. In hundredths, and what is above 0 speaks for an invention. */
const table = `
68 address asks:false
21 address asks:true
29 address brief:0
22 address brief:1
11 address brief:2
29 address brief:3
73 address known:0
14 address known:1
44 address length:10
33 address length:5
68 address mates:0
50 address offer:0
27 address offer:1
11 address offer:2
2 address offer:3
85 address pitched:false
85 address place:subject
4 address role:claim
83 address role:scene
85 address starts:true
35 after2:
-20 after2:#
4 after2:$
-4 after2:,
52 after2::
-56 after2:?
-41 after2:a
-60 after2:about
-13 after2:after
-11 after2:ago
1 after2:ahead
-9 after2:all
24 after2:already
-73 after2:an
-15 after2:and
-59 after2:are
-89 after2:as
-122 after2:ask
154 after2:at
2 after2:award
-112 after2:be
-7 after2:before
3 after2:bring
-76 after2:can
-2 after2:cent
65 after2:charge
67 after2:come
-46 after2:comes
-24 after2:contact
45 after2:cost
11 after2:costs
-102 after2:could
-40 after2:day
-50 after2:days
-33 after2:do
22 after2:door
-58 after2:each
1 after2:employee
-41 after2:every
26 after2:first
15 after2:five
-58 after2:for
-57 after2:four
56 after2:free
9 after2:friday
-44 after2:from
-9 after2:get
-20 after2:go
24 after2:guarantee
17 after2:has
17 after2:have
-6 after2:head
32 after2:hour
30 after2:i
31 after2:i'd
-38 after2:if
-29 after2:in
-100 after2:is
40 after2:it
20 after2:it's
16 after2:its
72 after2:june
1 after2:kilo
-33 after2:knife
13 after2:know
33 after2:last
-3 after2:later
-36 after2:left
7 after2:less
48 after2:make
-18 after2:may
2 after2:me
9 after2:metres
11 after2:minute
-50 after2:month
64 after2:more
-14 after2:most
5 after2:my
-115 after2:new
127 after2:nine
-22 after2:no
25 after2:of
-60 after2:off
9 after2:old
-35 after2:on
77 after2:one
-101 after2:or
122 after2:our
18 after2:ours
9 after2:out
10 after2:over
3 after2:people
33 after2:per
4 after2:rely
28 after2:room
47 after2:run
8 after2:runs
-60 after2:send
9 after2:service
-4 after2:set
22 after2:should
25 after2:show
25 after2:since
18 after2:six
162 after2:so
-92 after2:some
-28 after2:somebody
1 after2:square
-119 after2:stay
1 after2:take
-10 after2:takes
-28 after2:ten
-83 after2:than
-96 after2:that
-41 after2:the
57 after2:their
118 after2:them
-16 after2:there
2 after2:they
16 after2:they're
245 after2:this
-44 after2:three
74 after2:through
2 after2:thursday
28 after2:to
95 after2:trial
21 after2:tuesday
18 after2:two
24 after2:us
25 after2:use
26 after2:warranty
132 after2:we
-9 after2:wednesday
-73 after2:week
4 after2:what
-10 after2:when
41 after2:which
41 after2:who
53 after2:will
71 after2:with
32 after2:within
-1 after2:without
60 after2:work
-15 after2:would
35 after2:write
23 after2:year
-25 after2:you
-49 after2:you'd
24 after2:your
39 after2:£
-34 after2:€
-89 after:
-146 after:"
60 after:#
25 after:%
-27 after:,
-54 after::
-21 after:;
11 after:?
143 after:a
3 after:about
-53 after:after
-11 after:afternoon
68 after:already
-7 after:an
-15 after:and
4 after:apiece
2 after:approved
-102 after:are
14 after:as
-99 after:at
1 after:award
6 after:before
10 after:best
41 after:business
39 after:by
-20 after:can
23 after:cents
5 after:certified
1 after:college
6 after:could
2 after:countries
13 after:day
41 after:days
34 after:did
126 after:does
3 after:each
66 after:engineers
-53 after:evening
4 after:every
-14 after:for
2 after:free
-198 after:from
88 after:has
190 after:have
-61 after:hour
113 after:hours
7 after:i
-1 after:if
-13 after:in
-194 after:is
-64 after:it
29 after:it's
15 after:its
21 after:june
46 after:k
21 after:kg
13 after:kilometres
-4 after:kilos
4 after:languages
29 after:last
5 after:litres
30 after:m
12 after:machines
9 after:made
26 after:march
-10 after:may
-139 after:metres
2 after:might
73 after:miles
16 after:million
-69 after:minute
-81 after:minutes
30 after:month
203 after:months
45 after:more
-8 after:morning
18 after:moved
-44 after:night
-21 after:no
-7 after:o'clock
5 after:october
25 after:of
-66 after:on
-18 after:one
-191 after:or
73 after:our
-1 after:out
-17 after:p
-37 after:pages
-44 after:pairs
-38 after:people
-28 after:per
-171 after:percent
7 after:pieces
212 after:places
66 after:points
-63 after:post
-83 after:rather
1 after:recommends
40 after:rounds
-139 after:s
-34 after:schools
-5 after:second
-9 after:seconds
-14 after:shall
6 after:so
-22 after:square
53 after:stores
-82 after:street
9 after:suggested
45 after:suit
25 after:switched
69 after:tested
-79 after:th
-48 after:than
29 after:that
-34 after:the
-74 after:them
33 after:there
-97 after:they
-38 after:things
-2 after:times
-96 after:to
16 after:until
16 after:use
23 after:uses
10 after:volunteers
3 after:was
12 after:we
-9 after:week
32 after:weeks
17 after:went
-59 after:what
-34 after:who
-18 after:will
-57 after:with
-39 after:words
4 after:work
22 after:working
34 after:would
1 after:write
-30 after:year
30 after:years
29 after:you
70 after:your
-16 after:€
26 alike:0
10 alike:1
-25 alike:2
21 asks:false
12 asks:true
40 before2:
-51 before2:"
20 before2:#
-77 before2:$
86 before2:%
-36 before2:,
-105 before2::
-98 before2:?
-30 before2:a
-16 before2:about
23 before2:again
1 before2:an
-19 before2:and
-96 before2:answer
4 before2:app
1 before2:approved
-137 before2:are
-70 before2:as
-150 before2:ask
75 before2:at
25 before2:available
4 before2:average
17 before2:back
10 before2:battery
-77 before2:be
55 before2:before
-20 before2:between
51 before2:by
19 before2:call
10 before2:can
1 before2:certified
-5 before2:charge
65 before2:close
-105 before2:coffee
3 before2:colleague
50 before2:come
154 before2:comes
12 before2:connects
33 before2:cost
17 before2:costs
28 before2:data
-77 before2:day
-21 before2:days
42 before2:deliver
42 before2:did
26 before2:do
7 before2:done
-120 before2:down
5 before2:dr
54 before2:drop
35 before2:each
55 before2:end
42 before2:english
-51 before2:fewer
36 before2:first
1 before2:flat
-19 before2:for
13 before2:founded
-4 before2:four
58 before2:free
-103 before2:friday
100 before2:from
53 before2:get
17 before2:has
36 before2:have
20 before2:hour
-8 before2:i
46 before2:in
-80 before2:is
37 before2:it
-20 before2:it's
-6 before2:itself
4 before2:kitchens
67 before2:last
25 before2:lasts
-39 before2:like
29 before2:live
95 before2:made
-4 before2:march
4 before2:metres
25 before2:minutes
3 before2:monday
-142 before2:month
2 before2:more
-48 before2:morning
-15 before2:need
-24 before2:of
77 before2:on
-46 before2:one
11 before2:online
-2 before2:only
9 before2:open
-169 before2:or
55 before2:order
63 before2:our
23 before2:ours
12 before2:out
-8 before2:over
2 before2:pay
10 before2:people
-23 before2:phone
22 before2:pilot
52 before2:place
11 before2:rate
84 before2:ready
-13 before2:report
6 before2:room
4 before2:run
56 before2:runs
-34 before2:send
8 before2:service
18 before2:session
17 before2:set
13 before2:site
-217 before2:so
2 before2:software
-38 before2:someone
40 before2:start
-5 before2:still
4 before2:such
-31 before2:team
116 before2:teams
8 before2:ten
4 before2:test
-109 before2:that
13 before2:that's
-84 before2:the
37 before2:them
-38 before2:there
22 before2:they
1 before2:they're
36 before2:three
29 before2:thursday
-7 before2:time
-84 before2:to
5 before2:together
10 before2:tuesday
-26 before2:two
10 before2:until
65 before2:up
51 before2:us
1 before2:use
3 before2:used
-35 before2:way
40 before2:we
10 before2:we're
-63 before2:wednesday
26 before2:week
29 before2:which
-44 before2:who
-38 before2:with
15 before2:won
-143 before2:won't
-11 before2:work
12 before2:works
-59 before2:would
29 before2:written
45 before2:year
-97 before2:you
-39 before2:you'd
99 before2:your
12 before2:yours
-5 before:
-68 before:"
87 before:#
20 before:$
15 before:,
11 before::
-54 before:;
-115 before:?
-162 before:a
-160 before:about
14 before:across
-102 before:after
-158 before:all
11 before:already
-90 before:an
42 before:and
-48 before:are
-77 before:around
-3 before:as
30 before:at
10 before:back
-127 before:be
16 before:before
-119 before:best
-68 before:between
10 before:blue
113 before:by
17 before:cost
2 before:costs
-105 before:covers
-1 before:days
-14 before:does
1 before:dr
30 before:every
115 before:first
-64 before:for
35 before:free
-17 before:from
2 before:get
6 before:has
-38 before:have
28 before:holds
-162 before:if
9 before:in
6 before:into
19 before:is
39 before:iso
-82 before:it
-65 before:it's
1 before:keep
27 before:keeps
92 before:last
53 before:lasts
-13 before:like
9 before:make
17 before:may
51 before:month
-6 before:need
35 before:needs
-22 before:new
220 before:next
-303 before:no
-39 before:of
67 before:on
10 before:one
35 before:only
-143 before:or
87 before:our
49 before:out
-31 before:over
1 before:pay
-143 before:replace
31 before:royal
43 before:run
3 before:save
14 before:saves
124 before:since
-101 before:so
69 before:soc
140 before:spend
4 before:spent
-38 before:take
169 before:takes
-119 before:than
1 before:that
-88 before:the
-15 before:them
-25 before:through
46 before:to
7 before:two
86 before:under
128 before:until
-19 before:up
71 before:us
-67 before:use
2 before:uses
42 before:we
-47 before:week
-10 before:when
6 before:which
34 before:with
215 before:within
-84 before:worst
-92 before:would
-39 before:year
-104 before:your
25 before:£
9 before:€
-54 brief:0
-48 brief:1
26 brief:2
74 brief:3
3 briefAfter:false
4 briefAfter:true
-8 briefBefore:false
12 briefBefore:true
-16 claim asks:false
77 claim asks:true
16 claim brief:0
37 claim brief:1
21 claim brief:2
-52 claim brief:3
43 claim claim:customerClaims
-64 claim claim:encounterClaims
68 claim claim:readerClaims
35 claim claim:scarcityClaims
-32 claim claim:standingClaims
-19 claim claim:termsClaims
63 claim known:0
17 claim known:1
-89 claim known:2
-50 claim length:18
72 claim length:5
19 claim length:more
1 claim mate:claim
-24 claim mate:date
108 claim mate:name
94 claim mate:number
-79 claim mates:0
41 claim mates:1
58 claim mates:2
30 claim mates:3
22 claim offer:0
20 claim offer:1
-27 claim offer:2
7 claim offer:3
50 claim pitched:false
-9 claim pitched:true
39 claim place:first
-34 claim place:last
18 claim place:middle
113 claim role:claim
13 claim role:proposal
-172 claim role:scene
-23 claim says:a
2 claim says:accredited
7 claim says:already
-57 claim says:any
18 claim says:approved
8 claim says:are
51 claim says:as
10 claim says:at
32 claim says:award
19 claim says:back
13 claim says:by
48 claim says:certified
42 claim says:congratulations
-4 claim says:day
1 claim says:first
-30 claim says:for
-45 claim says:former
24 claim says:formerly
70 claim says:free
24 claim says:good
25 claim says:guarantee
15 claim says:have
-28 claim says:i
50 claim says:in
-97 claim says:included
-9 claim says:is
-93 claim says:it
-8 claim says:left
5 claim says:like
25 claim says:loved
33 claim says:me
23 claim says:mentioned
4 claim says:met
45 claim says:money
63 claim says:next
29 claim says:no
4 claim says:noticed
-70 claim says:of
99 claim says:on
-24 claim says:one
13 claim says:only
32 claim says:our
-15 claim says:overnight
90 claim says:pay
3 claim says:read
-51 claim says:recommended
3 claim says:recommends
3 claim says:s
-41 claim says:same
4 claim says:saw
5 claim says:spoke
16 claim says:suggested
12 claim says:that
-75 claim says:the
-98 claim says:thousands
30 claim says:three
26 claim says:to
18 claim says:two
-5 claim says:us
1 claim says:use
11 claim says:voted
8 claim says:was
93 claim says:we
24 claim says:winning
-83 claim says:won
2 claim says:you
-34 claim says:your
5 claim says:yours
-74 claim starts:false
182 claim starts:true
43 claim:customerClaims
-64 claim:encounterClaims
68 claim:readerClaims
35 claim:scarcityClaims
-32 claim:standingClaims
-19 claim:termsClaims
-27 counted:false
33 counted:true
6 countedNext:false
8 countedNext:true
-14 date clock asks:false
-43 date clock asks:true
74 date clock brief:0
-55 date clock brief:1
-103 date clock brief:2
24 date clock brief:3
82 date clock known:0
-130 date clock known:1
-30 date clock known:2
-51 date clock length:10
-16 date clock length:18
47 date clock length:5
-36 date clock length:more
-5 date clock mate:date
-47 date clock mate:number
5 date clock mates:0
-61 date clock mates:1
57 date clock offer:0
-1 date clock offer:1
-157 date clock offer:2
41 date clock offer:3
-17 date clock own:false
-38 date clock own:true
-59 date clock pitched:false
21 date clock pitched:true
-80 date clock place:first
7 date clock place:last
58 date clock place:middle
-27 date clock place:subject
-43 date clock plural:false
29 date clock role:claim
72 date clock role:proposal
-113 date clock role:scene
-43 date clock starts:false
-15 date clock unsaid:false
-50 date clock unsaid:true
6 date day asks:false
-9 date day brief:0
32 date day brief:1
-15 date day brief:3
23 date day known:0
-18 date day known:1
85 date day length:10
-42 date day length:18
-53 date day length:5
18 date day length:more
27 date day mate:claim
25 date day mate:name
57 date day mate:number
-65 date day mates:0
52 date day mates:1
19 date day mates:2
1 date day mates:3
34 date day offer:0
-22 date day offer:1
-38 date day offer:3
8 date day own:false
-17 date day pitched:false
24 date day pitched:true
21 date day place:first
-44 date day place:last
53 date day place:middle
8 date day plural:false
64 date day role:claim
-18 date day role:scene
-16 date day starts:false
23 date day starts:true
8 date day unsaid:false
-57 date month asks:false
55 date month asks:true
31 date month brief:0
-50 date month brief:1
9 date month brief:2
-2 date month brief:3
-12 date month known:0
-12 date month known:1
13 date month known:2
109 date month length:10
-62 date month length:18
14 date month length:5
-74 date month length:more
24 date month mate:claim
59 date month mate:date
-22 date month mate:name
63 date month mate:number
-67 date month mates:0
9 date month mates:1
58 date month mates:2
-12 date month mates:3
-23 date month offer:0
23 date month offer:1
9 date month offer:2
-15 date month offer:3
36 date month own:false
-54 date month own:true
-80 date month pitched:false
77 date month pitched:true
-43 date month place:first
27 date month place:last
17 date month place:middle
-9 date month plural:false
53 date month role:claim
-62 date month role:proposal
-9 date month role:scene
51 date month starts:false
-70 date month starts:true
-73 date month unsaid:false
75 date month unsaid:true
13 date monthday asks:false
14 date monthday asks:true
-5 date monthday brief:0
7 date monthday brief:1
15 date monthday brief:2
10 date monthday brief:3
19 date monthday known:0
4 date monthday known:1
3 date monthday known:2
28 date monthday length:10
-15 date monthday length:18
6 date monthday length:5
8 date monthday length:more
23 date monthday mate:date
2 date monthday mate:number
29 date monthday mates:1
-3 date monthday mates:2
1 date monthday mates:3
14 date monthday offer:0
10 date monthday offer:1
2 date monthday offer:3
23 date monthday own:false
4 date monthday own:true
-3 date monthday pitched:false
31 date monthday pitched:true
-4 date monthday place:first
23 date monthday place:last
8 date monthday place:middle
27 date monthday plural:false
19 date monthday role:claim
13 date monthday role:proposal
-4 date monthday role:scene
27 date monthday starts:false
26 date monthday unsaid:false
1 date monthday unsaid:true
4 date weekday asks:false
-38 date weekday asks:true
-18 date weekday brief:0
-35 date weekday brief:1
6 date weekday brief:2
41 date weekday brief:3
-33 date weekday known:0
10 date weekday known:1
50 date weekday known:2
4 date weekday length:10
21 date weekday length:18
45 date weekday length:5
-97 date weekday length:more
39 date weekday mate:claim
-48 date weekday mate:date
94 date weekday mate:name
41 date weekday mate:number
-25 date weekday mates:0
-54 date weekday mates:1
33 date weekday mates:2
7 date weekday offer:0
-26 date weekday offer:1
-44 date weekday offer:2
35 date weekday offer:3
-79 date weekday own:false
152 date weekday own:true
-10 date weekday pitched:false
-7 date weekday pitched:true
28 date weekday place:first
-27 date weekday place:last
-5 date weekday place:middle
-22 date weekday place:subject
-27 date weekday plural:false
30 date weekday plural:true
25 date weekday role:claim
-42 date weekday role:proposal
-6 date weekday role:scene
6 date weekday starts:false
-41 date weekday starts:true
-61 date weekday unsaid:false
115 date weekday unsaid:true
-108 first:a
49 first:after
-58 first:all
-53 first:an
6 first:and
92 first:as
-21 first:ask
-6 first:at
-61 first:before
-144 first:between
-113 first:by
75 first:congratulations
-17 first:could
-40 first:customers
-44 first:delivery
7 first:dr
159 first:each
-163 first:every
11 first:five
35 first:for
158 first:four
110 first:from
-103 first:give
-57 first:half
58 first:hi
13 first:i
-96 first:i'd
-5 first:i'll
55 first:i'm
15 first:i've
-204 first:if
-2 first:in
-16 first:it
46 first:it's
-28 first:january
97 first:last
-26 first:may
-12 first:might
74 first:more
40 first:most
44 first:my
12 first:nine
21 first:no
-146 first:nobody
-98 first:nothing
32 first:of
-28 first:on
-31 first:one
31 first:only
63 first:orders
205 first:our
87 first:ours
7 first:over
-29 first:people
-41 first:pick
79 first:prices
5 first:send
23 first:shall
-51 first:should
25 first:since
-131 first:six
16 first:sixty
-112 first:somewhere
-15 first:tell
-40 first:ten
-208 first:that
76 first:that's
30 first:the
-36 first:then
-42 first:there
-45 first:there's
50 first:they
79 first:they're
87 first:three
-23 first:tuesday
-54 first:twenty
74 first:two
-92 first:up
166 first:we
-13 first:we'd
32 first:we'll
160 first:we're
27 first:we've
15 first:what
-37 first:when
32 first:where
-118 first:which
103 first:with
98 first:would
-41 first:you
-36 first:you'd
-12 first:your
34 general:false
-68 general:true
18 hour:false
-20 hour:true
85 is:address
18 is:claim
-43 is:date clock
8 is:date day
-9 is:date month
27 is:date monthday
-13 is:date weekday
5 is:name
7 is:number money
-6 is:number months
9 is:number multiple
21 is:number percent
-2 is:number plain
1 is:number seconds
29 is:number shrunk
14 is:party
9 is:rate
26 known:0
38 known:1
-64 known:2
68 length:10
-37 length:18
133 length:5
-78 length:more
-10 listed:false
50 listed:true
215 mate:claim
-30 mate:date
84 mate:name
-21 mate:number
38 mate:rate
-1 mates:0
26 mates:1
57 mates:2
77 mates:3
-10 name asks:false
75 name asks:true
-93 name brief:0
-51 name brief:1
29 name brief:2
148 name brief:3
31 name general:false
-69 name general:true
-20 name known:0
52 name known:1
13 name known:2
-6 name length:10
32 name length:18
-30 name length:5
5 name length:more
-12 name listed:false
49 name listed:true
128 name mate:claim
100 name mate:date
-101 name mate:name
68 name mate:number
28 name mates:0
43 name mates:1
-84 name mates:2
-80 name mates:3
-18 name offer:0
11 name offer:1
62 name offer:2
4 name opens:false
8 name opens:true
20 name ordinary:false opens:false
-11 name ordinary:false opens:true
-27 name ordinary:true opens:false
-15 name owner:false
107 name owner:true
55 name pitched:false
-27 name pitched:true
-56 name place:first
54 name place:last
54 name place:middle
-149 name place:subject
37 name role:claim
-40 name role:proposal
-32 name role:scene
-44 name run:
49 name run:<
77 name run:<>
28 name run:>
-11 name shape:capitals
-36 name shape:code
47 name shape:mixed
4 name shape:title
4 name starts:false
13 name starts:true
-6 name subject:false
42 name subject:true
40 number money alike:0
7 number money alike:1
-33 number money alike:2
7 number money asks:false
32 number money brief:0
-32 number money brief:1
-24 number money brief:2
24 number money brief:3
23 number money briefAfter:false
-7 number money briefAfter:true
-36 number money briefBefore:false
36 number money briefBefore:true
-40 number money counted:false
41 number money counted:true
26 number money countedNext:false
-19 number money countedNext:true
-19 number money known:0
12 number money known:1
36 number money known:2
-52 number money length:10
4 number money length:18
78 number money length:5
-12 number money length:more
5 number money mate:claim
14 number money mate:name
-81 number money mate:number
26 number money mates:0
-79 number money mates:1
22 number money mates:2
68 number money offer:0
-1 number money offer:1
-3 number money offer:2
-41 number money offer:3
30 number money pitched:false
-3 number money pitched:true
29 number money place:first
-9 number money place:last
5 number money place:middle
21 number money role:claim
-70 number money role:proposal
33 number money role:scene
9 number money rough:false
-5 number money rough:true
-22 number money size:<=10
-18 number money size:<=10 words:false
-5 number money size:<=10 words:true
33 number money size:<=3
20 number money size:<=3 words:false
-26 number money size:<=31
19 number money size:<=31 words:false
19 number money size:<=99
19 number money size:<=99 words:false
-1 number money size:<=999
-1 number money size:<=999 words:false
7 number money starts:false
84 number money step:false
-215 number money step:true
-137 number money unsaid:0
69 number money unsaid:1
32 number money unsaid:2
17 number money words:false
-41 number money words:true
-48 number months alike:0
8 number months alike:1
33 number months alike:2
51 number months asks:false
-60 number months asks:true
59 number months brief:0
-87 number months brief:1
26 number months brief:2
-5 number months brief:3
-62 number months briefAfter:false
51 number months briefAfter:true
6 number months briefBefore:false
-14 number months briefBefore:true
40 number months counted:false
-46 number months counted:true
6 number months countedNext:false
-14 number months countedNext:true
-52 number months known:0
36 number months known:1
9 number months known:2
-52 number months length:10
-30 number months length:18
54 number months length:5
17 number months length:more
29 number months mate:claim
56 number months mate:name
-31 number months mate:number
-46 number months mates:0
36 number months mates:1
-3 number months mates:2
-10 number months offer:0
19 number months offer:1
22 number months offer:2
-39 number months offer:3
-6 number months pitched:false
-121 number months place:first
76 number months place:last
52 number months place:middle
6 number months role:claim
-57 number months role:proposal
44 number months role:scene
41 number months rough:false
-54 number months rough:true
7 number months size:<=10
1 number months size:<=10 words:false
7 number months size:<=10 words:true
47 number months size:<=3
47 number months size:<=3 words:true
-12 number months size:<=31
27 number months size:<=31 words:false
-39 number months size:<=31 words:true
32 number months size:<=99
71 number months starts:false
-6 number months step:false
-12 number months unsaid:0
-7 number months unsaid:1
12 number months unsaid:2
30 number months words:false
-36 number months words:true
-25 number multiple alike:0
34 number multiple alike:1
36 number multiple asks:false
-32 number multiple brief:0
33 number multiple brief:1
2 number multiple brief:2
6 number multiple brief:3
-17 number multiple briefAfter:false
26 number multiple briefAfter:true
2 number multiple briefBefore:false
7 number multiple briefBefore:true
-26 number multiple counted:false
34 number multiple counted:true
8 number multiple countedNext:false
-17 number multiple known:0
17 number multiple known:1
13 number multiple length:10
-14 number multiple length:18
1 number multiple length:5
9 number multiple length:more
9 number multiple mates:0
-9 number multiple offer:0
27 number multiple offer:1
-12 number multiple offer:2
-47 number multiple pitched:false
56 number multiple pitched:true
-56 number multiple place:first
15 number multiple place:last
49 number multiple place:middle
34 number multiple role:claim
-47 number multiple role:scene
-28 number multiple rough:false
37 number multiple rough:true
23 number multiple size:<=10
21 number multiple size:<=10 words:true
-7 number multiple size:<=3
-14 number multiple size:<=3 words:true
15 number multiple size:<=999
15 number multiple size:<=999 words:true
9 number multiple starts:false
9 number multiple step:false
3 number multiple unsaid:0
5 number multiple unsaid:1
9 number multiple words:false
-1 number multiple words:true
53 number percent alike:0
-25 number percent alike:1
14 number percent alike:2
21 number percent asks:false
-81 number percent brief:0
70 number percent brief:1
-17 number percent brief:2
46 number percent brief:3
52 number percent briefAfter:false
-27 number percent briefAfter:true
31 number percent briefBefore:false
1 number percent briefBefore:true
-15 number percent counted:false
51 number percent counted:true
17 number percent countedNext:false
5 number percent countedNext:true
17 number percent known:0
80 number percent known:1
-87 number percent known:2
103 number percent length:10
-12 number percent length:18
2 number percent length:5
-75 number percent length:more
-34 number percent mate:claim
-12 number percent mate:date
15 number percent mate:name
-1 number percent mate:number
33 number percent mates:0
-34 number percent mates:1
77 number percent offer:0
-46 number percent offer:1
23 number percent offer:2
-13 number percent offer:3
12 number percent pitched:false
19 number percent pitched:true
-9 number percent place:first
15 number percent place:last
36 number percent place:middle
60 number percent role:claim
-74 number percent role:scene
45 number percent rough:false
-43 number percent rough:true
39 number percent size:<=10
25 number percent size:<=10 words:false
13 number percent size:<=10 words:true
-14 number percent size:<=3
-37 number percent size:<=3 words:false
38 number percent size:<=31
18 number percent size:<=31 words:false
18 number percent size:<=31 words:true
-28 number percent size:<=99
25 number percent size:<=99 words:false
-63 number percent size:<=99 words:true
40 number percent starts:false
-36 number percent starts:true
21 number percent step:false
-44 number percent unsaid:0
60 number percent unsaid:1
32 number percent words:false
-12 number percent words:true
5 number plain alike:0
5 number plain alike:1
-21 number plain alike:2
4 number plain asks:false
-18 number plain asks:true
-33 number plain brief:0
3 number plain brief:1
40 number plain brief:2
-1 number plain brief:3
-16 number plain briefAfter:false
12 number plain briefAfter:true
-8 number plain briefBefore:false
2 number plain briefBefore:true
-17 number plain counted:false
15 number plain counted:true
3 number plain countedNext:false
-18 number plain countedNext:true
27 number plain known:0
-26 number plain known:1
-55 number plain known:2
-8 number plain length:10
9 number plain length:18
-30 number plain length:5
20 number plain length:more
178 number plain mate:claim
-9 number plain mate:date
67 number plain mate:name
-122 number plain mate:number
-39 number plain mates:0
31 number plain mates:1
-34 number plain mates:2
55 number plain mates:3
-3 number plain offer:0
-44 number plain offer:1
-38 number plain offer:2
48 number plain offer:3
13 number plain pitched:false
-15 number plain pitched:true
-41 number plain place:first
55 number plain place:last
58 number plain place:middle
-140 number plain place:subject
39 number plain role:claim
3 number plain role:proposal
-46 number plain role:scene
-34 number plain rough:false
94 number plain rough:true
-42 number plain size:<=10
16 number plain size:<=10 words:false
-57 number plain size:<=10 words:true
-40 number plain size:<=3
37 number plain size:<=3 words:false
-57 number plain size:<=3 words:true
17 number plain size:<=31
-36 number plain size:<=31 words:false
55 number plain size:<=31 words:true
12 number plain size:<=99
-79 number plain size:<=99 words:false
94 number plain size:<=99 words:true
56 number plain size:<=999
40 number plain size:<=999 words:false
21 number plain size:<=999 words:true
12 number plain size:<=any
75 number plain size:<=any words:false
-83 number plain size:<=any words:true
15 number plain starts:false
-47 number plain starts:true
-2 number plain step:false
-24 number plain unsaid:0
25 number plain unsaid:1
-12 number plain unsaid:2
44 number plain words:false
-42 number plain words:true
19 number seconds alike:0
-31 number seconds alike:2
50 number seconds asks:false
-79 number seconds asks:true
-31 number seconds brief:0
-13 number seconds brief:1
3 number seconds brief:2
41 number seconds brief:3
12 number seconds briefAfter:false
-18 number seconds briefAfter:true
8 number seconds briefBefore:false
-11 number seconds briefBefore:true
-9 number seconds counted:false
5 number seconds counted:true
-53 number seconds countedNext:false
64 number seconds countedNext:true
18 number seconds hour:false
-20 number seconds hour:true
-10 number seconds known:0
34 number seconds known:1
-29 number seconds known:2
25 number seconds length:10
-47 number seconds length:18
21 number seconds length:5
-5 number seconds length:more
3 number seconds mate:claim
-55 number seconds mate:date
97 number seconds mate:name
-78 number seconds mate:number
17 number seconds mates:0
-39 number seconds mates:1
-4 number seconds mates:2
-107 number seconds offer:0
6 number seconds offer:1
70 number seconds offer:2
88 number seconds offer:3
13 number seconds pitched:false
-11 number seconds pitched:true
63 number seconds place:first
-80 number seconds place:last
41 number seconds place:middle
17 number seconds role:claim
16 number seconds role:proposal
-34 number seconds role:scene
35 number seconds rough:false
-55 number seconds rough:true
34 number seconds size:<=10
1 number seconds size:<=10 words:false
32 number seconds size:<=10 words:true
-25 number seconds size:<=3
-41 number seconds size:<=3 words:true
36 number seconds size:<=31
8 number seconds size:<=31 words:false
26 number seconds size:<=31 words:true
30 number seconds size:<=99 words:false
-30 number seconds size:<=99 words:true
27 number seconds starts:false
1 number seconds step:false
-21 number seconds talk:false
37 number seconds talk:true
-71 number seconds unsaid:0
52 number seconds unsaid:1
56 number seconds unsaid:2
10 number seconds words:false
-12 number seconds words:true
28 number shrunk asks:false
21 number shrunk brief:2
7 number shrunk brief:3
9 number shrunk known:1
1 number shrunk length:10
9 number shrunk length:18
16 number shrunk mate:number
12 number shrunk mates:1
5 number shrunk offer:2
29 number shrunk pitched:true
27 number shrunk place:middle
29 number shrunk role:claim
29 number shrunk starts:false
6 offer:0
-1 offer:1
-14 offer:2
28 offer:3
6 opens:false
10 opens:true
23 ordinary:false opens:false
-10 ordinary:false opens:true
-25 ordinary:true opens:false
-47 own:false
98 own:true
-12 owner:false
107 owner:true
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
11 party subject:false
5 pitched:false
16 pitched:true
-58 place:first
46 place:last
68 place:middle
-314 place:subject
-21 plural:false
30 plural:true
9 rate asks:false
21 rate brief:2
9 rate brief:3
-14 rate known:0
22 rate known:1
-1 rate length:18
9 rate length:more
13 rate mate:number
-5 rate mates:0
13 rate mates:1
11 rate offer:3
30 rate pitched:true
28 rate place:middle
21 rate role:claim
9 rate starts:false
75 role:claim
-65 role:proposal
-85 role:scene
15 rough:false
-26 rough:true
-43 run:
54 run:<
77 run:<>
29 run:>
-23 says:a
2 says:accredited
7 says:already
-57 says:any
18 says:approved
8 says:are
51 says:as
10 says:at
32 says:award
19 says:back
13 says:by
48 says:certified
42 says:congratulations
-4 says:day
1 says:first
-30 says:for
-45 says:former
24 says:formerly
70 says:free
24 says:good
25 says:guarantee
15 says:have
-28 says:i
50 says:in
-97 says:included
-9 says:is
-93 says:it
-8 says:left
5 says:like
25 says:loved
33 says:me
23 says:mentioned
4 says:met
45 says:money
63 says:next
29 says:no
4 says:noticed
-70 says:of
99 says:on
-24 says:one
13 says:only
32 says:our
-15 says:overnight
90 says:pay
3 says:read
-51 says:recommended
3 says:recommends
3 says:s
-41 says:same
4 says:saw
5 says:spoke
16 says:suggested
12 says:that
-75 says:the
-98 says:thousands
30 says:three
26 says:to
18 says:two
-5 says:us
1 says:use
11 says:voted
8 says:was
93 says:we
24 says:winning
-83 says:won
2 says:you
-34 says:your
5 says:yours
-11 shape:capitals
-36 shape:code
47 shape:mixed
7 shape:title
14 size:<=10
30 size:<=10 words:false
-11 size:<=10 words:true
-24 size:<=3
48 size:<=3 words:false
-45 size:<=3 words:true
32 size:<=31
29 size:<=31 words:false
8 size:<=31 words:true
11 size:<=99
6 size:<=99 words:false
13 size:<=99 words:true
3 size:<=999
31 size:<=999 words:false
-51 size:<=999 words:true
-14 size:<=any
32 size:<=any words:false
-83 size:<=any words:true
24 starts:false
-5 starts:true
48 step:false
-215 step:true
-4 subject:false
45 subject:true
-21 talk:false
37 talk:true
-104 unsaid:0
69 unsaid:1
88 unsaid:2
-61 unsaid:false
143 unsaid:true
42 words:false
-53 words:true
`;

export const bias = -0.17;

/** By how much each trait of a suspect raises the logarithm of the odds that it is invented. */
export const traitWeights: ReadonlyMap<string, number> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => [line.slice(line.indexOf(' ') + 1), Number.parseInt(line, 10) / 100]),
);
