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
26 address offer:1
10 address offer:2
3 address offer:3
76 address pitched:false
76 address place:subject
5 address role:claim
71 address role:scene
76 address starts:true
33 after2:
-43 after2:#
3 after2:$
-7 after2:,
-21 after2::
-56 after2:?
-53 after2:a
-9 after2:after
-20 after2:ago
1 after2:ahead
-7 after2:all
13 after2:already
-82 after2:an
-98 after2:are
-92 after2:as
-104 after2:ask
129 after2:at
1 after2:award
-109 after2:be
-6 after2:before
-27 after2:by
-62 after2:can
-1 after2:cent
89 after2:come
-36 after2:comes
-12 after2:contact
43 after2:cost
4 after2:costs
-90 after2:could
1 after2:day
-64 after2:days
-52 after2:do
14 after2:door
-51 after2:each
-36 after2:every
17 after2:five
-55 after2:for
45 after2:free
-34 after2:from
-28 after2:get
-46 after2:go
25 after2:guarantee
9 after2:has
4 after2:have
-9 after2:head
44 after2:hour
26 after2:i
26 after2:i'd
-24 after2:if
-46 after2:in
-133 after2:is
61 after2:it
13 after2:it's
-43 after2:its
-24 after2:knife
27 after2:last
-37 after2:left
4 after2:less
-1 after2:live
39 after2:make
-16 after2:may
2 after2:me
3 after2:metres
11 after2:minute
27 after2:month
59 after2:more
-18 after2:most
6 after2:my
-2 after2:no
27 after2:of
-68 after2:off
2 after2:old
37 after2:on
74 after2:one
-81 after2:or
142 after2:our
23 after2:ours
7 after2:out
11 after2:over
3 after2:people
17 after2:per
4 after2:rely
55 after2:run
5 after2:runs
-52 after2:send
13 after2:service
-2 after2:set
26 after2:since
169 after2:so
-29 after2:somebody
1 after2:square
-119 after2:stay
1 after2:student
1 after2:take
-17 after2:takes
8 after2:ten
-82 after2:than
-95 after2:that
-67 after2:the
124 after2:them
-57 after2:there
-2 after2:they
21 after2:they're
238 after2:this
-53 after2:three
-10 after2:thursday
37 after2:to
99 after2:trial
18 after2:two
36 after2:us
32 after2:use
17 after2:warranty
136 after2:we
-12 after2:wednesday
-67 after2:week
-12 after2:when
44 after2:which
49 after2:who
57 after2:will
61 after2:with
28 after2:within
-9 after2:without
60 after2:work
-32 after2:would
21 after2:year
-23 after2:you
-29 after2:you'd
44 after2:your
35 after2:£
-35 after2:€
-95 after:
-142 after:"
43 after:#
26 after:%
-38 after:,
-64 after::
-24 after:;
15 after:?
126 after:a
6 after:about
-11 after:afternoon
78 after:already
-5 after:an
-18 after:and
3 after:apiece
2 after:approved
-114 after:are
5 after:as
-167 after:at
1 after:award
11 after:before
49 after:business
41 after:by
-20 after:can
22 after:cents
6 after:certified
1 after:college
8 after:could
2 after:countries
-10 after:day
46 after:days
37 after:did
110 after:does
2 after:each
67 after:engineers
-54 after:evening
5 after:for
1 after:free
-185 after:from
119 after:has
191 after:have
-68 after:hour
138 after:hours
-46 after:if
1 after:in
-187 after:is
1 after:it
34 after:it's
14 after:june
46 after:k
10 after:kg
12 after:kilometres
-22 after:kilos
27 after:last
7 after:litres
30 after:m
6 after:machines
10 after:made
-4 after:may
-138 after:metres
4 after:might
76 after:miles
16 after:million
-57 after:minute
-93 after:minutes
14 after:month
190 after:months
43 after:more
-16 after:morning
29 after:moved
-51 after:night
-7 after:o'clock
5 after:october
-1 after:of
-15 after:on
-10 after:one
-193 after:or
53 after:our
-11 after:out
-43 after:p
-30 after:pages
-32 after:pairs
-61 after:people
-9 after:per
-164 after:percent
15 after:pieces
83 after:points
-50 after:post
-82 after:rather
1 after:recommends
-132 after:s
-27 after:schools
-3 after:second
2 after:seconds
-19 after:shall
4 after:so
-31 after:square
50 after:stores
-92 after:street
11 after:suggested
42 after:suit
25 after:switched
64 after:tested
-83 after:th
-49 after:than
12 after:that
-29 after:the
-78 after:them
16 after:there
-120 after:they
-23 after:things
-7 after:times
-95 after:to
19 after:until
15 after:use
23 after:uses
7 after:volunteers
9 after:was
-17 after:we
-15 after:week
-3 after:weeks
20 after:went
14 after:what
-27 after:who
-33 after:with
4 after:words
1 after:work
26 after:working
16 after:would
1 after:write
-43 after:year
26 after:years
11 after:you
37 after:your
32 alike:0
13 alike:1
-35 alike:2
23 asks:false
7 asks:true
42 before2:
-62 before2:"
47 before2:#
69 before2:%
-27 before2:,
-89 before2::
-98 before2:?
-38 before2:a
-24 before2:about
27 before2:again
1 before2:an
-11 before2:and
-79 before2:answer
5 before2:app
1 before2:approved
-105 before2:are
-58 before2:as
-134 before2:ask
76 before2:at
18 before2:available
3 before2:average
58 before2:back
11 before2:battery
-68 before2:be
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
167 before2:comes
12 before2:connects
47 before2:cost
38 before2:costs
39 before2:data
-56 before2:day
-11 before2:days
51 before2:deliver
41 before2:did
27 before2:do
-120 before2:down
4 before2:dr
76 before2:drop
24 before2:each
43 before2:english
1 before2:fee
-38 before2:fewer
40 before2:first
1 before2:flat
16 before2:for
14 before2:founded
60 before2:free
-78 before2:friday
96 before2:from
56 before2:get
11 before2:has
40 before2:have
22 before2:hour
-9 before2:i
33 before2:in
-169 before2:is
53 before2:it
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
-181 before2:month
8 before2:more
-37 before2:morning
-18 before2:need
-56 before2:of
90 before2:on
-46 before2:one
-14 before2:only
-13 before2:open
-163 before2:or
33 before2:order
59 before2:our
16 before2:ours
22 before2:out
-13 before2:over
6 before2:pay
42 before2:people
20 before2:pilot
57 before2:place
17 before2:rate
120 before2:ready
1 before2:rent
-12 before2:report
-3 before2:room
4 before2:run
30 before2:runs
5 before2:send
6 before2:service
15 before2:set
-4 before2:shows
9 before2:site
-206 before2:so
2 before2:software
-41 before2:someone
41 before2:start
-1 before2:still
2 before2:such
-14 before2:team
93 before2:teams
6 before2:ten
3 before2:test
-134 before2:that
18 before2:that's
-91 before2:the
38 before2:them
-38 before2:there
27 before2:they
1 before2:they're
26 before2:thursday
-7 before2:time
-93 before2:to
9 before2:together
12 before2:tuesday
-10 before2:two
8 before2:until
63 before2:up
56 before2:us
1 before2:use
11 before2:used
-39 before2:way
38 before2:we
-59 before2:wednesday
27 before2:week
22 before2:which
-58 before2:who
7 before2:with
14 before2:won
-8 before2:work
3 before2:works
-46 before2:would
56 before2:year
-67 before2:you
-33 before2:you'd
110 before2:your
16 before2:yours
-8 before:
-47 before:"
53 before:#
20 before:$
7 before:,
-7 before::
-138 before:?
-170 before:a
-140 before:about
13 before:across
-97 before:after
-157 before:all
13 before:already
-99 before:an
17 before:and
-45 before:are
-85 before:around
52 before:as
65 before:at
11 before:back
-90 before:be
-18 before:before
-132 before:between
11 before:blue
122 before:by
10 before:cost
4 before:costs
8 before:covers
-7 before:days
-12 before:does
-10 before:every
96 before:first
-69 before:for
38 before:free
-80 before:from
-1 before:get
13 before:has
-45 before:have
65 before:holds
-158 before:if
11 before:in
6 before:into
3 before:is
30 before:iso
-97 before:it
-74 before:it's
1 before:keep
57 before:last
17 before:lasts
-13 before:like
36 before:make
16 before:may
-6 before:need
30 before:needs
225 before:next
-36 before:of
57 before:on
55 before:only
-144 before:or
86 before:our
30 before:out
-49 before:over
35 before:royal
2 before:save
17 before:saves
118 before:since
74 before:soc
2 before:spent
-38 before:take
196 before:takes
-88 before:than
16 before:that
-101 before:the
9 before:them
-15 before:through
86 before:to
64 before:under
30 before:until
-10 before:up
71 before:us
-63 before:use
1 before:uses
18 before:we
-28 before:which
47 before:with
179 before:within
-76 before:worst
-86 before:would
-24 before:year
-6 before:you
-93 before:your
11 before:£
4 before:€
-60 brief:0
-57 brief:1
24 brief:2
85 brief:3
7 briefAfter:false
3 briefAfter:true
-4 briefBefore:false
10 briefBefore:true
-24 claim asks:false
75 claim asks:true
53 claim brief:0
-7 claim brief:1
10 claim brief:2
-40 claim brief:3
15 claim claim:customerClaims
68 claim claim:readerClaims
-32 claim claim:standingClaims
-27 claim claim:termsClaims
84 claim known:0
10 claim known:1
-99 claim known:2
-29 claim length:10
-46 claim length:18
82 claim length:5
24 claim length:more
-22 claim mate:claim
-47 claim mate:date
96 claim mate:name
109 claim mate:number
-80 claim mates:0
41 claim mates:1
57 claim mates:2
15 claim mates:3
-9 claim offer:0
56 claim offer:1
-1 claim offer:2
-17 claim offer:3
29 claim pitched:false
2 claim pitched:true
38 claim place:first
-35 claim place:last
19 claim place:middle
109 claim role:claim
24 claim role:proposal
-154 claim role:scene
-16 claim says:a
2 claim says:accredited
1 claim says:already
-33 claim says:any
19 claim says:approved
13 claim says:are
18 claim says:as
-35 claim says:at
30 claim says:award
32 claim says:back
23 claim says:by
46 claim says:certified
52 claim says:congratulations
1 claim says:day
-32 claim says:for
-43 claim says:former
25 claim says:formerly
81 claim says:free
25 claim says:guarantee
19 claim says:have
-2 claim says:i
49 claim says:in
-122 claim says:included
-19 claim says:it
-5 claim says:left
10 claim says:like
38 claim says:loved
44 claim says:money
80 claim says:next
26 claim says:no
4 claim says:noticed
-78 claim says:of
78 claim says:on
30 claim says:only
2 claim says:our
-21 claim says:overnight
2 claim says:recommends
-42 claim says:same
6 claim says:saw
-83 claim says:the
-85 claim says:thousands
39 claim says:to
13 claim says:us
9 claim says:voted
55 claim says:we
23 claim says:winning
21 claim says:won
34 claim says:you
47 claim says:your
10 claim says:yours
-59 claim starts:false
121 claim starts:true
15 claim:customerClaims
68 claim:readerClaims
-32 claim:standingClaims
-27 claim:termsClaims
-35 counted:false
31 counted:true
11 countedNext:false
5 countedNext:true
-17 date clock asks:false
-32 date clock asks:true
63 date clock brief:0
-31 date clock brief:1
-79 date clock brief:2
-4 date clock brief:3
36 date clock known:0
-95 date clock known:1
-50 date clock length:10
-50 date clock length:18
-32 date clock length:more
-23 date clock mate:date
10 date clock mate:number
-11 date clock mates:0
-44 date clock mates:1
19 date clock offer:0
-21 date clock offer:1
-84 date clock offer:2
36 date clock offer:3
-31 date clock own:false
-15 date clock own:true
-53 date clock pitched:false
14 date clock pitched:true
-67 date clock place:first
29 date clock place:last
13 date clock place:middle
-16 date clock place:subject
-37 date clock plural:false
34 date clock role:claim
67 date clock role:proposal
-115 date clock role:scene
-37 date clock starts:false
-3 date clock unsaid:false
-57 date clock unsaid:true
6 date day asks:false
32 date day brief:1
-7 date day brief:2
-18 date day brief:3
26 date day known:0
-22 date day known:1
82 date day length:10
-21 date day length:18
-67 date day length:5
13 date day length:more
26 date day mate:claim
14 date day mate:name
45 date day mate:number
-73 date day mates:0
60 date day mates:1
18 date day mates:2
38 date day offer:0
-21 date day offer:1
-40 date day offer:3
7 date day own:false
-22 date day pitched:false
29 date day pitched:true
11 date day place:first
-28 date day place:last
49 date day place:middle
7 date day plural:false
73 date day role:claim
-23 date day role:scene
-16 date day starts:false
23 date day starts:true
7 date day unsaid:false
-53 date month asks:false
53 date month asks:true
20 date month brief:0
-53 date month brief:1
4 date month brief:2
19 date month brief:3
10 date month known:0
-34 date month known:1
13 date month known:2
115 date month length:10
-38 date month length:18
-8 date month length:5
-80 date month length:more
18 date month mate:claim
44 date month mate:date
-31 date month mate:name
87 date month mate:number
-79 date month mates:0
49 date month mates:1
40 date month mates:2
-19 date month mates:3
-29 date month offer:0
19 date month offer:1
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
9 date monthday asks:false
16 date monthday asks:true
2 date monthday brief:0
12 date monthday brief:2
7 date monthday brief:3
21 date monthday known:0
3 date monthday known:1
28 date monthday length:10
-12 date monthday length:18
9 date monthday length:more
21 date monthday mate:date
3 date monthday mate:number
28 date monthday mates:1
-3 date monthday mates:2
1 date monthday mates:3
18 date monthday offer:0
7 date monthday offer:1
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
11 date weekday asks:false
-52 date weekday asks:true
-30 date weekday brief:0
-20 date weekday brief:1
16 date weekday brief:2
35 date weekday brief:3
-32 date weekday known:0
11 date weekday known:1
39 date weekday known:2
26 date weekday length:10
22 date weekday length:18
30 date weekday length:5
-109 date weekday length:more
38 date weekday mate:claim
-52 date weekday mate:date
94 date weekday mate:name
47 date weekday mate:number
-25 date weekday mates:0
-58 date weekday mates:1
32 date weekday mates:2
9 date weekday offer:0
-37 date weekday offer:1
-46 date weekday offer:2
44 date weekday offer:3
-80 date weekday own:false
145 date weekday own:true
-8 date weekday pitched:false
-10 date weekday pitched:true
27 date weekday place:first
-28 date weekday place:last
-25 date weekday place:subject
-25 date weekday plural:false
24 date weekday plural:true
10 date weekday role:claim
-31 date weekday role:proposal
-2 date weekday role:scene
5 date weekday starts:false
-40 date weekday starts:true
-64 date weekday unsaid:false
116 date weekday unsaid:true
-117 first:a
43 first:after
-63 first:all
-57 first:an
3 first:and
111 first:as
-20 first:ask
1 first:at
-169 first:between
-113 first:by
82 first:congratulations
-15 first:could
-26 first:customers
-45 first:delivery
9 first:dr
156 first:each
-139 first:every
13 first:five
13 first:for
168 first:four
111 first:from
-63 first:half
69 first:hi
-10 first:i
-102 first:i'd
-13 first:i'll
69 first:i'm
20 first:i've
-200 first:if
3 first:in
-48 first:it
45 first:it's
104 first:last
-14 first:may
-16 first:might
60 first:more
43 first:most
32 first:my
22 first:nine
15 first:no
-142 first:nobody
-77 first:nothing
31 first:of
-27 first:on
-41 first:one
61 first:only
63 first:orders
201 first:our
81 first:ours
-52 first:over
-26 first:people
-50 first:pick
66 first:prices
-24 first:send
42 first:shall
-39 first:should
28 first:since
-124 first:six
12 first:sixty
7 first:so
-114 first:somewhere
-22 first:tell
-19 first:ten
-158 first:that
45 first:that's
56 first:the
-30 first:then
-47 first:there
-33 first:there's
70 first:they
79 first:they're
-7 first:three
-20 first:tuesday
-61 first:twenty
-2 first:two
-80 first:up
134 first:we
11 first:we'd
29 first:we'll
119 first:we're
14 first:we've
33 first:what
15 first:when
173 first:with
103 first:would
-51 first:you
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
-5 is:number months
7 is:number multiple
18 is:number percent
-1 is:number plain
1 is:number seconds
30 is:number shrunk
14 is:party
11 is:rate
20 known:0
42 known:1
-50 known:2
63 length:10
-37 length:18
144 length:5
-77 length:more
-12 listed:false
58 listed:true
218 mate:claim
-29 mate:date
95 mate:name
-21 mate:number
43 mate:rate
-1 mates:0
27 mates:1
42 mates:2
101 mates:3
-12 name asks:false
86 name asks:true
-86 name brief:0
-49 name brief:1
28 name brief:2
149 name brief:3
31 name general:false
-62 name general:true
-18 name known:0
54 name known:1
3 name known:2
-16 name length:10
38 name length:18
-28 name length:5
13 name length:more
-16 name listed:false
57 name listed:true
128 name mate:claim
81 name mate:date
-90 name mate:name
92 name mate:number
19 name mates:0
40 name mates:1
-92 name mates:2
-30 name mates:3
-19 name offer:0
15 name offer:1
49 name offer:2
6 name offer:3
4 name opens:false
8 name opens:true
20 name ordinary:false opens:false
-8 name ordinary:false opens:true
-26 name ordinary:true opens:false
-16 name owner:false
111 name owner:true
41 name pitched:false
-18 name pitched:true
-57 name place:first
46 name place:last
63 name place:middle
-150 name place:subject
33 name role:claim
-37 name role:proposal
-24 name role:scene
-45 name run:
51 name run:<
77 name run:<>
27 name run:>
-6 name shape:capitals
-47 name shape:code
57 name shape:mixed
3 name shape:title
1 name starts:false
22 name starts:true
-6 name subject:false
43 name subject:true
54 number money alike:0
19 number money alike:1
-75 number money alike:2
7 number money asks:false
16 number money brief:0
-37 number money brief:1
-20 number money brief:2
32 number money brief:3
43 number money briefAfter:false
-18 number money briefAfter:true
-3 number money briefBefore:false
12 number money briefBefore:true
-20 number money counted:false
25 number money counted:true
11 number money countedNext:false
-29 number money known:0
18 number money known:1
46 number money known:2
-70 number money length:10
18 number money length:18
58 number money length:5
13 number money length:more
3 number money mate:claim
10 number money mate:name
-67 number money mate:number
23 number money mates:0
-50 number money mates:1
2 number money mates:2
89 number money offer:0
5 number money offer:1
-30 number money offer:2
-36 number money offer:3
49 number money pitched:false
-9 number money pitched:true
47 number money place:first
-7 number money place:last
21 number money role:claim
-66 number money role:proposal
30 number money role:scene
11 number money rough:false
-10 number money rough:true
-34 number money size:<=10
-22 number money size:<=10 words:false
-14 number money size:<=10 words:true
41 number money size:<=3
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
26 number money unsaid:2
7 number money words:false
-1 number money words:true
-28 number months alike:0
1 number months alike:1
20 number months alike:2
52 number months asks:false
-60 number months asks:true
43 number months brief:0
-57 number months brief:1
-18 number months brief:2
25 number months brief:3
-73 number months briefAfter:false
62 number months briefAfter:true
-3 number months briefBefore:false
-4 number months briefBefore:true
1 number months counted:false
-7 number months counted:true
36 number months countedNext:false
-41 number months countedNext:true
-61 number months known:0
64 number months known:1
-10 number months known:2
-80 number months length:10
-17 number months length:18
57 number months length:5
31 number months length:more
34 number months mate:claim
55 number months mate:name
-72 number months mate:number
-30 number months mates:0
23 number months mates:1
-3 number months mates:2
-2 number months offer:0
1 number months offer:1
15 number months offer:2
-22 number months offer:3
43 number months pitched:false
-42 number months pitched:true
-113 number months place:first
68 number months place:last
57 number months place:middle
38 number months role:claim
-45 number months role:proposal
2 number months role:scene
32 number months rough:false
-42 number months rough:true
6 number months size:<=10
6 number months size:<=10 words:true
62 number months size:<=3
62 number months size:<=3 words:true
-22 number months size:<=31
19 number months size:<=31 words:false
-41 number months size:<=31 words:true
29 number months size:<=99
70 number months starts:false
-5 number months step:false
-1 number months unsaid:0
-16 number months unsaid:1
13 number months unsaid:2
23 number months words:false
-29 number months words:true
-26 number multiple alike:0
32 number multiple alike:1
34 number multiple asks:false
-40 number multiple brief:0
35 number multiple brief:1
5 number multiple brief:2
7 number multiple brief:3
-20 number multiple briefAfter:false
27 number multiple briefAfter:true
12 number multiple briefBefore:false
-6 number multiple briefBefore:true
-26 number multiple counted:false
33 number multiple counted:true
6 number multiple countedNext:false
-18 number multiple known:0
17 number multiple known:1
35 number multiple length:10
-36 number multiple length:18
12 number multiple length:more
29 number multiple mates:0
-23 number multiple mates:1
8 number multiple offer:0
8 number multiple offer:1
-12 number multiple offer:2
-32 number multiple pitched:false
39 number multiple pitched:true
-65 number multiple place:first
75 number multiple place:middle
39 number multiple role:claim
-32 number multiple role:scene
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
7 number multiple unsaid:1
9 number multiple words:false
-2 number multiple words:true
31 number percent alike:0
-15 number percent alike:1
21 number percent alike:2
18 number percent asks:false
-70 number percent brief:0
50 number percent brief:1
-15 number percent brief:2
45 number percent brief:3
47 number percent briefAfter:false
-24 number percent briefAfter:true
6 number percent briefBefore:false
15 number percent briefBefore:true
2 number percent counted:false
24 number percent counted:true
14 number percent countedNext:false
8 number percent countedNext:true
15 number percent known:0
69 number percent known:1
-73 number percent known:2
106 number percent length:10
-17 number percent length:18
3 number percent length:5
-76 number percent length:more
-28 number percent mate:claim
-10 number percent mate:date
16 number percent mate:name
-5 number percent mate:number
32 number percent mates:0
-43 number percent mates:1
8 number percent mates:2
96 number percent offer:0
-28 number percent offer:1
-5 number percent offer:2
-22 number percent offer:3
3 number percent pitched:false
21 number percent pitched:true
4 number percent place:first
12 number percent place:last
25 number percent place:middle
53 number percent role:claim
-63 number percent role:scene
38 number percent rough:false
-33 number percent rough:true
49 number percent size:<=10
32 number percent size:<=10 words:false
17 number percent size:<=10 words:true
-16 number percent size:<=3
-42 number percent size:<=3 words:false
25 number percent size:<=31
19 number percent size:<=31 words:false
3 number percent size:<=31 words:true
-30 number percent size:<=99
22 number percent size:<=99 words:false
-62 number percent size:<=99 words:true
1 number percent size:<=999
1 number percent size:<=999 words:false
38 number percent starts:false
-34 number percent starts:true
18 number percent step:false
-48 number percent unsaid:0
55 number percent unsaid:1
31 number percent words:false
-16 number percent words:true
13 number plain alike:0
-12 number plain alike:1
-12 number plain alike:2
8 number plain asks:false
-28 number plain asks:true
-50 number plain brief:0
-9 number plain brief:1
61 number plain brief:2
14 number plain brief:3
-16 number plain briefAfter:false
12 number plain briefAfter:true
-8 number plain briefBefore:false
3 number plain briefBefore:true
-22 number plain counted:false
22 number plain counted:true
15 number plain countedNext:false
-33 number plain countedNext:true
30 number plain known:0
-49 number plain known:1
-26 number plain known:2
-11 number plain length:10
14 number plain length:18
-13 number plain length:5
-3 number plain length:more
153 number plain mate:claim
18 number plain mate:date
74 number plain mate:name
-147 number plain mate:number
-35 number plain mates:0
28 number plain mates:1
-31 number plain mates:2
47 number plain mates:3
-33 number plain offer:1
-38 number plain offer:2
38 number plain offer:3
9 number plain pitched:false
-11 number plain pitched:true
-32 number plain place:first
57 number plain place:last
50 number plain place:middle
-134 number plain place:subject
47 number plain role:claim
-11 number plain role:proposal
-48 number plain role:scene
-30 number plain rough:false
72 number plain rough:true
-43 number plain size:<=10
1 number plain size:<=10 words:false
-47 number plain size:<=10 words:true
-47 number plain size:<=3
34 number plain size:<=3 words:false
-64 number plain size:<=3 words:true
18 number plain size:<=31
-32 number plain size:<=31 words:false
50 number plain size:<=31 words:true
15 number plain size:<=99
-61 number plain size:<=99 words:false
79 number plain size:<=99 words:true
58 number plain size:<=999
47 number plain size:<=999 words:false
14 number plain size:<=999 words:true
17 number plain size:<=any
62 number plain size:<=any words:false
-61 number plain size:<=any words:true
1 number plain starts:true
-1 number plain step:false
-25 number plain unsaid:0
17 number plain unsaid:1
5 number plain unsaid:2
43 number plain words:false
-42 number plain words:true
13 number seconds alike:0
-2 number seconds alike:1
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
41 number seconds known:1
-24 number seconds known:2
34 number seconds length:10
-72 number seconds length:18
37 number seconds length:5
1 number seconds length:more
2 number seconds mate:claim
-57 number seconds mate:date
101 number seconds mate:name
-99 number seconds mate:number
32 number seconds mates:0
-64 number seconds mates:1
-103 number seconds offer:0
-10 number seconds offer:1
76 number seconds offer:2
83 number seconds offer:3
17 number seconds pitched:false
-13 number seconds pitched:true
77 number seconds place:first
-81 number seconds place:last
34 number seconds place:middle
4 number seconds role:claim
32 number seconds role:proposal
-28 number seconds role:scene
37 number seconds rough:false
-54 number seconds rough:true
26 number seconds size:<=10
24 number seconds size:<=10 words:true
-19 number seconds size:<=3
-41 number seconds size:<=3 words:true
30 number seconds size:<=31
6 number seconds size:<=31 words:false
23 number seconds size:<=31 words:true
14 number seconds size:<=99
38 number seconds size:<=99 words:false
-24 number seconds size:<=99 words:true
39 number seconds starts:false
1 number seconds step:false
-20 number seconds talk:false
31 number seconds talk:true
-75 number seconds unsaid:0
48 number seconds unsaid:1
64 number seconds unsaid:2
16 number seconds words:false
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
-11 offer:2
29 offer:3
7 opens:false
9 opens:true
23 ordinary:false opens:false
-6 ordinary:false opens:true
-24 ordinary:true opens:false
-52 own:false
119 own:true
-13 owner:false
111 owner:true
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
16 pitched:true
-46 place:first
54 place:last
64 place:middle
-315 place:subject
-15 plural:false
24 plural:true
11 rate asks:false
20 rate brief:2
10 rate brief:3
-12 rate known:0
22 rate known:1
1 rate length:18
9 rate length:more
13 rate mate:number
-2 rate mates:0
13 rate mates:1
12 rate offer:3
30 rate pitched:true
27 rate place:middle
22 rate role:claim
11 rate starts:false
78 role:claim
-66 role:proposal
-86 role:scene
16 rough:false
-25 rough:true
-44 run:
56 run:<
77 run:<>
28 run:>
-16 says:a
2 says:accredited
1 says:already
-33 says:any
19 says:approved
13 says:are
18 says:as
-35 says:at
30 says:award
32 says:back
23 says:by
46 says:certified
52 says:congratulations
1 says:day
-32 says:for
-43 says:former
25 says:formerly
81 says:free
25 says:guarantee
19 says:have
-2 says:i
49 says:in
-122 says:included
-19 says:it
-5 says:left
10 says:like
38 says:loved
44 says:money
80 says:next
26 says:no
4 says:noticed
-78 says:of
78 says:on
30 says:only
2 says:our
-21 says:overnight
2 says:recommends
-42 says:same
6 says:saw
-83 says:the
-85 says:thousands
39 says:to
13 says:us
9 says:voted
55 says:we
23 says:winning
21 says:won
34 says:you
47 says:your
10 says:yours
-6 shape:capitals
-47 shape:code
57 shape:mixed
6 shape:title
7 size:<=10
18 size:<=10 words:false
-11 size:<=10 words:true
-17 size:<=3
53 size:<=3 words:false
-43 size:<=3 words:true
38 size:<=31
21 size:<=31 words:false
28 size:<=31 words:true
3 size:<=99
-1 size:<=99 words:false
10 size:<=99 words:true
4 size:<=999
37 size:<=999 words:false
-60 size:<=999 words:true
-10 size:<=any
23 size:<=any words:false
-62 size:<=any words:true
26 starts:false
-8 starts:true
48 step:false
-195 step:true
-4 subject:false
46 subject:true
-20 talk:false
31 talk:true
-110 unsaid:0
66 unsaid:1
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
