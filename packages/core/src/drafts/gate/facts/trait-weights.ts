/** Made by train-trait-weights.ts. In hundredths, and what is above 0 speaks for an invention. */
const table = `
69 address asks:false
21 address asks:true
29 address brief:0
22 address brief:1
11 address brief:2
29 address brief:3
74 address known:0
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
34 after2:
-19 after2:#
4 after2:$
-7 after2:,
51 after2::
-60 after2:?
-41 after2:a
-61 after2:about
-13 after2:after
-9 after2:ago
1 after2:ahead
-9 after2:all
22 after2:already
-73 after2:an
-16 after2:and
-60 after2:are
-88 after2:as
-122 after2:ask
154 after2:at
2 after2:award
-111 after2:be
-7 after2:before
3 after2:bring
2 after2:by
-73 after2:can
-2 after2:cent
65 after2:charge
67 after2:come
-48 after2:comes
-24 after2:contact
46 after2:cost
10 after2:costs
-103 after2:could
-41 after2:day
-50 after2:days
-33 after2:do
23 after2:door
-58 after2:each
1 after2:employee
-41 after2:every
26 after2:first
16 after2:five
-64 after2:for
-57 after2:four
57 after2:free
9 after2:friday
-46 after2:from
-8 after2:get
-20 after2:go
24 after2:guarantee
17 after2:has
18 after2:have
-6 after2:head
32 after2:hour
30 after2:i
31 after2:i'd
-38 after2:if
18 after2:in
-99 after2:is
41 after2:it
20 after2:it's
16 after2:its
70 after2:june
1 after2:kilo
-34 after2:knife
13 after2:know
33 after2:last
-3 after2:later
-34 after2:left
7 after2:less
47 after2:make
-17 after2:may
2 after2:me
11 after2:metres
11 after2:minute
-52 after2:month
58 after2:more
-15 after2:most
6 after2:my
-115 after2:new
128 after2:nine
-23 after2:no
27 after2:of
-60 after2:off
11 after2:old
-34 after2:on
75 after2:one
-104 after2:or
120 after2:our
19 after2:ours
10 after2:out
10 after2:over
3 after2:people
33 after2:per
4 after2:rely
29 after2:room
47 after2:run
7 after2:runs
-64 after2:send
9 after2:service
-4 after2:set
22 after2:should
24 after2:show
24 after2:since
19 after2:six
161 after2:so
-89 after2:some
-29 after2:somebody
1 after2:square
-119 after2:stay
-1 after2:still
-9 after2:takes
-28 after2:ten
-82 after2:than
-96 after2:that
-43 after2:the
57 after2:their
118 after2:them
-15 after2:there
3 after2:they
17 after2:they're
244 after2:this
-42 after2:three
77 after2:through
2 after2:thursday
30 after2:to
96 after2:trial
21 after2:tuesday
17 after2:two
18 after2:us
25 after2:use
26 after2:warranty
132 after2:we
-8 after2:wednesday
-72 after2:week
4 after2:what
-9 after2:when
42 after2:which
41 after2:who
56 after2:will
66 after2:with
28 after2:within
-1 after2:without
60 after2:work
-15 after2:would
35 after2:write
24 after2:year
-25 after2:you
-48 after2:you'd
26 after2:your
39 after2:£
-34 after2:€
-87 after:
-144 after:"
61 after:#
25 after:%
-27 after:,
-59 after::
-21 after:;
9 after:?
141 after:a
3 after:about
-50 after:after
-11 after:afternoon
68 after:already
-7 after:an
-17 after:and
4 after:apiece
2 after:approved
-105 after:are
12 after:as
-99 after:at
1 after:award
5 after:before
7 after:best
42 after:business
37 after:by
-20 after:can
22 after:cents
5 after:certified
1 after:college
6 after:could
2 after:countries
14 after:day
40 after:days
34 after:did
126 after:does
3 after:each
67 after:engineers
-54 after:evening
4 after:every
-15 after:for
2 after:free
-198 after:from
88 after:has
190 after:have
-59 after:hour
114 after:hours
7 after:i
1 after:if
-14 after:in
-197 after:is
-66 after:it
29 after:it's
15 after:its
21 after:june
48 after:k
20 after:kg
13 after:kilometres
1 after:kilos
2 after:languages
29 after:last
5 after:litres
30 after:m
8 after:machines
9 after:made
26 after:march
-8 after:may
-133 after:metres
2 after:might
72 after:miles
15 after:million
-67 after:minute
-79 after:minutes
30 after:month
205 after:months
40 after:more
-10 after:morning
18 after:moved
-43 after:night
-21 after:no
-6 after:o'clock
5 after:october
21 after:of
-66 after:on
-18 after:one
-197 after:or
71 after:our
-1 after:out
-17 after:p
-39 after:pages
-45 after:pairs
-40 after:people
-29 after:per
-172 after:percent
6 after:pieces
208 after:places
64 after:points
-61 after:post
-82 after:rather
1 after:recommends
38 after:rounds
-142 after:s
-40 after:schools
-5 after:second
-9 after:seconds
-14 after:shall
4 after:so
-21 after:square
50 after:stores
-81 after:street
9 after:suggested
46 after:suit
25 after:switched
69 after:tested
-72 after:th
-48 after:than
31 after:that
-38 after:the
-74 after:them
33 after:there
-96 after:they
-38 after:things
1 after:times
-97 after:to
17 after:until
17 after:use
23 after:uses
11 after:volunteers
4 after:was
11 after:we
-8 after:week
28 after:weeks
17 after:went
-59 after:what
-33 after:who
-17 after:will
-56 after:with
-40 after:words
4 after:work
19 after:working
34 after:would
1 after:write
-30 after:year
25 after:years
30 after:you
69 after:your
-15 after:€
26 alike:0
10 alike:1
-26 alike:2
22 asks:false
12 asks:true
40 before2:
-52 before2:"
21 before2:#
-73 before2:$
86 before2:%
-34 before2:,
-106 before2::
-98 before2:?
-32 before2:a
-17 before2:about
24 before2:again
1 before2:an
-19 before2:and
-112 before2:answer
5 before2:app
1 before2:approved
-135 before2:are
-75 before2:as
-149 before2:ask
77 before2:at
25 before2:available
4 before2:average
15 before2:back
11 before2:battery
-76 before2:be
53 before2:before
-21 before2:between
45 before2:by
19 before2:call
9 before2:can
1 before2:certified
-5 before2:charge
65 before2:close
-104 before2:coffee
3 before2:colleague
48 before2:come
154 before2:comes
12 before2:connects
33 before2:cost
17 before2:costs
27 before2:data
-77 before2:day
-21 before2:days
39 before2:deliver
39 before2:did
21 before2:do
6 before2:done
-118 before2:down
5 before2:dr
54 before2:drop
34 before2:each
55 before2:end
40 before2:english
-53 before2:fewer
36 before2:first
1 before2:flat
-19 before2:for
13 before2:founded
-4 before2:four
57 before2:free
-105 before2:friday
100 before2:from
50 before2:get
14 before2:has
36 before2:have
20 before2:hour
-6 before2:i
46 before2:in
-80 before2:is
37 before2:it
-20 before2:it's
-6 before2:itself
3 before2:kitchens
71 before2:last
21 before2:lasts
-38 before2:like
29 before2:live
97 before2:made
-5 before2:march
3 before2:metres
25 before2:minutes
2 before2:monday
-142 before2:month
-1 before2:more
-50 before2:morning
-15 before2:need
-27 before2:of
77 before2:on
-49 before2:one
11 before2:online
-1 before2:only
9 before2:open
-169 before2:or
55 before2:order
62 before2:our
22 before2:ours
11 before2:out
-9 before2:over
2 before2:pay
11 before2:people
-20 before2:phone
15 before2:pilot
52 before2:place
11 before2:rate
85 before2:ready
-15 before2:report
3 before2:room
4 before2:run
56 before2:runs
-36 before2:send
6 before2:service
19 before2:session
17 before2:set
10 before2:site
-225 before2:so
2 before2:software
-38 before2:someone
37 before2:start
-6 before2:still
4 before2:such
-31 before2:team
115 before2:teams
9 before2:ten
4 before2:test
-108 before2:that
13 before2:that's
-85 before2:the
35 before2:them
-36 before2:there
23 before2:they
1 before2:they're
35 before2:three
30 before2:thursday
-7 before2:time
-83 before2:to
4 before2:together
10 before2:tuesday
-29 before2:two
10 before2:until
64 before2:up
48 before2:us
1 before2:use
3 before2:used
-36 before2:way
36 before2:we
10 before2:we're
-61 before2:wednesday
27 before2:week
27 before2:which
-44 before2:who
-35 before2:with
14 before2:won
-142 before2:won't
-10 before2:work
7 before2:works
-59 before2:would
26 before2:written
43 before2:year
-98 before2:you
-40 before2:you'd
99 before2:your
12 before2:yours
-5 before:
-68 before:"
88 before:#
20 before:$
15 before:,
6 before::
-53 before:;
-120 before:?
-160 before:a
-159 before:about
15 before:across
-104 before:after
-161 before:all
11 before:already
-93 before:an
40 before:and
-47 before:are
-70 before:around
3 before:as
31 before:at
8 before:back
-128 before:be
14 before:before
-118 before:best
-71 before:between
11 before:blue
111 before:by
20 before:cost
2 before:costs
-107 before:covers
-1 before:days
-14 before:does
1 before:dr
20 before:every
110 before:first
-40 before:for
35 before:free
-19 before:from
3 before:get
3 before:has
-35 before:have
27 before:holds
-162 before:if
9 before:in
5 before:into
23 before:is
38 before:iso
-82 before:it
-63 before:it's
27 before:keeps
90 before:last
55 before:lasts
-13 before:like
10 before:make
17 before:may
51 before:month
-6 before:need
37 before:needs
-22 before:new
220 before:next
-303 before:no
-40 before:of
66 before:on
11 before:one
36 before:only
-142 before:or
88 before:our
50 before:out
-33 before:over
1 before:pay
-142 before:replace
32 before:royal
45 before:run
3 before:save
15 before:saves
124 before:since
-103 before:so
71 before:soc
142 before:spend
5 before:spent
-36 before:take
170 before:takes
-121 before:than
2 before:that
-87 before:the
-13 before:them
-27 before:through
46 before:to
7 before:two
87 before:under
128 before:until
-19 before:up
67 before:us
-64 before:use
2 before:uses
42 before:we
-47 before:week
-9 before:when
5 before:which
28 before:with
216 before:within
-87 before:worst
-93 before:would
-48 before:year
1 before:you
-106 before:your
25 before:£
9 before:€
-55 brief:0
-48 brief:1
25 brief:2
74 brief:3
4 briefAfter:false
4 briefAfter:true
-8 briefBefore:false
13 briefBefore:true
-16 claim asks:false
77 claim asks:true
16 claim brief:0
37 claim brief:1
23 claim brief:2
-55 claim brief:3
44 claim claim:customerClaims
-64 claim claim:encounterClaims
69 claim claim:readerClaims
35 claim claim:scarcityClaims
-33 claim claim:standingClaims
-19 claim claim:termsClaims
63 claim known:0
16 claim known:1
-87 claim known:2
-50 claim length:18
71 claim length:5
20 claim length:more
1 claim mate:claim
-24 claim mate:date
109 claim mate:name
92 claim mate:number
-79 claim mates:0
41 claim mates:1
57 claim mates:2
30 claim mates:3
22 claim offer:0
22 claim offer:1
-27 claim offer:2
5 claim offer:3
51 claim pitched:false
-9 claim pitched:true
38 claim place:first
-34 claim place:last
18 claim place:middle
113 claim role:claim
13 claim role:proposal
-173 claim role:scene
-23 claim says:a
2 claim says:accredited
6 claim says:already
-55 claim says:any
18 claim says:approved
8 claim says:are
51 claim says:as
11 claim says:at
33 claim says:award
20 claim says:back
13 claim says:by
49 claim says:certified
42 claim says:congratulations
-3 claim says:day
1 claim says:first
-30 claim says:for
-44 claim says:former
25 claim says:formerly
70 claim says:free
25 claim says:good
25 claim says:guarantee
14 claim says:have
-28 claim says:i
51 claim says:in
-97 claim says:included
-8 claim says:is
-94 claim says:it
-8 claim says:left
5 claim says:like
25 claim says:loved
33 claim says:me
23 claim says:mentioned
4 claim says:met
46 claim says:money
63 claim says:next
29 claim says:no
4 claim says:noticed
-69 claim says:of
99 claim says:on
-24 claim says:one
13 claim says:only
32 claim says:our
-15 claim says:overnight
90 claim says:pay
3 claim says:read
-52 claim says:recommended
3 claim says:recommends
2 claim says:s
-41 claim says:same
4 claim says:saw
5 claim says:spoke
17 claim says:suggested
12 claim says:that
-75 claim says:the
-97 claim says:thousands
30 claim says:three
26 claim says:to
18 claim says:two
-5 claim says:us
1 claim says:use
9 claim says:voted
8 claim says:was
93 claim says:we
24 claim says:winning
-83 claim says:won
1 claim says:you
-34 claim says:your
5 claim says:yours
-74 claim starts:false
181 claim starts:true
44 claim:customerClaims
-64 claim:encounterClaims
69 claim:readerClaims
35 claim:scarcityClaims
-33 claim:standingClaims
-19 claim:termsClaims
-27 counted:false
34 counted:true
5 countedNext:false
9 countedNext:true
-11 date clock asks:false
-47 date clock asks:true
72 date clock brief:0
-54 date clock brief:1
-105 date clock brief:2
26 date clock brief:3
82 date clock known:0
-130 date clock known:1
-31 date clock known:2
-52 date clock length:10
-15 date clock length:18
46 date clock length:5
-35 date clock length:more
-5 date clock mate:date
-47 date clock mate:number
4 date clock mates:0
-62 date clock mates:1
57 date clock offer:0
-159 date clock offer:2
40 date clock offer:3
-17 date clock own:false
-39 date clock own:true
-60 date clock pitched:false
21 date clock pitched:true
-83 date clock place:first
8 date clock place:last
59 date clock place:middle
-26 date clock place:subject
-44 date clock plural:false
29 date clock role:claim
74 date clock role:proposal
-115 date clock role:scene
-44 date clock starts:false
-13 date clock unsaid:false
-54 date clock unsaid:true
6 date day asks:false
-8 date day brief:0
31 date day brief:1
-16 date day brief:3
22 date day known:0
-17 date day known:1
86 date day length:10
-42 date day length:18
-53 date day length:5
17 date day length:more
27 date day mate:claim
25 date day mate:name
57 date day mate:number
-67 date day mates:0
53 date day mates:1
20 date day mates:2
1 date day mates:3
34 date day offer:0
-23 date day offer:1
-38 date day offer:3
8 date day own:false
-16 date day pitched:false
24 date day pitched:true
21 date day place:first
-45 date day place:last
53 date day place:middle
8 date day plural:false
66 date day role:claim
-18 date day role:scene
-16 date day starts:false
23 date day starts:true
8 date day unsaid:false
-57 date month asks:false
55 date month asks:true
31 date month brief:0
-49 date month brief:1
8 date month brief:2
-2 date month brief:3
-11 date month known:0
-13 date month known:1
13 date month known:2
109 date month length:10
-62 date month length:18
14 date month length:5
-74 date month length:more
25 date month mate:claim
59 date month mate:date
-21 date month mate:name
63 date month mate:number
-67 date month mates:0
9 date month mates:1
58 date month mates:2
-12 date month mates:3
-22 date month offer:0
24 date month offer:1
9 date month offer:2
-17 date month offer:3
35 date month own:false
-54 date month own:true
-80 date month pitched:false
77 date month pitched:true
-44 date month place:first
28 date month place:last
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
-5 date monthday place:first
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
-37 date weekday asks:true
-18 date weekday brief:0
-34 date weekday brief:1
6 date weekday brief:2
41 date weekday brief:3
-33 date weekday known:0
10 date weekday known:1
51 date weekday known:2
5 date weekday length:10
21 date weekday length:18
44 date weekday length:5
-97 date weekday length:more
39 date weekday mate:claim
-48 date weekday mate:date
94 date weekday mate:name
40 date weekday mate:number
-24 date weekday mates:0
-55 date weekday mates:1
33 date weekday mates:2
8 date weekday offer:0
-26 date weekday offer:1
-44 date weekday offer:2
34 date weekday offer:3
-79 date weekday own:false
153 date weekday own:true
-10 date weekday pitched:false
-7 date weekday pitched:true
29 date weekday place:first
-27 date weekday place:last
-5 date weekday place:middle
-22 date weekday place:subject
-27 date weekday plural:false
30 date weekday plural:true
25 date weekday role:claim
-42 date weekday role:proposal
-6 date weekday role:scene
6 date weekday starts:false
-42 date weekday starts:true
-61 date weekday unsaid:false
116 date weekday unsaid:true
-107 first:a
45 first:after
-56 first:all
-53 first:an
6 first:and
90 first:as
-20 first:ask
-6 first:at
-61 first:before
-143 first:between
-121 first:by
73 first:congratulations
-19 first:could
-40 first:customers
-47 first:delivery
7 first:dr
158 first:each
-158 first:every
9 first:five
30 first:for
156 first:four
109 first:from
-102 first:give
-57 first:half
58 first:hi
13 first:i
-95 first:i'd
-5 first:i'll
56 first:i'm
13 first:i've
-202 first:if
-2 first:in
-15 first:it
43 first:it's
-28 first:january
94 first:last
-24 first:may
-11 first:might
73 first:more
45 first:most
41 first:my
11 first:nine
24 first:no
-143 first:nobody
-96 first:nothing
33 first:of
-26 first:on
-35 first:one
32 first:only
63 first:orders
201 first:our
87 first:ours
6 first:over
-29 first:people
-43 first:pick
79 first:prices
7 first:send
27 first:shall
-50 first:should
24 first:since
-139 first:six
15 first:sixty
1 first:so
-111 first:somewhere
-13 first:tell
-40 first:ten
-205 first:that
75 first:that's
30 first:the
-37 first:then
-41 first:there
-44 first:there's
52 first:they
80 first:they're
91 first:three
-22 first:tuesday
-55 first:twenty
75 first:two
-90 first:up
182 first:we
-12 first:we'd
32 first:we'll
160 first:we're
25 first:we've
13 first:what
-35 first:when
32 first:where
-118 first:which
102 first:with
99 first:would
-41 first:you
-37 first:you'd
-13 first:your
34 general:false
-68 general:true
18 hour:false
-20 hour:true
85 is:address
18 is:claim
-44 is:date clock
8 is:date day
-9 is:date month
27 is:date monthday
-13 is:date weekday
5 is:name
7 is:number money
-7 is:number months
9 is:number multiple
20 is:number percent
-1 is:number plain
1 is:number seconds
29 is:number shrunk
14 is:party
9 is:rate
25 known:0
40 known:1
-65 known:2
69 length:10
-37 length:18
133 length:5
-79 length:more
-10 listed:false
51 listed:true
215 mate:claim
-29 mate:date
84 mate:name
-21 mate:number
37 mate:rate
-1 mates:0
26 mates:1
57 mates:2
78 mates:3
-10 name asks:false
75 name asks:true
-93 name brief:0
-52 name brief:1
30 name brief:2
148 name brief:3
31 name general:false
-70 name general:true
-19 name known:0
50 name known:1
13 name known:2
-7 name length:10
33 name length:18
-31 name length:5
6 name length:more
-13 name listed:false
51 name listed:true
127 name mate:claim
99 name mate:date
-101 name mate:name
67 name mate:number
29 name mates:0
43 name mates:1
-84 name mates:2
-82 name mates:3
-17 name offer:0
13 name offer:1
64 name offer:2
-4 name offer:3
4 name opens:false
9 name opens:true
20 name ordinary:false opens:false
-11 name ordinary:false opens:true
-27 name ordinary:true opens:false
-15 name owner:false
108 name owner:true
56 name pitched:false
-28 name pitched:true
-58 name place:first
54 name place:last
54 name place:middle
-148 name place:subject
38 name role:claim
-40 name role:proposal
-33 name role:scene
-44 name run:
49 name run:<
77 name run:<>
28 name run:>
-11 name shape:capitals
-36 name shape:code
47 name shape:mixed
4 name shape:title
4 name starts:false
10 name starts:true
-6 name subject:false
43 name subject:true
39 number money alike:0
6 number money alike:1
-32 number money alike:2
7 number money asks:false
31 number money brief:0
-32 number money brief:1
-24 number money brief:2
24 number money brief:3
23 number money briefAfter:false
-7 number money briefAfter:true
-36 number money briefBefore:false
36 number money briefBefore:true
-39 number money counted:false
40 number money counted:true
26 number money countedNext:false
-19 number money countedNext:true
-18 number money known:0
11 number money known:1
36 number money known:2
-52 number money length:10
4 number money length:18
77 number money length:5
-11 number money length:more
3 number money mate:claim
15 number money mate:name
-81 number money mate:number
26 number money mates:0
-80 number money mates:1
21 number money mates:2
68 number money offer:0
-3 number money offer:2
-43 number money offer:3
30 number money pitched:false
-3 number money pitched:true
29 number money place:first
-9 number money place:last
5 number money place:middle
21 number money role:claim
-70 number money role:proposal
33 number money role:scene
9 number money rough:false
-6 number money rough:true
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
33 number money unsaid:2
17 number money words:false
-41 number money words:true
-47 number months alike:0
7 number months alike:1
32 number months alike:2
50 number months asks:false
-59 number months asks:true
60 number months brief:0
-87 number months brief:1
25 number months brief:2
-6 number months brief:3
-62 number months briefAfter:false
50 number months briefAfter:true
7 number months briefBefore:false
-15 number months briefBefore:true
38 number months counted:false
-44 number months counted:true
8 number months countedNext:false
-16 number months countedNext:true
-50 number months known:0
37 number months known:1
6 number months known:2
-53 number months length:10
-29 number months length:18
54 number months length:5
18 number months length:more
28 number months mate:claim
56 number months mate:name
-30 number months mate:number
-46 number months mates:0
36 number months mates:1
-3 number months mates:2
-11 number months offer:0
21 number months offer:1
23 number months offer:2
-41 number months offer:3
-7 number months pitched:false
1 number months pitched:true
-119 number months place:first
76 number months place:last
52 number months place:middle
6 number months role:claim
-58 number months role:proposal
44 number months role:scene
39 number months rough:false
-52 number months rough:true
5 number months size:<=10
1 number months size:<=10 words:false
5 number months size:<=10 words:true
51 number months size:<=3
51 number months size:<=3 words:true
-11 number months size:<=31
27 number months size:<=31 words:false
-38 number months size:<=31 words:true
34 number months size:<=99
68 number months starts:false
-7 number months step:false
-11 number months unsaid:0
-8 number months unsaid:1
11 number months unsaid:2
30 number months words:false
-37 number months words:true
-25 number multiple alike:0
34 number multiple alike:1
35 number multiple asks:false
-31 number multiple brief:0
33 number multiple brief:1
1 number multiple brief:2
6 number multiple brief:3
-17 number multiple briefAfter:false
26 number multiple briefAfter:true
2 number multiple briefBefore:false
7 number multiple briefBefore:true
-26 number multiple counted:false
34 number multiple counted:true
8 number multiple countedNext:false
-16 number multiple known:0
17 number multiple known:1
13 number multiple length:10
-15 number multiple length:18
2 number multiple length:5
9 number multiple length:more
8 number multiple mates:0
-9 number multiple offer:0
28 number multiple offer:1
-12 number multiple offer:2
-47 number multiple pitched:false
56 number multiple pitched:true
-56 number multiple place:first
16 number multiple place:last
48 number multiple place:middle
33 number multiple role:claim
-47 number multiple role:scene
-28 number multiple rough:false
37 number multiple rough:true
23 number multiple size:<=10
21 number multiple size:<=10 words:true
-7 number multiple size:<=3
-13 number multiple size:<=3 words:true
15 number multiple size:<=999
15 number multiple size:<=999 words:true
9 number multiple starts:false
9 number multiple step:false
3 number multiple unsaid:0
5 number multiple unsaid:1
9 number multiple words:false
54 number percent alike:0
-25 number percent alike:1
14 number percent alike:2
20 number percent asks:false
-81 number percent brief:0
70 number percent brief:1
-17 number percent brief:2
45 number percent brief:3
52 number percent briefAfter:false
-27 number percent briefAfter:true
32 number percent briefBefore:false
1 number percent briefBefore:true
-14 number percent counted:false
49 number percent counted:true
19 number percent countedNext:false
2 number percent countedNext:true
17 number percent known:0
79 number percent known:1
-87 number percent known:2
101 number percent length:10
-12 number percent length:18
2 number percent length:5
-74 number percent length:more
-34 number percent mate:claim
-12 number percent mate:date
16 number percent mate:name
-1 number percent mate:number
33 number percent mates:0
-34 number percent mates:1
76 number percent offer:0
-46 number percent offer:1
23 number percent offer:2
-13 number percent offer:3
12 number percent pitched:false
18 number percent pitched:true
-10 number percent place:first
15 number percent place:last
37 number percent place:middle
60 number percent role:claim
-74 number percent role:scene
45 number percent rough:false
-43 number percent rough:true
38 number percent size:<=10
25 number percent size:<=10 words:false
13 number percent size:<=10 words:true
-13 number percent size:<=3
-37 number percent size:<=3 words:false
39 number percent size:<=31
18 number percent size:<=31 words:false
19 number percent size:<=31 words:true
-29 number percent size:<=99
26 number percent size:<=99 words:false
-64 number percent size:<=99 words:true
39 number percent starts:false
-35 number percent starts:true
20 number percent step:false
-44 number percent unsaid:0
60 number percent unsaid:1
32 number percent words:false
-13 number percent words:true
2 number plain alike:0
10 number plain alike:1
-23 number plain alike:2
4 number plain asks:false
-18 number plain asks:true
-34 number plain brief:0
5 number plain brief:1
37 number plain brief:2
1 number plain brief:3
-16 number plain briefAfter:false
13 number plain briefAfter:true
-11 number plain briefBefore:false
6 number plain briefBefore:true
-18 number plain counted:false
17 number plain counted:true
-1 number plain countedNext:false
-11 number plain countedNext:true
23 number plain known:0
-15 number plain known:1
-57 number plain known:2
6 number plain length:18
-26 number plain length:5
12 number plain length:more
181 number plain mate:claim
-8 number plain mate:date
66 number plain mate:name
-119 number plain mate:number
-39 number plain mates:0
30 number plain mates:1
-35 number plain mates:2
58 number plain mates:3
-6 number plain offer:0
-50 number plain offer:1
-46 number plain offer:2
62 number plain offer:3
13 number plain pitched:false
-14 number plain pitched:true
-42 number plain place:first
53 number plain place:last
61 number plain place:middle
-143 number plain place:subject
37 number plain role:claim
6 number plain role:proposal
-44 number plain role:scene
-33 number plain rough:false
93 number plain rough:true
-38 number plain size:<=10
16 number plain size:<=10 words:false
-53 number plain size:<=10 words:true
-42 number plain size:<=3
41 number plain size:<=3 words:false
-61 number plain size:<=3 words:true
16 number plain size:<=31
-37 number plain size:<=31 words:false
55 number plain size:<=31 words:true
10 number plain size:<=99
-82 number plain size:<=99 words:false
96 number plain size:<=99 words:true
58 number plain size:<=999
40 number plain size:<=999 words:false
24 number plain size:<=999 words:true
12 number plain size:<=any
76 number plain size:<=any words:false
-83 number plain size:<=any words:true
15 number plain starts:false
-47 number plain starts:true
-1 number plain step:false
-22 number plain unsaid:0
23 number plain unsaid:1
-12 number plain unsaid:2
44 number plain words:false
-41 number plain words:true
20 number seconds alike:0
-2 number seconds alike:1
-30 number seconds alike:2
50 number seconds asks:false
-79 number seconds asks:true
-32 number seconds brief:0
-12 number seconds brief:1
3 number seconds brief:2
42 number seconds brief:3
13 number seconds briefAfter:false
-19 number seconds briefAfter:true
10 number seconds briefBefore:false
-13 number seconds briefBefore:true
-9 number seconds counted:false
5 number seconds counted:true
-52 number seconds countedNext:false
63 number seconds countedNext:true
18 number seconds hour:false
-20 number seconds hour:true
-10 number seconds known:0
35 number seconds known:1
-30 number seconds known:2
25 number seconds length:10
-47 number seconds length:18
23 number seconds length:5
-6 number seconds length:more
3 number seconds mate:claim
-54 number seconds mate:date
98 number seconds mate:name
-79 number seconds mate:number
17 number seconds mates:0
-38 number seconds mates:1
-4 number seconds mates:2
-108 number seconds offer:0
6 number seconds offer:1
73 number seconds offer:2
88 number seconds offer:3
13 number seconds pitched:false
-10 number seconds pitched:true
63 number seconds place:first
-79 number seconds place:last
40 number seconds place:middle
17 number seconds role:claim
15 number seconds role:proposal
-34 number seconds role:scene
35 number seconds rough:false
-54 number seconds rough:true
32 number seconds size:<=10
1 number seconds size:<=10 words:false
31 number seconds size:<=10 words:true
-24 number seconds size:<=3
-39 number seconds size:<=3 words:true
36 number seconds size:<=31
10 number seconds size:<=31 words:false
23 number seconds size:<=31 words:true
1 number seconds size:<=99
31 number seconds size:<=99 words:false
-30 number seconds size:<=99 words:true
26 number seconds starts:false
1 number seconds step:false
-21 number seconds talk:false
37 number seconds talk:true
-72 number seconds unsaid:0
53 number seconds unsaid:1
57 number seconds unsaid:2
12 number seconds words:false
-13 number seconds words:true
28 number shrunk asks:false
22 number shrunk brief:2
7 number shrunk brief:3
8 number shrunk known:1
1 number shrunk length:10
9 number shrunk length:18
16 number shrunk mate:number
12 number shrunk mates:1
5 number shrunk offer:2
29 number shrunk pitched:true
27 number shrunk place:middle
29 number shrunk role:claim
29 number shrunk starts:false
5 offer:0
-2 offer:1
-15 offer:2
29 offer:3
6 opens:false
10 opens:true
22 ordinary:false opens:false
-10 ordinary:false opens:true
-24 ordinary:true opens:false
-47 own:false
98 own:true
-12 owner:false
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
11 party subject:false
6 pitched:false
16 pitched:true
-59 place:first
46 place:last
69 place:middle
-317 place:subject
-22 plural:false
30 plural:true
9 rate asks:false
21 rate brief:2
9 rate brief:3
-13 rate known:0
21 rate known:1
-1 rate length:18
9 rate length:more
13 rate mate:number
-4 rate mates:0
13 rate mates:1
10 rate offer:3
30 rate pitched:true
28 rate place:middle
20 rate role:claim
9 rate starts:false
74 role:claim
-64 role:proposal
-84 role:scene
15 rough:false
-24 rough:true
-43 run:
54 run:<
77 run:<>
29 run:>
-23 says:a
2 says:accredited
6 says:already
-55 says:any
18 says:approved
8 says:are
51 says:as
11 says:at
33 says:award
20 says:back
13 says:by
49 says:certified
42 says:congratulations
-3 says:day
1 says:first
-30 says:for
-44 says:former
25 says:formerly
70 says:free
25 says:good
25 says:guarantee
14 says:have
-28 says:i
51 says:in
-97 says:included
-8 says:is
-94 says:it
-8 says:left
5 says:like
25 says:loved
33 says:me
23 says:mentioned
4 says:met
46 says:money
63 says:next
29 says:no
4 says:noticed
-69 says:of
99 says:on
-24 says:one
13 says:only
32 says:our
-15 says:overnight
90 says:pay
3 says:read
-52 says:recommended
3 says:recommends
2 says:s
-41 says:same
4 says:saw
5 says:spoke
17 says:suggested
12 says:that
-75 says:the
-97 says:thousands
30 says:three
26 says:to
18 says:two
-5 says:us
1 says:use
9 says:voted
8 says:was
93 says:we
24 says:winning
-83 says:won
1 says:you
-34 says:your
5 says:yours
-11 shape:capitals
-36 shape:code
47 shape:mixed
7 shape:title
15 size:<=10
29 size:<=10 words:false
-10 size:<=10 words:true
-24 size:<=3
50 size:<=3 words:false
-46 size:<=3 words:true
33 size:<=31
29 size:<=31 words:false
8 size:<=31 words:true
10 size:<=99
5 size:<=99 words:false
14 size:<=99 words:true
2 size:<=999
32 size:<=999 words:false
-54 size:<=999 words:true
-13 size:<=any
33 size:<=any words:false
-84 size:<=any words:true
24 starts:false
-5 starts:true
49 step:false
-215 step:true
-4 subject:false
45 subject:true
-21 talk:false
37 talk:true
-103 unsaid:0
69 unsaid:1
87 unsaid:2
-60 unsaid:false
142 unsaid:true
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
