/** Made by train-trait-weights.ts. In hundredths, and what is above 0 speaks for an invention. */
const table = `
55 address asks:false
23 address asks:true
31 address brief:0
10 address brief:2
20 address brief:3
59 address known:0
17 address known:1
43 address length:10
34 address length:5
75 address mates:0
38 address offer:0
25 address offer:1
10 address offer:2
3 address offer:3
76 address pitched:false
76 address place:subject
5 address role:claim
71 address role:scene
76 address starts:true
32 after2:
-43 after2:#
3 after2:$
-7 after2:,
-21 after2::
-56 after2:?
-49 after2:a
-9 after2:after
-21 after2:ago
1 after2:ahead
-7 after2:all
13 after2:already
-82 after2:an
-2 after2:and
-97 after2:are
-93 after2:as
-104 after2:ask
129 after2:at
1 after2:award
-109 after2:be
-6 after2:before
-27 after2:by
-62 after2:can
-2 after2:cent
90 after2:come
-36 after2:comes
-11 after2:contact
44 after2:cost
4 after2:costs
-90 after2:could
1 after2:day
-64 after2:days
-52 after2:do
14 after2:door
-51 after2:each
-36 after2:every
16 after2:five
-56 after2:for
44 after2:free
-36 after2:from
-28 after2:get
-46 after2:go
25 after2:guarantee
10 after2:has
3 after2:have
-9 after2:head
42 after2:hour
26 after2:i
26 after2:i'd
-26 after2:if
-45 after2:in
-131 after2:is
60 after2:it
14 after2:it's
-43 after2:its
-24 after2:knife
27 after2:last
-35 after2:left
4 after2:less
-1 after2:live
39 after2:make
-16 after2:may
2 after2:me
2 after2:metres
11 after2:minute
28 after2:month
59 after2:more
-18 after2:most
7 after2:my
-2 after2:no
27 after2:of
-66 after2:off
-1 after2:old
37 after2:on
75 after2:one
-86 after2:or
142 after2:our
24 after2:ours
7 after2:out
11 after2:over
3 after2:people
18 after2:per
4 after2:rely
54 after2:run
5 after2:runs
-52 after2:send
14 after2:service
1 after2:set
28 after2:since
168 after2:so
-29 after2:somebody
1 after2:square
-119 after2:stay
1 after2:student
1 after2:take
-17 after2:takes
8 after2:ten
-82 after2:than
-93 after2:that
-66 after2:the
122 after2:them
-57 after2:there
-3 after2:they
21 after2:they're
237 after2:this
-54 after2:three
-10 after2:thursday
37 after2:to
99 after2:trial
18 after2:two
37 after2:us
32 after2:use
16 after2:warranty
136 after2:we
-12 after2:wednesday
-66 after2:week
-12 after2:when
45 after2:which
50 after2:who
57 after2:will
60 after2:with
28 after2:within
-9 after2:without
61 after2:work
-31 after2:would
21 after2:year
-23 after2:you
-29 after2:you'd
44 after2:your
34 after2:£
-35 after2:€
-93 after:
-143 after:"
42 after:#
26 after:%
-38 after:,
-64 after::
-24 after:;
15 after:?
127 after:a
5 after:about
-12 after:afternoon
79 after:already
-5 after:an
-19 after:and
3 after:apiece
2 after:approved
-116 after:are
-1 after:as
-167 after:at
1 after:award
11 after:before
49 after:business
41 after:by
-20 after:can
21 after:cents
6 after:certified
1 after:college
8 after:could
2 after:countries
-10 after:day
45 after:days
37 after:did
111 after:does
2 after:each
67 after:engineers
-53 after:evening
5 after:for
1 after:free
-189 after:from
119 after:has
191 after:have
-67 after:hour
137 after:hours
-44 after:if
-189 after:is
1 after:it
35 after:it's
14 after:june
47 after:k
10 after:kg
11 after:kilometres
-21 after:kilos
28 after:last
7 after:litres
30 after:m
6 after:machines
10 after:made
-3 after:may
-136 after:metres
4 after:might
76 after:miles
16 after:million
-56 after:minute
-92 after:minutes
13 after:month
190 after:months
44 after:more
-20 after:morning
29 after:moved
-51 after:night
-7 after:o'clock
5 after:october
-3 after:of
-16 after:on
-10 after:one
-194 after:or
53 after:our
-11 after:out
-43 after:p
-30 after:pages
-33 after:pairs
-62 after:people
-9 after:per
-163 after:percent
14 after:pieces
83 after:points
-49 after:post
-82 after:rather
1 after:recommends
-132 after:s
-27 after:schools
-3 after:second
1 after:seconds
-19 after:shall
4 after:so
-32 after:square
51 after:stores
-93 after:street
10 after:suggested
42 after:suit
25 after:switched
65 after:tested
-82 after:th
-49 after:than
13 after:that
-32 after:the
-77 after:them
17 after:there
-119 after:they
-23 after:things
-6 after:times
-95 after:to
20 after:until
15 after:use
23 after:uses
8 after:volunteers
9 after:was
-16 after:we
-14 after:week
-3 after:weeks
20 after:went
15 after:what
-27 after:who
-33 after:with
4 after:words
1 after:work
25 after:working
17 after:would
1 after:write
-43 after:year
27 after:years
9 after:you
37 after:your
32 alike:0
13 alike:1
-35 alike:2
23 asks:false
7 asks:true
42 before2:
-62 before2:"
44 before2:#
69 before2:%
-17 before2:,
-87 before2::
-97 before2:?
-39 before2:a
-24 before2:about
27 before2:again
1 before2:an
-18 before2:and
-79 before2:answer
4 before2:app
1 before2:approved
-105 before2:are
-56 before2:as
-134 before2:ask
77 before2:at
17 before2:available
3 before2:average
57 before2:back
11 before2:battery
-69 before2:be
-9 before2:between
63 before2:by
23 before2:call
15 before2:can
1 before2:certified
1 before2:charge
67 before2:close
-107 before2:coffee
4 before2:colleague
46 before2:come
171 before2:comes
12 before2:connects
47 before2:cost
38 before2:costs
41 before2:data
-56 before2:day
-11 before2:days
50 before2:deliver
41 before2:did
26 before2:do
-119 before2:down
4 before2:dr
77 before2:drop
25 before2:each
43 before2:english
1 before2:fee
-40 before2:fewer
39 before2:first
1 before2:flat
15 before2:for
14 before2:founded
60 before2:free
-79 before2:friday
94 before2:from
56 before2:get
11 before2:has
41 before2:have
22 before2:hour
-9 before2:i
34 before2:in
-169 before2:is
51 before2:it
37 before2:it's
-11 before2:itself
21 before2:kitchens
71 before2:last
5 before2:lasts
-12 before2:like
24 before2:live
85 before2:made
21 before2:minutes
-6 before2:monday
-182 before2:month
8 before2:more
-36 before2:morning
-18 before2:need
-55 before2:of
89 before2:on
-43 before2:one
-14 before2:only
-13 before2:open
-163 before2:or
32 before2:order
59 before2:our
15 before2:ours
23 before2:out
-13 before2:over
6 before2:pay
41 before2:people
21 before2:pilot
57 before2:place
17 before2:rate
120 before2:ready
1 before2:rent
-12 before2:report
-3 before2:room
4 before2:run
29 before2:runs
5 before2:send
6 before2:service
16 before2:set
-4 before2:shows
9 before2:site
-206 before2:so
2 before2:software
-41 before2:someone
40 before2:start
-1 before2:still
2 before2:such
-14 before2:team
93 before2:teams
6 before2:ten
3 before2:test
-138 before2:that
18 before2:that's
-92 before2:the
38 before2:them
-37 before2:there
27 before2:they
1 before2:they're
26 before2:thursday
-8 before2:time
-93 before2:to
10 before2:together
13 before2:tuesday
-9 before2:two
9 before2:until
63 before2:up
56 before2:us
1 before2:use
11 before2:used
-39 before2:way
37 before2:we
-59 before2:wednesday
27 before2:week
19 before2:which
-58 before2:who
23 before2:with
14 before2:won
-8 before2:work
5 before2:works
-48 before2:would
60 before2:year
-68 before2:you
-33 before2:you'd
110 before2:your
17 before2:yours
-8 before:
-48 before:"
48 before:#
20 before:$
-6 before:,
-8 before::
-141 before:?
-172 before:a
-140 before:about
12 before:across
-98 before:after
-160 before:all
13 before:already
-102 before:an
9 before:and
-48 before:are
-88 before:around
50 before:as
65 before:at
12 before:back
-90 before:be
-18 before:before
-135 before:between
11 before:blue
121 before:by
9 before:cost
4 before:costs
8 before:covers
-6 before:days
-12 before:does
-11 before:every
95 before:first
-69 before:for
39 before:free
-82 before:from
-1 before:get
12 before:has
-45 before:have
66 before:holds
-159 before:if
9 before:in
6 before:into
24 before:is
30 before:iso
-98 before:it
-75 before:it's
1 before:keep
57 before:last
17 before:lasts
-14 before:like
37 before:make
16 before:may
-6 before:need
28 before:needs
224 before:next
-37 before:of
56 before:on
55 before:only
-147 before:or
85 before:our
29 before:out
-50 before:over
35 before:royal
2 before:save
17 before:saves
116 before:since
74 before:soc
2 before:spent
-37 before:take
196 before:takes
-88 before:than
16 before:that
-107 before:the
8 before:them
-15 before:through
86 before:to
65 before:under
30 before:until
-10 before:up
71 before:us
-63 before:use
1 before:uses
17 before:we
-30 before:which
33 before:with
179 before:within
-76 before:worst
-86 before:would
-23 before:year
-6 before:you
-94 before:your
12 before:£
4 before:€
-61 brief:0
-57 brief:1
23 brief:2
85 brief:3
7 briefAfter:false
3 briefAfter:true
-4 briefBefore:false
10 briefBefore:true
-25 claim asks:false
77 claim asks:true
52 claim brief:0
-7 claim brief:1
6 claim brief:2
-33 claim brief:3
15 claim claim:customerClaims
68 claim claim:readerClaims
-32 claim claim:standingClaims
-27 claim claim:termsClaims
84 claim known:0
16 claim known:1
-104 claim known:2
-28 claim length:10
-48 claim length:18
82 claim length:5
25 claim length:more
-25 claim mate:claim
-47 claim mate:date
96 claim mate:name
111 claim mate:number
-78 claim mates:0
39 claim mates:1
57 claim mates:2
16 claim mates:3
-7 claim offer:0
57 claim offer:1
-7 claim offer:2
-15 claim offer:3
26 claim pitched:false
4 claim pitched:true
45 claim place:first
-36 claim place:last
15 claim place:middle
109 claim role:claim
25 claim role:proposal
-156 claim role:scene
-18 claim says:a
2 claim says:accredited
-33 claim says:any
19 claim says:approved
16 claim says:are
18 claim says:as
-35 claim says:at
30 claim says:award
30 claim says:back
23 claim says:by
46 claim says:certified
52 claim says:congratulations
2 claim says:day
-33 claim says:for
-43 claim says:former
25 claim says:formerly
79 claim says:free
26 claim says:guarantee
19 claim says:have
-2 claim says:i
51 claim says:in
-114 claim says:included
-20 claim says:it
-6 claim says:left
9 claim says:like
40 claim says:loved
43 claim says:money
81 claim says:next
23 claim says:no
3 claim says:noticed
-78 claim says:of
75 claim says:on
30 claim says:only
1 claim says:our
-23 claim says:overnight
2 claim says:recommends
-42 claim says:same
6 claim says:saw
-83 claim says:the
-84 claim says:thousands
39 claim says:to
11 claim says:us
1 claim says:used
8 claim says:voted
54 claim says:we
23 claim says:winning
21 claim says:won
34 claim says:you
46 claim says:your
9 claim says:yours
-58 claim starts:false
120 claim starts:true
15 claim:customerClaims
68 claim:readerClaims
-32 claim:standingClaims
-27 claim:termsClaims
-36 counted:false
31 counted:true
11 countedNext:false
5 countedNext:true
-16 date clock asks:false
-32 date clock asks:true
63 date clock brief:0
-31 date clock brief:1
-80 date clock brief:2
-3 date clock brief:3
36 date clock known:0
-96 date clock known:1
-50 date clock length:10
-50 date clock length:18
-32 date clock length:more
-24 date clock mate:date
11 date clock mate:number
-11 date clock mates:0
-44 date clock mates:1
19 date clock offer:0
-20 date clock offer:1
-84 date clock offer:2
35 date clock offer:3
-31 date clock own:false
-15 date clock own:true
-54 date clock pitched:false
15 date clock pitched:true
-67 date clock place:first
28 date clock place:last
14 date clock place:middle
-15 date clock place:subject
-37 date clock plural:false
34 date clock role:claim
67 date clock role:proposal
-115 date clock role:scene
-37 date clock starts:false
-2 date clock unsaid:false
-57 date clock unsaid:true
6 date day asks:false
32 date day brief:1
-6 date day brief:2
-19 date day brief:3
27 date day known:0
-22 date day known:1
81 date day length:10
-21 date day length:18
-67 date day length:5
14 date day length:more
26 date day mate:claim
14 date day mate:name
45 date day mate:number
-72 date day mates:0
60 date day mates:1
18 date day mates:2
39 date day offer:0
-22 date day offer:1
-41 date day offer:3
7 date day own:false
-22 date day pitched:false
29 date day pitched:true
11 date day place:first
-27 date day place:last
49 date day place:middle
7 date day plural:false
71 date day role:claim
-22 date day role:scene
-16 date day starts:false
23 date day starts:true
7 date day unsaid:false
-53 date month asks:false
53 date month asks:true
21 date month brief:0
-54 date month brief:1
3 date month brief:2
20 date month brief:3
9 date month known:0
-33 date month known:1
14 date month known:2
115 date month length:10
-38 date month length:18
-9 date month length:5
-80 date month length:more
18 date month mate:claim
45 date month mate:date
-31 date month mate:name
87 date month mate:number
-79 date month mates:0
50 date month mates:1
40 date month mates:2
-19 date month mates:3
-29 date month offer:0
20 date month offer:1
-3 date month offer:2
11 date month offer:3
29 date month own:false
-45 date month own:true
-65 date month pitched:false
64 date month pitched:true
-21 date month place:first
27 date month place:last
-10 date month place:middle
-6 date month plural:false
77 date month role:claim
-59 date month role:proposal
-28 date month role:scene
22 date month starts:false
-31 date month starts:true
-71 date month unsaid:false
75 date month unsaid:true
10 date monthday asks:false
16 date monthday asks:true
3 date monthday brief:0
11 date monthday brief:2
7 date monthday brief:3
21 date monthday known:0
3 date monthday known:1
29 date monthday length:10
-13 date monthday length:18
9 date monthday length:more
21 date monthday mate:date
3 date monthday mate:number
28 date monthday mates:1
-3 date monthday mates:2
1 date monthday mates:3
18 date monthday offer:0
6 date monthday offer:1
22 date monthday own:false
4 date monthday own:true
-4 date monthday pitched:false
31 date monthday pitched:true
-5 date monthday place:first
28 date monthday place:last
3 date monthday place:middle
26 date monthday plural:false
17 date monthday role:claim
14 date monthday role:proposal
-5 date monthday role:scene
26 date monthday starts:false
24 date monthday unsaid:false
1 date monthday unsaid:true
12 date weekday asks:false
-52 date weekday asks:true
-31 date weekday brief:0
-20 date weekday brief:1
16 date weekday brief:2
35 date weekday brief:3
-32 date weekday known:0
11 date weekday known:1
39 date weekday known:2
27 date weekday length:10
21 date weekday length:18
30 date weekday length:5
-109 date weekday length:more
39 date weekday mate:claim
-52 date weekday mate:date
94 date weekday mate:name
47 date weekday mate:number
-25 date weekday mates:0
-58 date weekday mates:1
32 date weekday mates:2
8 date weekday offer:0
-36 date weekday offer:1
-46 date weekday offer:2
44 date weekday offer:3
-80 date weekday own:false
146 date weekday own:true
-8 date weekday pitched:false
-9 date weekday pitched:true
27 date weekday place:first
-28 date weekday place:last
1 date weekday place:middle
-25 date weekday place:subject
-26 date weekday plural:false
25 date weekday plural:true
10 date weekday role:claim
-31 date weekday role:proposal
-2 date weekday role:scene
5 date weekday starts:false
-40 date weekday starts:true
-64 date weekday unsaid:false
115 date weekday unsaid:true
-116 first:a
43 first:after
-64 first:all
-56 first:an
2 first:and
113 first:as
-19 first:ask
-1 first:at
-170 first:between
-112 first:by
82 first:congratulations
-16 first:could
-26 first:customers
-46 first:delivery
10 first:dr
158 first:each
-137 first:every
14 first:five
13 first:for
168 first:four
112 first:from
-63 first:half
71 first:hi
-8 first:i
-100 first:i'd
-13 first:i'll
69 first:i'm
20 first:i've
-199 first:if
2 first:in
-48 first:it
45 first:it's
107 first:last
-14 first:may
-17 first:might
60 first:more
42 first:most
32 first:my
21 first:nine
14 first:no
-143 first:nobody
-76 first:nothing
32 first:of
-27 first:on
-42 first:one
61 first:only
63 first:orders
199 first:our
82 first:ours
-52 first:over
-25 first:people
-50 first:pick
66 first:prices
-24 first:send
43 first:shall
-39 first:should
28 first:since
-123 first:six
12 first:sixty
8 first:so
-113 first:somewhere
-23 first:tell
-18 first:ten
-158 first:that
44 first:that's
55 first:the
-30 first:then
-46 first:there
-32 first:there's
71 first:they
80 first:they're
-10 first:three
-20 first:tuesday
-61 first:twenty
-3 first:two
-78 first:up
137 first:we
11 first:we'd
29 first:we'll
119 first:we're
14 first:we've
33 first:what
16 first:when
171 first:with
103 first:would
-52 first:you
-35 first:you'd
-48 first:your
34 general:false
-61 general:true
24 hour:false
-27 hour:true
76 is:address
17 is:claim
-37 is:date clock
7 is:date day
-6 is:date month
26 is:date monthday
-13 is:date weekday
6 is:name
8 is:number money
-6 is:number months
7 is:number multiple
19 is:number percent
-1 is:number plain
1 is:number seconds
30 is:number shrunk
14 is:party
10 is:rate
20 known:0
42 known:1
-50 known:2
63 length:10
-37 length:18
143 length:5
-77 length:more
-13 listed:false
60 listed:true
217 mate:claim
-29 mate:date
95 mate:name
-21 mate:number
42 mate:rate
-1 mates:0
27 mates:1
42 mates:2
101 mates:3
-12 name asks:false
86 name asks:true
-86 name brief:0
-48 name brief:1
28 name brief:2
148 name brief:3
31 name general:false
-62 name general:true
-17 name known:0
54 name known:1
4 name known:2
-16 name length:10
39 name length:18
-27 name length:5
13 name length:more
-16 name listed:false
59 name listed:true
128 name mate:claim
81 name mate:date
-90 name mate:name
92 name mate:number
19 name mates:0
40 name mates:1
-91 name mates:2
-30 name mates:3
-19 name offer:0
15 name offer:1
50 name offer:2
6 name offer:3
4 name opens:false
8 name opens:true
21 name ordinary:false opens:false
-8 name ordinary:false opens:true
-26 name ordinary:true opens:false
-16 name owner:false
112 name owner:true
42 name pitched:false
-19 name pitched:true
-57 name place:first
46 name place:last
64 name place:middle
-150 name place:subject
33 name role:claim
-37 name role:proposal
-24 name role:scene
-45 name run:
51 name run:<
77 name run:<>
27 name run:>
-4 name shape:capitals
-48 name shape:code
57 name shape:mixed
3 name shape:title
1 name starts:false
23 name starts:true
-6 name subject:false
43 name subject:true
54 number money alike:0
19 number money alike:1
-74 number money alike:2
7 number money asks:false
16 number money brief:0
-37 number money brief:1
-19 number money brief:2
31 number money brief:3
43 number money briefAfter:false
-18 number money briefAfter:true
-2 number money briefBefore:false
11 number money briefBefore:true
-20 number money counted:false
25 number money counted:true
11 number money countedNext:false
-29 number money known:0
18 number money known:1
45 number money known:2
-71 number money length:10
19 number money length:18
58 number money length:5
13 number money length:more
3 number money mate:claim
10 number money mate:name
-67 number money mate:number
23 number money mates:0
-50 number money mates:1
2 number money mates:2
88 number money offer:0
6 number money offer:1
-29 number money offer:2
-37 number money offer:3
49 number money pitched:false
-9 number money pitched:true
47 number money place:first
-7 number money place:last
-1 number money place:middle
21 number money role:claim
-67 number money role:proposal
31 number money role:scene
11 number money rough:false
-10 number money rough:true
-34 number money size:<=10
-22 number money size:<=10 words:false
-14 number money size:<=10 words:true
40 number money size:<=3
27 number money size:<=3 words:false
9 number money size:<=31
9 number money size:<=31 words:false
-10 number money size:<=99
-10 number money size:<=99 words:false
-1 number money size:<=999
-1 number money size:<=999 words:false
4 number money size:<=any
4 number money size:<=any words:false
8 number money starts:false
79 number money step:false
-195 number money step:true
-146 number money unsaid:0
73 number money unsaid:1
27 number money unsaid:2
7 number money words:false
-2 number money words:true
-28 number months alike:0
1 number months alike:1
20 number months alike:2
52 number months asks:false
-59 number months asks:true
42 number months brief:0
-57 number months brief:1
-18 number months brief:2
25 number months brief:3
-73 number months briefAfter:false
62 number months briefAfter:true
-4 number months briefBefore:false
-4 number months briefBefore:true
1 number months counted:false
-7 number months counted:true
36 number months countedNext:false
-42 number months countedNext:true
-61 number months known:0
64 number months known:1
-10 number months known:2
-79 number months length:10
-17 number months length:18
56 number months length:5
31 number months length:more
33 number months mate:claim
54 number months mate:name
-71 number months mate:number
-30 number months mates:0
22 number months mates:1
-4 number months mates:2
-2 number months offer:0
2 number months offer:1
15 number months offer:2
-23 number months offer:3
43 number months pitched:false
-42 number months pitched:true
-113 number months place:first
67 number months place:last
57 number months place:middle
38 number months role:claim
-46 number months role:proposal
2 number months role:scene
32 number months rough:false
-41 number months rough:true
6 number months size:<=10
6 number months size:<=10 words:true
62 number months size:<=3
62 number months size:<=3 words:true
-22 number months size:<=31
20 number months size:<=31 words:false
-42 number months size:<=31 words:true
29 number months size:<=99
70 number months starts:false
-6 number months step:false
-1 number months unsaid:0
-16 number months unsaid:1
12 number months unsaid:2
23 number months words:false
-29 number months words:true
-26 number multiple alike:0
32 number multiple alike:1
34 number multiple asks:false
-40 number multiple brief:0
34 number multiple brief:1
4 number multiple brief:2
7 number multiple brief:3
-20 number multiple briefAfter:false
27 number multiple briefAfter:true
12 number multiple briefBefore:false
-5 number multiple briefBefore:true
-26 number multiple counted:false
33 number multiple counted:true
6 number multiple countedNext:false
-17 number multiple known:0
16 number multiple known:1
36 number multiple length:10
-36 number multiple length:18
11 number multiple length:more
29 number multiple mates:0
-22 number multiple mates:1
8 number multiple offer:0
8 number multiple offer:1
-12 number multiple offer:2
-31 number multiple pitched:false
38 number multiple pitched:true
-65 number multiple place:first
75 number multiple place:middle
39 number multiple role:claim
-31 number multiple role:scene
-32 number multiple rough:false
39 number multiple rough:true
22 number multiple size:<=10
20 number multiple size:<=10 words:true
-8 number multiple size:<=3
-14 number multiple size:<=3 words:true
13 number multiple size:<=999
13 number multiple size:<=999 words:true
7 number multiple starts:false
7 number multiple step:false
-1 number multiple unsaid:0
7 number multiple unsaid:1
8 number multiple words:false
-2 number multiple words:true
31 number percent alike:0
-15 number percent alike:1
21 number percent alike:2
19 number percent asks:false
-71 number percent brief:0
50 number percent brief:1
-14 number percent brief:2
45 number percent brief:3
47 number percent briefAfter:false
-24 number percent briefAfter:true
6 number percent briefBefore:false
16 number percent briefBefore:true
2 number percent counted:false
24 number percent counted:true
14 number percent countedNext:false
8 number percent countedNext:true
15 number percent known:0
70 number percent known:1
-73 number percent known:2
105 number percent length:10
-16 number percent length:18
3 number percent length:5
-77 number percent length:more
-30 number percent mate:claim
-10 number percent mate:date
16 number percent mate:name
-2 number percent mate:number
32 number percent mates:0
-42 number percent mates:1
7 number percent mates:2
96 number percent offer:0
-27 number percent offer:1
-6 number percent offer:2
-22 number percent offer:3
4 number percent pitched:false
21 number percent pitched:true
4 number percent place:first
12 number percent place:last
25 number percent place:middle
53 number percent role:claim
-63 number percent role:scene
38 number percent rough:false
-33 number percent rough:true
48 number percent size:<=10
31 number percent size:<=10 words:false
17 number percent size:<=10 words:true
-15 number percent size:<=3
-41 number percent size:<=3 words:false
26 number percent size:<=31
19 number percent size:<=31 words:false
4 number percent size:<=31 words:true
-30 number percent size:<=99
21 number percent size:<=99 words:false
-62 number percent size:<=99 words:true
1 number percent size:<=999
1 number percent size:<=999 words:false
38 number percent starts:false
-34 number percent starts:true
19 number percent step:false
-48 number percent unsaid:0
55 number percent unsaid:1
31 number percent words:false
-16 number percent words:true
14 number plain alike:0
-11 number plain alike:1
-12 number plain alike:2
8 number plain asks:false
-28 number plain asks:true
-51 number plain brief:0
-9 number plain brief:1
62 number plain brief:2
13 number plain brief:3
-16 number plain briefAfter:false
12 number plain briefAfter:true
-9 number plain briefBefore:false
4 number plain briefBefore:true
-22 number plain counted:false
22 number plain counted:true
14 number plain countedNext:false
-32 number plain countedNext:true
30 number plain known:0
-50 number plain known:1
-25 number plain known:2
-10 number plain length:10
14 number plain length:18
-14 number plain length:5
-3 number plain length:more
153 number plain mate:claim
18 number plain mate:date
75 number plain mate:name
-148 number plain mate:number
-35 number plain mates:0
28 number plain mates:1
-31 number plain mates:2
46 number plain mates:3
1 number plain offer:0
-34 number plain offer:1
-38 number plain offer:2
38 number plain offer:3
9 number plain pitched:false
-11 number plain pitched:true
-33 number plain place:first
58 number plain place:last
50 number plain place:middle
-134 number plain place:subject
46 number plain role:claim
-12 number plain role:proposal
-47 number plain role:scene
-30 number plain rough:false
71 number plain rough:true
-43 number plain size:<=10
1 number plain size:<=10 words:false
-47 number plain size:<=10 words:true
-47 number plain size:<=3
34 number plain size:<=3 words:false
-64 number plain size:<=3 words:true
18 number plain size:<=31
-31 number plain size:<=31 words:false
50 number plain size:<=31 words:true
15 number plain size:<=99
-61 number plain size:<=99 words:false
80 number plain size:<=99 words:true
57 number plain size:<=999
47 number plain size:<=999 words:false
13 number plain size:<=999 words:true
18 number plain size:<=any
63 number plain size:<=any words:false
-61 number plain size:<=any words:true
1 number plain starts:true
-1 number plain step:false
-24 number plain unsaid:0
16 number plain unsaid:1
5 number plain unsaid:2
44 number plain words:false
-42 number plain words:true
13 number seconds alike:0
-1 number seconds alike:1
-18 number seconds alike:2
54 number seconds asks:false
-83 number seconds asks:true
-32 number seconds brief:0
-8 number seconds brief:1
-7 number seconds brief:2
44 number seconds brief:3
13 number seconds briefAfter:false
-17 number seconds briefAfter:true
-2 number seconds briefBefore:false
-8 number seconds counted:false
5 number seconds counted:true
-58 number seconds countedNext:false
66 number seconds countedNext:true
24 number seconds hour:false
-27 number seconds hour:true
-19 number seconds known:0
40 number seconds known:1
-23 number seconds known:2
33 number seconds length:10
-72 number seconds length:18
38 number seconds length:5
2 number seconds length:more
3 number seconds mate:claim
-57 number seconds mate:date
102 number seconds mate:name
-100 number seconds mate:number
31 number seconds mates:0
-63 number seconds mates:1
-1 number seconds mates:2
-104 number seconds offer:0
-11 number seconds offer:1
79 number seconds offer:2
83 number seconds offer:3
17 number seconds pitched:false
-13 number seconds pitched:true
77 number seconds place:first
-81 number seconds place:last
35 number seconds place:middle
5 number seconds role:claim
32 number seconds role:proposal
-29 number seconds role:scene
36 number seconds rough:false
-53 number seconds rough:true
26 number seconds size:<=10
24 number seconds size:<=10 words:true
-19 number seconds size:<=3
-40 number seconds size:<=3 words:true
30 number seconds size:<=31
6 number seconds size:<=31 words:false
22 number seconds size:<=31 words:true
13 number seconds size:<=99
37 number seconds size:<=99 words:false
-24 number seconds size:<=99 words:true
39 number seconds starts:false
1 number seconds step:false
-19 number seconds talk:false
30 number seconds talk:true
-75 number seconds unsaid:0
48 number seconds unsaid:1
63 number seconds unsaid:2
15 number seconds words:false
-15 number seconds words:true
29 number shrunk asks:false
20 number shrunk brief:2
9 number shrunk brief:3
12 number shrunk known:1
1 number shrunk length:10
11 number shrunk length:18
20 number shrunk mate:number
14 number shrunk mates:1
8 number shrunk offer:2
30 number shrunk pitched:true
28 number shrunk place:middle
30 number shrunk role:claim
30 number shrunk starts:false
5 offer:0
-6 offer:1
-12 offer:2
29 offer:3
7 opens:false
9 opens:true
23 ordinary:false opens:false
-7 ordinary:false opens:true
-24 ordinary:true opens:false
-52 own:false
120 own:true
-13 owner:false
112 owner:true
14 party asks:false
12 party general:false
14 party known:0
11 party length:5
13 party listed:false
11 party mates:0
14 party offer:0
12 party opens:false
9 party ordinary:false opens:false
14 party owner:false
10 party pitched:true
8 party place:last
8 party role:proposal
9 party run:<
14 party shape:title
12 party starts:false
10 party subject:false
6 pitched:false
17 pitched:true
-45 place:first
54 place:last
64 place:middle
-316 place:subject
-15 plural:false
25 plural:true
10 rate asks:false
20 rate brief:2
10 rate brief:3
-12 rate known:0
22 rate known:1
9 rate length:more
13 rate mate:number
-3 rate mates:0
13 rate mates:1
12 rate offer:3
30 rate pitched:true
27 rate place:middle
22 rate role:claim
10 rate starts:false
78 role:claim
-66 role:proposal
-86 role:scene
16 rough:false
-26 rough:true
-44 run:
56 run:<
77 run:<>
29 run:>
-18 says:a
2 says:accredited
-33 says:any
19 says:approved
16 says:are
18 says:as
-35 says:at
30 says:award
30 says:back
23 says:by
46 says:certified
52 says:congratulations
2 says:day
-33 says:for
-43 says:former
25 says:formerly
79 says:free
26 says:guarantee
19 says:have
-2 says:i
51 says:in
-114 says:included
-20 says:it
-6 says:left
9 says:like
40 says:loved
43 says:money
81 says:next
23 says:no
3 says:noticed
-78 says:of
75 says:on
30 says:only
1 says:our
-23 says:overnight
2 says:recommends
-42 says:same
6 says:saw
-83 says:the
-84 says:thousands
39 says:to
11 says:us
1 says:used
8 says:voted
54 says:we
23 says:winning
21 says:won
34 says:you
46 says:your
9 says:yours
-4 shape:capitals
-48 shape:code
57 shape:mixed
6 shape:title
7 size:<=10
18 size:<=10 words:false
-11 size:<=10 words:true
-17 size:<=3
53 size:<=3 words:false
-44 size:<=3 words:true
39 size:<=31
21 size:<=31 words:false
27 size:<=31 words:true
3 size:<=99
-2 size:<=99 words:false
11 size:<=99 words:true
3 size:<=999
36 size:<=999 words:false
-61 size:<=999 words:true
-10 size:<=any
24 size:<=any words:false
-63 size:<=any words:true
26 starts:false
-8 starts:true
48 step:false
-195 step:true
-4 subject:false
46 subject:true
-19 talk:false
30 talk:true
-109 unsaid:0
65 unsaid:1
104 unsaid:2
-54 unsaid:false
137 unsaid:true
37 words:false
-48 words:true
`;

export const bias = -0.35;

/** By how much each trait of a suspect raises the logarithm of the odds that it is invented. */
export const traitWeights: ReadonlyMap<string, number> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => [line.slice(line.indexOf(' ') + 1), Number.parseInt(line, 10) / 100]),
);
