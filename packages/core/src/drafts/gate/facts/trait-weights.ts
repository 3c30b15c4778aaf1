/** Made by train-trait-weights.ts. In hundredths, and what is above 0 speaks for an invention. */
const table = `
73 address asks:false
20 address asks:true
27 address brief:0
23 address brief:1
10 address brief:2
36 address brief:3
75 address known:0
14 address known:1
48 address length:10
34 address length:5
71 address mates:0
51 address offer:0
25 address offer:1
16 address offer:2
3 address offer:3
88 address pitched:false
88 address place:subject
5 address role:claim
86 address role:scene
88 address starts:true
31 after2:
-39 after2:"
2 after2:#
3 after2:$
-6 after2:,
47 after2::
-70 after2:?
-41 after2:a
-61 after2:about
-11 after2:after
-9 after2:ago
1 after2:ahead
-12 after2:all
22 after2:already
-73 after2:an
-22 after2:and
-47 after2:are
-86 after2:as
-133 after2:ask
143 after2:at
3 after2:award
-114 after2:be
-9 after2:before
3 after2:bring
-48 after2:but
-5 after2:by
-46 after2:can
-2 after2:cent
61 after2:charge
69 after2:come
-44 after2:comes
-25 after2:contact
43 after2:cost
7 after2:costs
-95 after2:could
-54 after2:day
-80 after2:days
-34 after2:do
21 after2:door
-54 after2:each
1 after2:employee
-40 after2:every
52 after2:first
10 after2:five
-44 after2:for
-47 after2:four
57 after2:free
9 after2:friday
-43 after2:from
-13 after2:get
-21 after2:go
34 after2:guarantee
17 after2:has
-1 after2:have
-4 after2:head
36 after2:hour
41 after2:i
27 after2:i'd
-36 after2:if
37 after2:in
-98 after2:is
35 after2:it
29 after2:it's
18 after2:its
69 after2:june
1 after2:kilo
-34 after2:knife
13 after2:know
32 after2:last
-2 after2:later
18 after2:left
8 after2:less
36 after2:make
-15 after2:may
3 after2:me
13 after2:metres
11 after2:minute
-58 after2:month
54 after2:more
-12 after2:most
-113 after2:new
-2 after2:next
125 after2:nine
-22 after2:no
33 after2:of
-61 after2:off
18 after2:old
-35 after2:on
72 after2:one
-102 after2:or
117 after2:our
18 after2:ours
11 after2:out
10 after2:over
9 after2:people
37 after2:per
4 after2:rely
30 after2:room
45 after2:run
7 after2:runs
-63 after2:send
5 after2:service
-7 after2:set
8 after2:should
20 after2:show
17 after2:since
11 after2:six
155 after2:so
-92 after2:some
-28 after2:somebody
1 after2:square
-118 after2:stay
1 after2:still
1 after2:suggested
2 after2:take
-11 after2:takes
-11 after2:ten
-83 after2:than
-93 after2:that
-44 after2:the
58 after2:their
122 after2:them
-21 after2:there
3 after2:they
17 after2:they're
247 after2:this
-44 after2:three
76 after2:through
31 after2:to
111 after2:trial
21 after2:tuesday
17 after2:two
19 after2:us
22 after2:use
27 after2:warranty
123 after2:we
-6 after2:wednesday
-70 after2:week
3 after2:what
-9 after2:when
42 after2:which
46 after2:who
60 after2:will
68 after2:with
22 after2:within
16 after2:without
62 after2:work
-2 after2:would
30 after2:write
27 after2:year
-22 after2:you
-55 after2:you'd
24 after2:your
39 after2:£
-31 after2:€
-92 after:
-148 after:"
60 after:#
24 after:%
-26 after:,
-62 after::
-27 after:;
1 after:?
140 after:a
-53 after:after
-14 after:afternoon
70 after:already
-5 after:an
-15 after:and
4 after:apiece
2 after:approved
-107 after:are
13 after:as
-111 after:at
1 after:award
5 after:before
5 after:best
50 after:business
36 after:by
44 after:calls
-21 after:can
26 after:cents
5 after:certified
1 after:college
5 after:could
1 after:countries
10 after:day
64 after:days
35 after:did
125 after:does
3 after:each
67 after:engineers
15 after:euros
-56 after:evening
3 after:every
-1 after:for
2 after:free
-182 after:from
88 after:has
184 after:have
-51 after:hour
123 after:hours
7 after:i
-7 after:if
-8 after:in
-194 after:is
-62 after:it
28 after:it's
19 after:june
46 after:k
20 after:kg
15 after:kilometres
1 after:kilos
3 after:languages
26 after:last
6 after:litres
27 after:m
6 after:machines
10 after:made
28 after:march
-9 after:may
-126 after:metres
2 after:might
71 after:miles
13 after:million
-67 after:minute
-84 after:minutes
25 after:month
221 after:months
39 after:more
-15 after:morning
17 after:moved
-46 after:night
-19 after:no
-6 after:o'clock
5 after:october
25 after:of
-79 after:on
-19 after:one
-186 after:or
-1 after:other
68 after:our
-2 after:out
-19 after:p
-41 after:pages
-41 after:pairs
2 after:partner
-42 after:people
-28 after:per
-175 after:percent
2 after:pieces
205 after:places
68 after:points
-64 after:post
-83 after:rather
1 after:recommends
37 after:rounds
35 after:runs
-144 after:s
-44 after:schools
-5 after:second
6 after:seconds
-11 after:shall
4 after:so
-20 after:square
46 after:stores
-78 after:street
7 after:suggested
47 after:suit
25 after:switched
68 after:tested
-75 after:th
-44 after:than
27 after:that
-20 after:the
-69 after:them
36 after:there
-103 after:they
-38 after:things
3 after:times
-107 after:to
59 after:until
16 after:use
23 after:uses
10 after:volunteers
5 after:was
11 after:we
-11 after:week
18 after:weeks
15 after:went
-59 after:what
-40 after:who
-17 after:will
-46 after:with
-41 after:words
3 after:work
21 after:working
42 after:would
1 after:write
-15 after:year
21 after:years
28 after:you
70 after:your
-18 after:€
24 alike:0
11 alike:1
-26 alike:2
21 asks:false
13 asks:true
28 before2:
-51 before2:"
17 before2:#
-80 before2:$
86 before2:%
-34 before2:,
-105 before2::
-103 before2:?
-31 before2:a
-17 before2:about
24 before2:again
1 before2:an
-12 before2:and
-119 before2:answer
4 before2:app
1 before2:approved
-123 before2:are
-72 before2:as
-156 before2:ask
73 before2:at
25 before2:available
4 before2:average
14 before2:back
12 before2:battery
-77 before2:be
45 before2:before
-24 before2:between
43 before2:by
14 before2:call
6 before2:can
2 before2:certified
-5 before2:charge
64 before2:close
-92 before2:coffee
3 before2:colleague
49 before2:come
158 before2:comes
11 before2:connects
35 before2:cost
18 before2:costs
21 before2:data
-72 before2:day
-17 before2:days
37 before2:deliver
38 before2:did
20 before2:do
5 before2:done
-118 before2:down
6 before2:dr
45 before2:drop
31 before2:each
55 before2:end
38 before2:english
-53 before2:fewer
30 before2:first
8 before2:five
1 before2:flat
-24 before2:for
14 before2:founded
4 before2:four
58 before2:free
-99 before2:friday
123 before2:from
59 before2:get
12 before2:has
33 before2:have
20 before2:hour
-3 before2:i
48 before2:in
-79 before2:is
40 before2:it
-27 before2:it's
-11 before2:itself
10 before2:kitchens
72 before2:last
23 before2:lasts
42 before2:lead
-36 before2:like
28 before2:live
104 before2:made
-1 before2:march
-91 before2:me
-23 before2:metres
19 before2:minutes
1 before2:monday
-138 before2:month
-4 before2:more
-50 before2:morning
-20 before2:need
-32 before2:of
80 before2:on
-52 before2:one
11 before2:online
-1 before2:open
-166 before2:or
49 before2:order
62 before2:our
19 before2:ours
13 before2:out
-8 before2:over
2 before2:pay
6 before2:people
-25 before2:phone
14 before2:pilot
54 before2:place
10 before2:rate
78 before2:ready
-14 before2:report
4 before2:room
2 before2:run
55 before2:runs
-32 before2:send
9 before2:service
22 before2:session
17 before2:set
-1 before2:shows
17 before2:site
-234 before2:so
2 before2:software
-40 before2:someone
34 before2:start
-7 before2:still
4 before2:such
-29 before2:team
111 before2:teams
-10 before2:ten
3 before2:test
-116 before2:that
16 before2:that's
-90 before2:the
36 before2:them
-47 before2:there
23 before2:they
1 before2:they're
26 before2:three
27 before2:thursday
-5 before2:time
-85 before2:to
5 before2:together
11 before2:tuesday
-14 before2:two
11 before2:until
68 before2:up
44 before2:us
1 before2:use
2 before2:used
-40 before2:way
24 before2:we
11 before2:we're
-60 before2:wednesday
26 before2:week
25 before2:which
-40 before2:who
-46 before2:with
15 before2:won
-138 before2:won't
-12 before2:work
8 before2:works
26 before2:workshop
-63 before2:would
23 before2:written
37 before2:year
-84 before2:you
-34 before2:you'd
94 before2:your
12 before2:yours
-1 before:
-71 before:"
81 before:#
15 before:$
12 before:,
5 before::
-54 before:;
-113 before:?
-158 before:a
-170 before:about
13 before:across
-96 before:after
-167 before:all
16 before:already
-90 before:an
36 before:and
-63 before:are
-70 before:around
6 before:as
45 before:at
6 before:back
-146 before:be
18 before:before
-137 before:best
-82 before:between
11 before:blue
99 before:by
17 before:cost
6 before:costs
-108 before:covers
5 before:days
-15 before:does
1 before:dr
15 before:every
115 before:first
-43 before:for
39 before:free
-12 before:from
3 before:get
-5 before:has
-38 before:have
26 before:holds
-165 before:if
4 before:in
5 before:into
25 before:is
37 before:iso
-86 before:it
-62 before:it's
103 before:just
29 before:keeps
91 before:last
59 before:lasts
-14 before:like
-10 before:make
18 before:may
47 before:month
-4 before:need
37 before:needs
-22 before:new
220 before:next
-290 before:no
-40 before:of
-8 before:old
75 before:on
5 before:one
84 before:only
-129 before:or
93 before:our
33 before:out
-47 before:over
3 before:pay
-138 before:replace
32 before:royal
46 before:run
3 before:save
16 before:saves
121 before:since
-90 before:so
72 before:soc
129 before:spend
5 before:spent
-33 before:take
174 before:takes
-124 before:than
2 before:that
-81 before:the
-11 before:them
-33 before:through
36 before:to
6 before:two
95 before:under
127 before:until
-18 before:up
71 before:us
-72 before:use
2 before:uses
35 before:we
-52 before:week
-13 before:when
6 before:which
26 before:with
238 before:within
-84 before:worst
-98 before:would
-34 before:year
-48 before:you
-83 before:your
22 before:£
10 before:€
-55 brief:0
-47 brief:1
27 brief:2
72 brief:3
3 briefAfter:false
5 briefAfter:true
-13 briefBefore:false
15 briefBefore:true
4 claim asks:false
19 claim asks:true
26 claim brief:0
30 claim brief:1
39 claim brief:2
-83 claim brief:3
36 claim claim:customerClaims
-66 claim claim:encounterClaims
69 claim claim:readerClaims
25 claim claim:scarcityClaims
-34 claim claim:standingClaims
-11 claim claim:termsClaims
61 claim known:0
10 claim known:1
-91 claim known:2
-17 claim length:10
-33 claim length:18
57 claim length:5
27 claim length:more
-6 claim mate:claim
-28 claim mate:date
107 claim mate:name
105 claim mate:number
-84 claim mates:0
43 claim mates:1
57 claim mates:2
31 claim mates:3
22 claim offer:0
6 claim offer:1
-39 claim offer:2
20 claim offer:3
50 claim pitched:false
-15 claim pitched:true
53 claim place:first
-44 claim place:last
26 claim place:middle
99 claim role:claim
30 claim role:proposal
-167 claim role:scene
-79 claim says:a
3 claim says:accredited
9 claim says:already
-45 claim says:any
17 claim says:approved
49 claim says:are
70 claim says:as
19 claim says:at
33 claim says:award
21 claim says:back
15 claim says:by
59 claim says:certified
41 claim says:congratulations
-5 claim says:day
1 claim says:first
-27 claim says:for
-47 claim says:former
26 claim says:formerly
65 claim says:free
26 claim says:good
45 claim says:guarantee
-3 claim says:have
-32 claim says:i
53 claim says:in
-113 claim says:included
-10 claim says:is
-100 claim says:it
60 claim says:leading
-13 claim says:left
8 claim says:like
38 claim says:looked
23 claim says:loved
25 claim says:me
5 claim says:met
49 claim says:money
66 claim says:next
44 claim says:no
4 claim says:noticed
-52 claim says:of
69 claim says:on
4 claim says:one
4 claim says:only
29 claim says:our
-20 claim says:overnight
101 claim says:pay
3 claim says:read
-54 claim says:recommended
3 claim says:recommends
35 claim says:s
-42 claim says:same
4 claim says:saw
9 claim says:spoke
14 claim says:suggested
23 claim says:that
-76 claim says:the
-115 claim says:thousands
41 claim says:three
28 claim says:to
41 claim says:told
13 claim says:two
-13 claim says:us
4 claim says:use
7 claim says:voted
11 claim says:was
29 claim says:we
23 claim says:winning
-74 claim says:won
7 claim says:you
-47 claim says:your
8 claim says:yours
-71 claim starts:false
173 claim starts:true
36 claim:customerClaims
-66 claim:encounterClaims
69 claim:readerClaims
25 claim:scarcityClaims
-34 claim:standingClaims
-11 claim:termsClaims
-24 counted:false
31 counted:true
4 countedNext:false
10 countedNext:true
-5 date clock asks:false
-51 date clock asks:true
70 date clock brief:0
-69 date clock brief:1
-99 date clock brief:2
40 date clock brief:3
66 date clock known:0
-157 date clock known:1
18 date clock known:2
-48 date clock length:10
-35 date clock length:18
44 date clock length:5
-14 date clock length:more
3 date clock mate:date
-52 date clock mate:number
5 date clock mates:0
-56 date clock mates:1
10 date clock mates:2
32 date clock offer:0
38 date clock offer:1
-150 date clock offer:2
22 date clock offer:3
-27 date clock own:false
-25 date clock own:true
-55 date clock pitched:false
18 date clock pitched:true
-89 date clock place:first
4 date clock place:last
77 date clock place:middle
-30 date clock place:subject
-42 date clock plural:false
33 date clock role:claim
76 date clock role:proposal
-117 date clock role:scene
-42 date clock starts:false
-67 date clock unsaid:true
4 date day asks:false
-13 date day brief:0
29 date day brief:1
-9 date day brief:3
21 date day known:0
-19 date day known:1
87 date day length:10
-42 date day length:18
-55 date day length:5
18 date day length:more
29 date day mate:claim
25 date day mate:name
62 date day mate:number
-71 date day mates:0
55 date day mates:1
19 date day mates:2
6 date day mates:3
32 date day offer:0
-23 date day offer:1
-35 date day offer:3
8 date day own:false
-16 date day pitched:false
25 date day pitched:true
18 date day place:first
-44 date day place:last
54 date day place:middle
8 date day plural:false
69 date day role:claim
-23 date day role:scene
-16 date day starts:false
24 date day starts:true
8 date day unsaid:false
-82 date month asks:false
89 date month asks:true
27 date month brief:0
-33 date month brief:1
1 date month brief:2
-3 date month brief:3
-5 date month known:0
-16 date month known:1
13 date month known:2
104 date month length:10
-52 date month length:18
14 date month length:5
-75 date month length:more
54 date month mate:claim
46 date month mate:date
-26 date month mate:name
58 date month mate:number
-71 date month mates:0
20 date month mates:1
52 date month mates:2
-9 date month mates:3
-30 date month offer:0
40 date month offer:1
8 date month offer:2
-20 date month offer:3
42 date month own:false
-57 date month own:true
-75 date month pitched:false
75 date month pitched:true
-39 date month place:first
24 date month place:last
21 date month place:middle
-5 date month plural:false
51 date month role:claim
-61 date month role:proposal
-4 date month role:scene
54 date month starts:false
-70 date month starts:true
-68 date month unsaid:false
72 date month unsaid:true
12 date monthday asks:false
14 date monthday asks:true
-7 date monthday brief:0
8 date monthday brief:1
15 date monthday brief:2
11 date monthday brief:3
19 date monthday known:0
4 date monthday known:1
3 date monthday known:2
29 date monthday length:10
-17 date monthday length:18
7 date monthday length:5
7 date monthday length:more
22 date monthday mate:date
1 date monthday mate:number
29 date monthday mates:1
-5 date monthday mates:2
2 date monthday mates:3
13 date monthday offer:0
10 date monthday offer:1
2 date monthday offer:3
22 date monthday own:false
4 date monthday own:true
-5 date monthday pitched:false
32 date monthday pitched:true
-6 date monthday place:first
24 date monthday place:last
9 date monthday place:middle
27 date monthday plural:false
19 date monthday role:claim
14 date monthday role:proposal
-6 date monthday role:scene
27 date monthday starts:false
25 date monthday unsaid:false
1 date monthday unsaid:true
-1 date weekday asks:false
-25 date weekday asks:true
-20 date weekday brief:0
-40 date weekday brief:1
12 date weekday brief:2
47 date weekday brief:3
-31 date weekday known:0
4 date weekday known:1
52 date weekday known:2
1 date weekday length:10
25 date weekday length:18
47 date weekday length:5
-100 date weekday length:more
38 date weekday mate:claim
-44 date weekday mate:date
90 date weekday mate:name
30 date weekday mate:number
-28 date weekday mates:0
-64 date weekday mates:1
59 date weekday mates:2
13 date weekday offer:0
-31 date weekday offer:1
-47 date weekday offer:2
33 date weekday offer:3
-77 date weekday own:false
150 date weekday own:true
-9 date weekday pitched:false
-8 date weekday pitched:true
29 date weekday place:first
-28 date weekday place:last
-5 date weekday place:middle
-18 date weekday place:subject
-26 date weekday plural:false
29 date weekday plural:true
22 date weekday role:claim
-42 date weekday role:proposal
-3 date weekday role:scene
5 date weekday starts:false
-40 date weekday starts:true
-62 date weekday unsaid:false
119 date weekday unsaid:true
-107 first:a
48 first:after
-56 first:all
-58 first:an
5 first:and
98 first:as
-18 first:ask
-59 first:before
-140 first:between
-132 first:by
64 first:congratulations
-26 first:could
-37 first:customers
-39 first:delivery
8 first:dr
156 first:each
-142 first:every
11 first:five
17 first:for
155 first:four
62 first:from
-100 first:give
-50 first:half
54 first:hi
17 first:i
-77 first:i'd
-7 first:i'll
78 first:i'm
13 first:i've
-200 first:if
-6 first:in
-7 first:it
44 first:it's
-29 first:january
98 first:last
-21 first:may
-7 first:might
79 first:more
42 first:most
44 first:my
11 first:nine
23 first:no
-148 first:nobody
-93 first:nothing
29 first:of
-27 first:on
-35 first:one
23 first:only
64 first:orders
196 first:our
95 first:ours
6 first:over
-24 first:people
-39 first:pick
80 first:prices
9 first:send
22 first:shall
-43 first:should
27 first:since
-143 first:six
14 first:sixty
-12 first:so
-112 first:somewhere
26 first:tell
-44 first:ten
-203 first:that
37 first:that's
44 first:the
-38 first:then
-3 first:there
-54 first:there's
69 first:they
77 first:they're
83 first:three
6 first:together
-25 first:tuesday
-52 first:twenty
71 first:two
-91 first:up
185 first:we
-13 first:we'd
36 first:we'll
158 first:we're
26 first:we've
15 first:what
-30 first:when
34 first:where
-119 first:which
104 first:with
110 first:would
-29 first:you
-29 first:you'd
24 first:your
34 general:false
-69 general:true
16 hour:false
-21 hour:true
88 is:address
13 is:claim
-42 is:date clock
8 is:date day
-5 is:date month
27 is:date monthday
-13 is:date weekday
6 is:name
7 is:number money
-6 is:number months
7 is:number multiple
20 is:number percent
-1 is:number plain
-1 is:number seconds
30 is:number shrunk
15 is:party
9 is:rate
24 known:0
39 known:1
-56 known:2
70 length:10
-35 length:18
132 length:5
-79 length:more
-9 listed:false
52 listed:true
222 mate:claim
-32 mate:date
77 mate:name
-30 mate:number
42 mate:rate
-3 mates:0
24 mates:1
71 mates:2
83 mates:3
-14 name asks:false
102 name asks:true
-95 name brief:0
-56 name brief:1
28 name brief:2
152 name brief:3
31 name general:false
-71 name general:true
-19 name known:0
55 name known:1
8 name known:2
-9 name length:10
32 name length:18
-29 name length:5
8 name length:more
-12 name listed:false
51 name listed:true
120 name mate:claim
94 name mate:date
-98 name mate:name
68 name mate:number
27 name mates:0
43 name mates:1
-89 name mates:2
-75 name mates:3
-15 name offer:0
12 name offer:1
60 name offer:2
-4 name offer:3
3 name opens:false
11 name opens:true
20 name ordinary:false opens:false
-10 name ordinary:false opens:true
-27 name ordinary:true opens:false
-13 name owner:false
107 name owner:true
55 name pitched:false
-26 name pitched:true
-57 name place:first
53 name place:last
54 name place:middle
-149 name place:subject
38 name role:claim
-45 name role:proposal
-31 name role:scene
-44 name run:
53 name run:<
77 name run:<>
27 name run:>
-11 name shape:capitals
-40 name shape:code
50 name shape:mixed
4 name shape:title
4 name starts:false
14 name starts:true
-6 name subject:false
43 name subject:true
45 number money alike:0
6 number money alike:1
-34 number money alike:2
7 number money asks:false
38 number money brief:0
-34 number money brief:1
-25 number money brief:2
23 number money brief:3
21 number money briefAfter:false
-5 number money briefAfter:true
-35 number money briefBefore:false
36 number money briefBefore:true
-40 number money counted:false
42 number money counted:true
28 number money countedNext:false
-21 number money countedNext:true
-17 number money known:0
16 number money known:1
28 number money known:2
-54 number money length:10
5 number money length:18
79 number money length:5
-12 number money length:more
3 number money mate:claim
13 number money mate:name
-83 number money mate:number
27 number money mates:0
-79 number money mates:1
16 number money mates:2
69 number money offer:0
1 number money offer:1
-1 number money offer:2
-44 number money offer:3
27 number money pitched:false
-2 number money pitched:true
28 number money place:first
-7 number money place:last
5 number money place:middle
22 number money role:claim
-66 number money role:proposal
27 number money role:scene
9 number money rough:false
-6 number money rough:true
-22 number money size:<=10
-18 number money size:<=10 words:false
-5 number money size:<=10 words:true
33 number money size:<=3
20 number money size:<=3 words:false
-23 number money size:<=31
21 number money size:<=31 words:false
18 number money size:<=99
18 number money size:<=99 words:false
1 number money size:<=any
1 number money size:<=any words:false
7 number money starts:false
85 number money step:false
-217 number money step:true
-137 number money unsaid:0
69 number money unsaid:1
36 number money unsaid:2
18 number money words:false
-42 number money words:true
-46 number months alike:0
6 number months alike:1
32 number months alike:2
54 number months asks:false
-63 number months asks:true
56 number months brief:0
-78 number months brief:1
15 number months brief:2
-1 number months brief:3
-56 number months briefAfter:false
45 number months briefAfter:true
4 number months briefBefore:false
-13 number months briefBefore:true
33 number months counted:false
-40 number months counted:true
7 number months countedNext:false
-15 number months countedNext:true
-45 number months known:0
30 number months known:1
9 number months known:2
-49 number months length:10
-38 number months length:18
52 number months length:5
25 number months length:more
36 number months mate:claim
55 number months mate:name
-30 number months mate:number
-48 number months mates:0
39 number months mates:1
-3 number months mates:2
-12 number months offer:0
18 number months offer:1
22 number months offer:2
-37 number months offer:3
-19 number months pitched:false
12 number months pitched:true
-121 number months place:first
78 number months place:last
53 number months place:middle
-5 number months role:claim
-51 number months role:proposal
51 number months role:scene
44 number months rough:false
-57 number months rough:true
54 number months size:<=3
53 number months size:<=3 words:true
-13 number months size:<=31
24 number months size:<=31 words:false
-37 number months size:<=31 words:true
37 number months size:<=99
66 number months starts:false
-6 number months step:false
-11 number months unsaid:0
-9 number months unsaid:1
13 number months unsaid:2
27 number months words:false
-33 number months words:true
-27 number multiple alike:0
34 number multiple alike:1
32 number multiple asks:false
-30 number multiple brief:0
26 number multiple brief:1
4 number multiple brief:2
6 number multiple brief:3
-19 number multiple briefAfter:false
26 number multiple briefAfter:true
8 number multiple briefBefore:false
-1 number multiple briefBefore:true
-28 number multiple counted:false
34 number multiple counted:true
6 number multiple countedNext:false
-19 number multiple known:0
18 number multiple known:1
20 number multiple length:10
-25 number multiple length:18
2 number multiple length:5
11 number multiple length:more
15 number multiple mates:0
-14 number multiple mates:1
-3 number multiple offer:0
18 number multiple offer:1
-10 number multiple offer:2
-41 number multiple pitched:false
48 number multiple pitched:true
-52 number multiple place:first
4 number multiple place:last
55 number multiple place:middle
43 number multiple role:claim
-41 number multiple role:scene
-24 number multiple rough:false
31 number multiple rough:true
23 number multiple size:<=10
21 number multiple size:<=10 words:true
-5 number multiple size:<=3
-11 number multiple size:<=3 words:true
9 number multiple size:<=999
9 number multiple size:<=999 words:true
7 number multiple starts:false
7 number multiple step:false
1 number multiple unsaid:0
6 number multiple unsaid:1
9 number multiple words:false
-2 number multiple words:true
54 number percent alike:0
-26 number percent alike:1
15 number percent alike:2
20 number percent asks:false
-81 number percent brief:0
71 number percent brief:1
-16 number percent brief:2
45 number percent brief:3
52 number percent briefAfter:false
-27 number percent briefAfter:true
34 number percent briefBefore:false
-1 number percent briefBefore:true
-15 number percent counted:false
51 number percent counted:true
19 number percent countedNext:false
2 number percent countedNext:true
15 number percent known:0
81 number percent known:1
-86 number percent known:2
104 number percent length:10
-17 number percent length:18
2 number percent length:5
-71 number percent length:more
-38 number percent mate:claim
-12 number percent mate:date
16 number percent mate:name
2 number percent mate:number
33 number percent mates:0
-34 number percent mates:1
78 number percent offer:0
-46 number percent offer:1
26 number percent offer:2
-15 number percent offer:3
11 number percent pitched:false
19 number percent pitched:true
-11 number percent place:first
16 number percent place:last
37 number percent place:middle
59 number percent role:claim
-73 number percent role:scene
45 number percent rough:false
-42 number percent rough:true
40 number percent size:<=10
24 number percent size:<=10 words:false
15 number percent size:<=10 words:true
-17 number percent size:<=3
-39 number percent size:<=3 words:false
42 number percent size:<=31
18 number percent size:<=31 words:false
22 number percent size:<=31 words:true
-29 number percent size:<=99
28 number percent size:<=99 words:false
-67 number percent size:<=99 words:true
38 number percent starts:false
-32 number percent starts:true
20 number percent step:false
-44 number percent unsaid:0
59 number percent unsaid:1
32 number percent words:false
-13 number percent words:true
-1 number plain alike:0
5 number plain alike:1
-14 number plain alike:2
5 number plain asks:false
-21 number plain asks:true
-40 number plain brief:0
-2 number plain brief:1
33 number plain brief:2
16 number plain brief:3
-19 number plain briefAfter:false
17 number plain briefAfter:true
-8 number plain briefBefore:false
2 number plain briefBefore:true
-16 number plain counted:false
13 number plain counted:true
3 number plain countedNext:false
-18 number plain countedNext:true
25 number plain known:0
-7 number plain known:1
-72 number plain known:2
1 number plain length:10
6 number plain length:18
-18 number plain length:5
3 number plain length:more
164 number plain mate:claim
-13 number plain mate:date
67 number plain mate:name
-111 number plain mate:number
-38 number plain mates:0
33 number plain mates:1
-47 number plain mates:2
64 number plain mates:3
-4 number plain offer:0
-54 number plain offer:1
-45 number plain offer:2
61 number plain offer:3
9 number plain pitched:false
-10 number plain pitched:true
-37 number plain place:first
55 number plain place:last
55 number plain place:middle
-140 number plain place:subject
37 number plain role:claim
2 number plain role:proposal
-43 number plain role:scene
-34 number plain rough:false
98 number plain rough:true
-36 number plain size:<=10
18 number plain size:<=10 words:false
-53 number plain size:<=10 words:true
-43 number plain size:<=3
40 number plain size:<=3 words:false
-61 number plain size:<=3 words:true
16 number plain size:<=31
-36 number plain size:<=31 words:false
54 number plain size:<=31 words:true
9 number plain size:<=99
-83 number plain size:<=99 words:false
96 number plain size:<=99 words:true
59 number plain size:<=999
40 number plain size:<=999 words:false
25 number plain size:<=999 words:true
12 number plain size:<=any
76 number plain size:<=any words:false
-83 number plain size:<=any words:true
15 number plain starts:false
-46 number plain starts:true
-1 number plain step:false
-25 number plain unsaid:0
21 number plain unsaid:1
2 number plain unsaid:2
44 number plain words:false
-41 number plain words:true
16 number seconds alike:0
9 number seconds alike:1
-43 number seconds alike:2
51 number seconds asks:false
-84 number seconds asks:true
-17 number seconds brief:0
8 number seconds brief:1
5 number seconds brief:2
5 number seconds brief:3
15 number seconds briefAfter:false
-23 number seconds briefAfter:true
-7 number seconds briefBefore:false
3 number seconds briefBefore:true
-1 number seconds counted:false
-8 number seconds counted:true
-64 number seconds countedNext:false
77 number seconds countedNext:true
16 number seconds hour:false
-21 number seconds hour:true
-14 number seconds known:0
39 number seconds known:1
-33 number seconds known:2
41 number seconds length:10
-40 number seconds length:18
24 number seconds length:5
-37 number seconds length:more
33 number seconds mate:claim
-49 number seconds mate:date
100 number seconds mate:name
-93 number seconds mate:number
16 number seconds mates:0
-55 number seconds mates:1
19 number seconds mates:2
-106 number seconds offer:0
-6 number seconds offer:1
65 number seconds offer:2
96 number seconds offer:3
8 number seconds pitched:false
-9 number seconds pitched:true
61 number seconds place:first
-62 number seconds place:last
32 number seconds place:middle
24 number seconds role:claim
7 number seconds role:proposal
-38 number seconds role:scene
28 number seconds rough:false
-47 number seconds rough:true
34 number seconds size:<=10
1 number seconds size:<=10 words:false
32 number seconds size:<=10 words:true
-20 number seconds size:<=3
-36 number seconds size:<=3 words:true
26 number seconds size:<=31
9 number seconds size:<=31 words:false
15 number seconds size:<=31 words:true
1 number seconds size:<=99
28 number seconds size:<=99 words:false
-27 number seconds size:<=99 words:true
26 number seconds starts:false
-1 number seconds step:false
-23 number seconds talk:false
38 number seconds talk:true
-56 number seconds unsaid:0
56 number seconds unsaid:1
13 number seconds unsaid:2
9 number seconds words:false
-13 number seconds words:true
29 number shrunk asks:false
22 number shrunk brief:2
8 number shrunk brief:3
9 number shrunk known:1
1 number shrunk length:10
10 number shrunk length:18
16 number shrunk mate:number
12 number shrunk mates:1
6 number shrunk offer:2
30 number shrunk pitched:true
28 number shrunk place:middle
30 number shrunk role:claim
30 number shrunk starts:false
5 offer:0
-1 offer:1
-17 offer:2
30 offer:3
6 opens:false
12 opens:true
22 ordinary:false opens:false
-9 ordinary:false opens:true
-25 ordinary:true opens:false
-48 own:false
104 own:true
-11 owner:false
107 owner:true
15 party asks:false
12 party general:false
15 party known:0
12 party length:5
14 party listed:false
12 party mates:0
15 party offer:0
13 party opens:false
9 party ordinary:false opens:false
15 party owner:false
11 party pitched:true
9 party place:last
9 party role:proposal
10 party run:<
15 party shape:title
13 party starts:false
11 party subject:false
5 pitched:false
17 pitched:true
-56 place:first
46 place:last
69 place:middle
-327 place:subject
-19 plural:false
29 plural:true
9 rate asks:false
21 rate brief:2
9 rate brief:3
-13 rate known:0
22 rate known:1
9 rate length:more
14 rate mate:number
-5 rate mates:0
14 rate mates:1
10 rate offer:3
30 rate pitched:true
27 rate place:middle
19 rate role:claim
9 rate starts:false
72 role:claim
-65 role:proposal
-82 role:scene
14 rough:false
-23 rough:true
-43 run:
58 run:<
77 run:<>
28 run:>
-79 says:a
3 says:accredited
9 says:already
-45 says:any
17 says:approved
49 says:are
70 says:as
19 says:at
33 says:award
21 says:back
15 says:by
59 says:certified
41 says:congratulations
-5 says:day
1 says:first
-27 says:for
-47 says:former
26 says:formerly
65 says:free
26 says:good
45 says:guarantee
-3 says:have
-32 says:i
53 says:in
-113 says:included
-10 says:is
-100 says:it
60 says:leading
-13 says:left
8 says:like
38 says:looked
23 says:loved
25 says:me
5 says:met
49 says:money
66 says:next
44 says:no
4 says:noticed
-52 says:of
69 says:on
4 says:one
4 says:only
29 says:our
-20 says:overnight
101 says:pay
3 says:read
-54 says:recommended
3 says:recommends
35 says:s
-42 says:same
4 says:saw
9 says:spoke
14 says:suggested
23 says:that
-76 says:the
-115 says:thousands
41 says:three
28 says:to
41 says:told
13 says:two
-13 says:us
4 says:use
7 says:voted
11 says:was
29 says:we
23 says:winning
-74 says:won
7 says:you
-47 says:your
8 says:yours
-11 shape:capitals
-40 shape:code
50 shape:mixed
7 shape:title
15 size:<=10
30 size:<=10 words:false
-11 size:<=10 words:true
-23 size:<=3
48 size:<=3 words:false
-44 size:<=3 words:true
30 size:<=31
28 size:<=31 words:false
4 size:<=31 words:true
10 size:<=99
4 size:<=99 words:false
17 size:<=99 words:true
2 size:<=999
32 size:<=999 words:false
-56 size:<=999 words:true
-13 size:<=any
33 size:<=any words:false
-84 size:<=any words:true
24 starts:false
-1 starts:true
48 step:false
-217 step:true
-3 subject:false
46 subject:true
-23 talk:false
38 talk:true
-99 unsaid:0
69 unsaid:1
64 unsaid:2
-55 unsaid:false
130 unsaid:true
41 words:false
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
