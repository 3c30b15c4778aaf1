/** Made by train-trait-weights.ts. In hundredths, and what is above 0 speaks for an invention. */
const table = `
44 address asks:false
37 address brief:0
11 address brief:2
18 address brief:3
63 address known:0
11 address known:1
38 address length:10
36 address length:5
74 address mates:0
43 address offer:0
21 address offer:1
9 address offer:2
1 address offer:3
74 address pitched:false
74 address place:subject
4 address role:claim
70 address role:scene
74 address starts:true
16 after2:
-45 after2:#
4 after2:$
-16 after2:,
-11 after2::
-56 after2:?
-38 after2:a
-3 after2:after
-4 after2:ago
6 after2:all
3 after2:already
-85 after2:an
-99 after2:and
-117 after2:are
-73 after2:as
-96 after2:ask
126 after2:at
-117 after2:be
-8 after2:before
31 after2:by
-84 after2:can
-8 after2:cent
45 after2:come
8 after2:comes
-13 after2:contact
26 after2:cost
6 after2:costs
-87 after2:could
-87 after2:days
-39 after2:do
2 after2:each
3 after2:every
-40 after2:for
39 after2:free
85 after2:from
16 after2:guarantee
17 after2:has
-7 after2:have
-5 after2:head
23 after2:hour
63 after2:i
22 after2:i'd
3 after2:if
-10 after2:in
-88 after2:is
51 after2:it
-5 after2:it's
-8 after2:its
-10 after2:knife
18 after2:last
-21 after2:left
5 after2:less
-1 after2:live
-5 after2:may
18 after2:metres
2 after2:minute
46 after2:month
66 after2:more
-21 after2:most
-1 after2:my
-20 after2:no
25 after2:of
-11 after2:old
-3 after2:on
65 after2:one
-57 after2:or
92 after2:our
14 after2:ours
9 after2:over
3 after2:people
6 after2:per
36 after2:run
3 after2:runs
-69 after2:send
104 after2:so
1 after2:square
-122 after2:stay
-32 after2:takes
-2 after2:ten
-74 after2:than
-73 after2:that
-42 after2:the
93 after2:them
-56 after2:there
-6 after2:they
20 after2:they're
221 after2:this
-63 after2:three
42 after2:to
67 after2:trial
8 after2:two
-20 after2:us
37 after2:use
12 after2:warranty
103 after2:we
-5 after2:wednesday
-18 after2:week
-9 after2:when
16 after2:which
46 after2:who
38 after2:with
11 after2:within
-7 after2:without
65 after2:work
44 after2:would
17 after2:year
1 after2:you
8 after2:you'd
-23 after2:your
25 after2:£
-72 after:
-107 after:"
60 after:#
17 after:%
-23 after:,
-57 after::
91 after:a
9 after:about
-19 after:afternoon
71 after:already
2 after:an
-3 after:and
1 after:apiece
1 after:approved
-136 after:are
8 after:as
-169 after:at
24 after:by
-34 after:can
18 after:cents
5 after:certified
36 after:could
-26 after:day
13 after:days
34 after:did
88 after:does
1 after:each
-37 after:evening
19 after:for
1 after:free
-100 after:from
124 after:has
195 after:have
3 after:hour
149 after:hours
-105 after:if
-30 after:in
-180 after:is
1 after:it
11 after:it's
6 after:kg
-1 after:kilometres
34 after:last
3 after:litres
2 after:machines
7 after:made
24 after:may
-70 after:metres
6 after:might
10 after:million
-20 after:minute
-108 after:minutes
181 after:months
12 after:more
-9 after:morning
14 after:moved
-43 after:night
19 after:of
-6 after:on
-13 after:one
-228 after:or
47 after:our
-41 after:p
-21 after:pages
-70 after:people
9 after:per
-157 after:percent
4 after:pieces
82 after:points
-37 after:post
-74 after:rather
2 after:recommends
-107 after:s
-18 after:schools
-17 after:seconds
-8 after:shall
18 after:square
13 after:suit
20 after:switched
56 after:tested
-16 after:th
-8 after:that
-16 after:the
-60 after:them
10 after:there
-127 after:they
-13 after:things
-13 after:times
-61 after:to
5 after:use
24 after:uses
6 after:volunteers
49 after:we
-8 after:week
47 after:weeks
-19 after:who
-3 after:with
-15 after:words
21 after:working
-2 after:would
1 after:write
-39 after:year
40 after:years
4 after:you
25 after:your
27 alike:0
3 alike:1
-3 alike:2
29 asks:false
30 asks:true
23 before2:
-52 before2:"
-38 before2:#
81 before2:%
-76 before2:,
-73 before2::
-84 before2:?
-17 before2:a
25 before2:about
58 before2:and
1 before2:app
17 before2:are
-58 before2:as
-97 before2:ask
7 before2:at
5 before2:available
3 before2:average
-18 before2:back
6 before2:battery
-26 before2:be
-24 before2:between
86 before2:by
13 before2:call
-4 before2:close
40 before2:come
166 before2:comes
12 before2:connects
54 before2:cost
65 before2:costs
49 before2:data
-38 before2:day
4 before2:days
31 before2:deliver
1 before2:delivery
-101 before2:down
5 before2:dr
63 before2:drop
3 before2:each
2 before2:fee
-5 before2:for
7 before2:founded
62 before2:free
88 before2:from
9 before2:has
45 before2:have
2 before2:i
38 before2:in
-158 before2:is
-26 before2:it
1 before2:it's
4 before2:lasts
19 before2:live
72 before2:made
73 before2:minutes
-7 before2:monday
-34 before2:more
-43 before2:morning
-93 before2:of
66 before2:on
-9 before2:one
3 before2:open
-115 before2:or
22 before2:order
56 before2:our
42 before2:ours
-5 before2:out
-80 before2:pay
8 before2:pilot
9 before2:rate
114 before2:ready
-14 before2:report
-1 before2:room
6 before2:run
2 before2:runs
-17 before2:send
1 before2:service
6 before2:set
16 before2:site
-169 before2:so
3 before2:software
-41 before2:someone
33 before2:start
1 before2:such
-65 before2:team
80 before2:teams
1 before2:test
-146 before2:that
-70 before2:the
22 before2:them
-78 before2:there
32 before2:they
-5 before2:time
-100 before2:to
-5 before2:together
1 before2:tuesday
-11 before2:two
16 before2:up
54 before2:us
13 before2:used
-44 before2:way
17 before2:we
-3 before2:week
-14 before2:which
25 before2:with
11 before2:won
-10 before2:work
-14 before2:works
-25 before2:would
23 before2:year
-74 before2:you
-60 before2:you'd
59 before2:your
8 before:
140 before:#
25 before:$
8 before:,
-8 before::
-132 before:?
-157 before:a
-122 before:about
23 before:across
-43 before:after
-152 before:all
9 before:already
-146 before:an
27 before:and
-24 before:are
-25 before:around
22 before:as
69 before:at
-29 before:before
-175 before:between
7 before:blue
69 before:by
1 before:chf
4 before:cost
2 before:costs
3 before:covers
-6 before:days
1 before:dr
-2 before:every
91 before:first
-46 before:for
52 before:free
-68 before:from
11 before:get
9 before:has
88 before:holds
-189 before:if
21 before:in
4 before:into
70 before:is
4 before:iso
-87 before:it
-56 before:it's
35 before:last
18 before:lasts
-57 before:like
17 before:may
-10 before:need
6 before:needs
199 before:next
-30 before:of
70 before:on
64 before:only
-110 before:or
93 before:our
66 before:out
30 before:over
3 before:royal
1 before:save
13 before:saves
108 before:since
7 before:soc
-59 before:take
208 before:takes
-9 before:than
-92 before:the
-16 before:them
-30 before:through
118 before:to
27 before:under
9 before:until
1 before:up
32 before:us
-51 before:use
2 before:uses
-26 before:which
91 before:with
145 before:within
-92 before:worst
-79 before:would
3 before:year
-30 before:you
-96 before:your
8 before:£
15 before:€
-77 brief:0
-39 brief:1
52 brief:2
77 brief:3
-4 briefAfter:false
13 briefAfter:true
19 briefBefore:false
3 briefBefore:true
-29 claim asks:false
109 claim asks:true
-4 claim brief:0
-4 claim brief:1
18 claim brief:2
33 claim brief:3
19 claim claim:customerClaims
53 claim claim:readerClaims
-46 claim claim:standingClaims
22 claim claim:termsClaims
26 claim known:0
27 claim known:1
-15 claim known:2
-30 claim length:10
11 claim length:18
40 claim length:5
31 claim length:more
-19 claim mate:claim
-22 claim mate:date
65 claim mate:name
98 claim mate:number
-39 claim mates:0
27 claim mates:1
51 claim mates:2
10 claim mates:3
-11 claim offer:0
51 claim offer:1
-40 claim offer:2
49 claim offer:3
44 claim pitched:false
10 claim pitched:true
19 claim place:first
-47 claim place:last
64 claim place:middle
97 claim role:claim
11 claim role:proposal
-97 claim role:scene
-64 claim says:a
8 claim says:approved
14 claim says:are
1 claim says:as
7 claim says:at
33 claim says:award
11 claim says:by
51 claim says:certified
54 claim says:congratulations
-68 claim says:day
65 claim says:for
-39 claim says:former
7 claim says:formerly
-97 claim says:free
29 claim says:have
20 claim says:i
16 claim says:in
1 claim says:it
-9 claim says:left
58 claim says:next
-18 claim says:no
-95 claim says:of
61 claim says:on
24 claim says:only
1 claim says:our
-15 claim says:overnight
2 claim says:recommends
7 claim says:saw
-65 claim says:the
-75 claim says:thousands
-11 claim says:us
-18 claim says:use
3 claim says:voted
37 claim says:we
1 claim says:winning
22 claim says:won
29 claim says:you
46 claim says:your
12 claim says:yours
-45 claim starts:false
121 claim starts:true
19 claim:customerClaims
53 claim:readerClaims
-46 claim:standingClaims
22 claim:termsClaims
-38 counted:false
30 counted:true
9 countedNext:false
11 countedNext:true
-19 date clock asks:false
-3 date clock asks:true
31 date clock brief:0
-24 date clock brief:1
7 date clock brief:2
-38 date clock brief:3
29 date clock known:0
-57 date clock known:1
19 date clock length:10
-55 date clock length:18
-25 date clock length:more
-25 date clock mate:date
2 date clock mate:number
11 date clock mates:0
-43 date clock mates:1
39 date clock offer:0
-31 date clock offer:1
-54 date clock offer:2
23 date clock offer:3
11 date clock own:false
-36 date clock own:true
-48 date clock pitched:false
26 date clock pitched:true
-55 date clock place:first
63 date clock place:last
-16 date clock place:middle
-16 date clock place:subject
-22 date clock plural:false
-6 date clock role:claim
-83 date clock role:scene
-22 date clock starts:false
12 date clock unsaid:false
-37 date clock unsaid:true
-3 date day asks:false
20 date day brief:0
-20 date day brief:1
7 date day brief:2
-6 date day brief:3
1 date day known:0
110 date day length:10
-45 date day length:18
-57 date day length:5
-6 date day length:more
32 date day mate:claim
15 date day mate:name
43 date day mate:number
-82 date day mates:0
50 date day mates:1
32 date day mates:2
22 date day offer:0
-6 date day offer:1
-17 date day offer:3
1 date day own:false
-17 date day pitched:false
18 date day pitched:true
11 date day place:first
-6 date day place:last
10 date day place:middle
1 date day plural:false
30 date day role:claim
4 date day role:scene
-27 date day starts:false
28 date day starts:true
1 date day unsaid:false
-48 date month asks:false
49 date month asks:true
-5 date month brief:0
-27 date month brief:1
-17 date month brief:2
42 date month brief:3
-12 date month known:0
77 date month length:10
-32 date month length:18
-11 date month length:5
-39 date month length:more
1 date month mate:claim
32 date month mate:date
-18 date month mate:name
71 date month mate:number
-68 date month mates:0
53 date month mates:1
23 date month mates:2
-14 date month mates:3
8 date month offer:0
-2 date month offer:1
-8 date month offer:2
16 date month own:false
-25 date month own:true
-41 date month pitched:false
41 date month pitched:true
-38 date month place:first
-8 date month place:last
47 date month place:middle
-3 date month plural:false
97 date month role:claim
-51 date month role:proposal
-49 date month role:scene
25 date month starts:false
-30 date month starts:true
-53 date month unsaid:false
54 date month unsaid:true
1 date monthday asks:false
16 date monthday asks:true
-1 date monthday brief:0
11 date monthday brief:2
7 date monthday brief:3
16 date monthday known:0
1 date monthday known:1
23 date monthday length:10
-10 date monthday length:18
3 date monthday length:more
13 date monthday mate:date
-1 date monthday mate:number
22 date monthday mates:1
-6 date monthday mates:2
1 date monthday mates:3
9 date monthday offer:0
7 date monthday offer:1
14 date monthday own:false
3 date monthday own:true
-7 date monthday pitched:false
24 date monthday pitched:true
23 date monthday place:last
1 date monthday place:middle
17 date monthday plural:false
9 date monthday role:claim
15 date monthday role:proposal
17 date monthday starts:false
16 date monthday unsaid:false
1 date monthday unsaid:true
15 date weekday asks:false
-56 date weekday asks:true
-31 date weekday brief:0
-17 date weekday brief:1
13 date weekday brief:2
30 date weekday brief:3
-53 date weekday known:0
25 date weekday known:1
54 date weekday known:2
15 date weekday length:10
-7 date weekday length:18
27 date weekday length:5
-62 date weekday length:more
-70 date weekday mate:date
77 date weekday mate:name
54 date weekday mate:number
-17 date weekday mates:0
-68 date weekday mates:1
31 date weekday mates:2
16 date weekday offer:0
-20 date weekday offer:1
-47 date weekday offer:2
15 date weekday offer:3
-75 date weekday own:false
122 date weekday own:true
4 date weekday pitched:false
-22 date weekday pitched:true
18 date weekday place:first
-10 date weekday place:last
-2 date weekday place:middle
-30 date weekday place:subject
-25 date weekday plural:false
20 date weekday plural:true
11 date weekday role:claim
-24 date weekday role:proposal
-9 date weekday role:scene
5 date weekday starts:false
-37 date weekday starts:true
-64 date weekday unsaid:false
102 date weekday unsaid:true
-130 first:a
4 first:after
-24 first:all
-28 first:an
81 first:as
-19 first:ask
28 first:at
-142 first:between
-73 first:by
-8 first:could
-38 first:customers
89 first:each
-132 first:every
-8 first:five
-28 first:for
149 first:from
-67 first:half
-20 first:i
-43 first:i'd
79 first:i'm
9 first:i've
-149 first:if
4 first:in
-99 first:it
18 first:it's
107 first:last
20 first:may
37 first:more
50 first:most
39 first:my
8 first:nine
-124 first:nobody
-124 first:nothing
-41 first:on
-65 first:one
75 first:only
27 first:orders
202 first:our
131 first:ours
3 first:over
-16 first:people
-68 first:pick
82 first:prices
-2 first:shall
17 first:since
-157 first:six
6 first:sixty
-24 first:so
-95 first:somewhere
-30 first:tell
28 first:ten
-181 first:that
37 first:that's
82 first:the
-28 first:then
-111 first:there
-39 first:there's
38 first:they
21 first:they're
60 first:three
-16 first:tuesday
-70 first:twenty
-8 first:two
172 first:we
13 first:we'll
75 first:we're
-16 first:when
120 first:with
108 first:would
-30 first:you
-45 first:you'd
-73 first:your
34 general:false
-68 general:true
32 hour:false
-30 hour:true
74 is:address
36 is:claim
-22 is:date clock
1 is:date day
-3 is:date month
17 is:date monthday
-14 is:date weekday
5 is:name
12 is:number money
-15 is:number months
4 is:number multiple
20 is:number percent
-10 is:number plain
6 is:number seconds
21 is:number shrunk
8 is:rate
-9 known:0
52 known:1
32 known:2
71 length:10
-47 length:18
164 length:5
-112 length:more
-7 line:body opens:false
-2 line:body opens:true
28 line:signature opens:false
-13 listed:false
48 listed:true
218 mate:claim
-12 mate:date
87 mate:name
-14 mate:number
4 mates:0
36 mates:1
31 mates:2
105 mates:3
-7 name asks:false
55 name asks:true
-75 name brief:0
-50 name brief:1
50 name brief:2
109 name brief:3
34 name general:false
-68 name general:true
-25 name known:0
84 name known:1
-7 name known:2
-6 name length:10
44 name length:18
33 name length:5
-62 name length:more
-7 name line:body opens:false
-2 name line:body opens:true
28 name line:signature opens:false
-13 name listed:false
48 name listed:true
96 name mate:claim
63 name mate:date
-52 name mate:name
46 name mate:number
6 name mates:0
13 name mates:1
-37 name mates:2
6 name mates:3
-20 name offer:0
5 name offer:1
84 name offer:2
-9 name offer:3
6 name opens:false
19 name ordinary:false opens:false
-14 name ordinary:false opens:true
-21 name ordinary:true opens:false
-5 name owner:false
47 name owner:true
77 name pitched:false
-43 name pitched:true
-20 name place:first
54 name place:last
53 name place:middle
-192 name place:subject
53 name role:claim
-30 name role:proposal
-61 name role:scene
-45 name run:
60 name run:<
52 name run:<>
26 name run:>
6 name shape:capitals
-45 name shape:code
48 name shape:mixed
-11 name starts:false
63 name starts:true
-7 name subject:false
40 name subject:true
19 number money alike:0
-5 number money alike:1
28 number money alike:2
12 number money asks:false
33 number money brief:0
-3 number money brief:1
-16 number money brief:2
14 number money brief:3
39 number money briefAfter:false
-8 number money briefAfter:true
20 number money briefBefore:false
1 number money briefBefore:true
-32 number money counted:false
39 number money counted:true
-4 number money countedNext:false
22 number money countedNext:true
23 number money known:0
1 number money known:1
-8 number money known:2
-35 number money length:10
18 number money length:18
25 number money length:5
16 number money length:more
3 number money mate:number
11 number money mates:0
3 number money mates:1
-28 number money offer:0
-12 number money offer:1
24 number money offer:2
29 number money offer:3
46 number money pitched:false
-4 number money pitched:true
18 number money place:first
-10 number money place:last
12 number money place:middle
16 number money role:claim
-17 number money role:proposal
16 number money role:scene
-4 number money rough:false
52 number money rough:true
-6 number money size:<=10
17 number money size:<=10 words:false
-23 number money size:<=10 words:true
24 number money size:<=3
6 number money size:<=3 words:false
13 number money size:<=31
13 number money size:<=31 words:false
13 number money size:<=99
13 number money size:<=99 words:false
-13 number money size:<=999
-13 number money size:<=999 words:false
-16 number money size:<=any
-16 number money size:<=any words:false
12 number money starts:false
93 number money step:false
-213 number money step:true
-81 number money unsaid:0
47 number money unsaid:1
14 number money words:false
-6 number money words:true
-27 number months alike:0
4 number months alike:1
7 number months alike:2
62 number months asks:false
-78 number months asks:true
21 number months brief:0
-50 number months brief:1
-6 number months brief:2
19 number months brief:3
-76 number months briefAfter:false
58 number months briefAfter:true
-14 number months briefBefore:false
-2 number months briefBefore:true
24 number months counted:false
-39 number months counted:true
44 number months countedNext:false
-59 number months countedNext:true
-66 number months known:0
41 number months known:1
8 number months known:2
-101 number months length:10
11 number months length:18
54 number months length:5
19 number months length:more
17 number months mate:claim
69 number months mate:name
-69 number months mate:number
-33 number months mates:0
17 number months mates:1
-4 number months mates:2
28 number months offer:0
8 number months offer:1
-8 number months offer:2
-44 number months offer:3
16 number months pitched:false
-27 number months pitched:true
-110 number months place:first
44 number months place:last
68 number months place:middle
11 number months role:claim
3 number months role:scene
51 number months rough:false
-69 number months rough:true
18 number months size:<=10
18 number months size:<=10 words:true
63 number months size:<=3
63 number months size:<=3 words:true
-40 number months size:<=31
10 number months size:<=31 words:false
-50 number months size:<=31 words:true
22 number months size:<=99
63 number months starts:false
-15 number months step:false
-13 number months unsaid:0
-7 number months unsaid:1
11 number months words:false
-27 number months words:true
-29 number multiple alike:0
32 number multiple alike:1
41 number multiple asks:false
-40 number multiple brief:0
32 number multiple brief:1
8 number multiple brief:2
3 number multiple brief:3
-16 number multiple briefAfter:false
20 number multiple briefAfter:true
7 number multiple briefBefore:false
-3 number multiple briefBefore:true
-29 number multiple counted:false
32 number multiple counted:true
3 number multiple countedNext:false
-14 number multiple known:0
16 number multiple known:1
24 number multiple length:10
-40 number multiple length:18
14 number multiple length:more
34 number multiple mates:0
2 number multiple offer:0
15 number multiple offer:1
-15 number multiple offer:2
-31 number multiple pitched:false
35 number multiple pitched:true
-57 number multiple place:first
67 number multiple place:middle
35 number multiple role:claim
-31 number multiple role:scene
-34 number multiple rough:false
38 number multiple rough:true
18 number multiple size:<=10
18 number multiple size:<=10 words:true
-9 number multiple size:<=3
-11 number multiple size:<=3 words:true
11 number multiple size:<=999
11 number multiple size:<=999 words:true
4 number multiple starts:false
4 number multiple step:false
-2 number multiple unsaid:0
1 number multiple words:true
55 number percent alike:0
-21 number percent alike:1
2 number percent alike:2
20 number percent asks:false
-97 number percent brief:0
89 number percent brief:1
12 number percent brief:2
22 number percent brief:3
3 number percent briefAfter:false
21 number percent briefAfter:true
56 number percent briefBefore:false
-18 number percent briefBefore:true
21 number percent counted:false
1 number percent counted:true
29 number percent countedNext:false
-14 number percent countedNext:true
-9 number percent known:0
26 number percent known:1
7 number percent known:2
84 number percent length:10
-40 number percent length:18
1 number percent length:5
-24 number percent length:more
13 number percent mate:claim
-16 number percent mate:date
1 number percent mate:name
-14 number percent mate:number
27 number percent mates:0
-17 number percent mates:1
88 number percent offer:0
-48 number percent offer:1
-18 number percent offer:2
8 number percent offer:3
-27 number percent pitched:false
39 number percent pitched:true
-26 number percent place:first
3 number percent place:last
36 number percent place:middle
53 number percent role:claim
-55 number percent role:scene
20 number percent rough:false
5 number percent rough:true
35 number percent size:<=10
36 number percent size:<=10 words:false
-1 number percent size:<=10 words:true
-34 number percent size:<=3
-35 number percent size:<=3 words:false
69 number percent size:<=31
16 number percent size:<=31 words:false
52 number percent size:<=31 words:true
-41 number percent size:<=99
3 number percent size:<=99 words:false
-50 number percent size:<=99 words:true
27 number percent starts:false
-14 number percent starts:true
20 number percent step:false
-13 number percent unsaid:0
32 number percent unsaid:1
21 number percent words:false
2 number percent words:true
25 number plain alike:0
7 number plain alike:1
-45 number plain alike:2
3 number plain asks:false
-27 number plain asks:true
-32 number plain brief:0
-9 number plain brief:1
21 number plain brief:2
17 number plain brief:3
-18 number plain briefAfter:false
13 number plain briefAfter:true
-15 number plain briefBefore:false
10 number plain briefBefore:true
-16 number plain counted:false
11 number plain counted:true
-10 number plain countedNext:true
41 number plain known:0
-68 number plain known:1
-27 number plain known:2
-11 number plain length:10
8 number plain length:18
64 number plain length:5
-85 number plain length:more
137 number plain mate:claim
54 number plain mate:date
32 number plain mate:name
-128 number plain mate:number
-17 number plain mates:0
19 number plain mates:1
-34 number plain mates:2
22 number plain mates:3
-52 number plain offer:1
-15 number plain offer:2
38 number plain offer:3
-15 number plain pitched:false
11 number plain pitched:true
-33 number plain place:first
19 number plain place:last
70 number plain place:middle
-147 number plain place:subject
59 number plain role:claim
-15 number plain role:proposal
-61 number plain role:scene
-17 number plain rough:false
7 number plain rough:true
-77 number plain size:<=10
-37 number plain size:<=10 words:false
-54 number plain size:<=10 words:true
-52 number plain size:<=3
22 number plain size:<=3 words:false
-64 number plain size:<=3 words:true
-2 number plain size:<=31
-51 number plain size:<=31 words:false
47 number plain size:<=31 words:true
43 number plain size:<=99
-4 number plain size:<=99 words:false
48 number plain size:<=99 words:true
70 number plain size:<=999
68 number plain size:<=999 words:false
1 number plain size:<=999 words:true
38 number plain size:<=any
43 number plain size:<=any words:false
-6 number plain size:<=any words:true
11 number plain starts:false
-42 number plain starts:true
-10 number plain step:false
-35 number plain unsaid:0
23 number plain unsaid:1
14 number plain unsaid:2
41 number plain words:false
-44 number plain words:true
-9 number seconds alike:0
1 number seconds alike:1
13 number seconds alike:2
50 number seconds asks:false
-67 number seconds asks:true
-40 number seconds brief:0
-1 number seconds brief:1
-12 number seconds brief:2
52 number seconds brief:3
33 number seconds briefAfter:false
-32 number seconds briefAfter:true
-6 number seconds briefBefore:false
9 number seconds briefBefore:true
-21 number seconds counted:false
25 number seconds counted:true
-41 number seconds countedNext:false
48 number seconds countedNext:true
32 number seconds hour:false
-30 number seconds hour:true
-51 number seconds known:0
45 number seconds known:1
28 number seconds known:2
-12 number seconds length:10
-76 number seconds length:18
48 number seconds length:5
52 number seconds length:more
-24 number seconds mate:date
56 number seconds mate:name
-68 number seconds mate:number
31 number seconds mates:0
-4 number seconds mates:1
-39 number seconds mates:2
-77 number seconds offer:0
-8 number seconds offer:1
63 number seconds offer:2
60 number seconds offer:3
38 number seconds pitched:false
-25 number seconds pitched:true
40 number seconds place:first
-60 number seconds place:last
47 number seconds place:middle
30 number seconds role:claim
25 number seconds role:proposal
-51 number seconds role:scene
33 number seconds rough:false
-42 number seconds rough:true
48 number seconds size:<=10
48 number seconds size:<=10 words:true
-28 number seconds size:<=3
-46 number seconds size:<=3 words:true
37 number seconds size:<=31
38 number seconds size:<=31 words:false
-2 number seconds size:<=31 words:true
-11 number seconds size:<=99
9 number seconds size:<=99 words:false
-20 number seconds size:<=99 words:true
53 number seconds starts:false
6 number seconds step:false
-7 number seconds talk:false
16 number seconds talk:true
-80 number seconds unsaid:0
73 number seconds unsaid:1
30 number seconds unsaid:2
24 number seconds words:false
-11 number seconds words:true
19 number shrunk asks:false
10 number shrunk brief:2
10 number shrunk brief:3
14 number shrunk known:1
1 number shrunk length:10
12 number shrunk length:18
18 number shrunk mate:number
16 number shrunk mates:1
7 number shrunk offer:2
21 number shrunk pitched:true
18 number shrunk place:middle
21 number shrunk role:claim
21 number shrunk starts:false
-3 offer:0
-44 offer:1
6 offer:2
48 offer:3
6 opens:false
19 ordinary:false opens:false
-14 ordinary:false opens:true
-21 ordinary:true opens:false
-45 own:false
101 own:true
-5 owner:false
47 owner:true
19 pitched:false
16 pitched:true
-59 place:first
50 place:last
81 place:middle
-336 place:subject
-6 plural:false
20 plural:true
8 rate asks:false
9 rate brief:3
-3 rate known:0
10 rate known:1
2 rate length:18
4 rate mates:0
11 rate offer:3
16 rate pitched:true
14 rate place:middle
16 rate role:claim
8 rate starts:false
85 role:claim
-51 role:proposal
-98 role:scene
15 rough:false
-5 rough:true
-45 run:
60 run:<
52 run:<>
26 run:>
-64 says:a
8 says:approved
14 says:are
1 says:as
7 says:at
33 says:award
11 says:by
51 says:certified
54 says:congratulations
-68 says:day
65 says:for
-39 says:former
7 says:formerly
-97 says:free
29 says:have
20 says:i
16 says:in
1 says:it
-9 says:left
58 says:next
-18 says:no
-95 says:of
61 says:on
24 says:only
1 says:our
-15 says:overnight
2 says:recommends
7 says:saw
-65 says:the
-75 says:thousands
-11 says:us
-18 says:use
3 says:voted
37 says:we
1 says:winning
22 says:won
29 says:you
46 says:your
12 says:yours
6 shape:capitals
-45 shape:code
48 shape:mixed
9 size:<=10
22 size:<=10 words:false
-14 size:<=10 words:true
-46 size:<=3
20 size:<=3 words:false
-54 size:<=3 words:true
52 size:<=31
26 size:<=31 words:false
42 size:<=31 words:true
12 size:<=99
15 size:<=99 words:false
-4 size:<=99 words:true
4 size:<=999
43 size:<=999 words:false
-69 size:<=999 words:true
-7 size:<=any
-1 size:<=any words:false
-10 size:<=any words:true
34 starts:false
8 starts:true
64 step:false
-213 step:true
-7 subject:false
40 subject:true
-7 talk:false
16 talk:true
-106 unsaid:0
59 unsaid:1
62 unsaid:2
-52 unsaid:false
127 unsaid:true
37 words:false
-52 words:true
`;

export const bias = -0.75;

/** By how much each trait of a suspect raises the logarithm of the odds that it is invented. */
export const traitWeights: ReadonlyMap<string, number> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => [line.slice(line.indexOf(' ') + 1), Number.parseInt(line, 10) / 100]),
);
