/** Made by train-trait-weights.ts. In hundredths, and what is above 0 speaks for an invention. */
const table = `
74 address asks:false
21 address asks:true
29 address brief:0
24 address brief:1
10 address brief:2
37 address brief:3
77 address known:0
14 address known:1
50 address length:10
34 address length:5
71 address mates:0
53 address offer:0
25 address offer:1
16 address offer:2
3 address offer:3
89 address pitched:false
89 address place:subject
5 address role:claim
88 address role:scene
89 address starts:true
27 after2:
-37 after2:"
3 after2:$
-6 after2:,
43 after2::
-64 after2:?
-34 after2:a
-61 after2:about
-11 after2:after
-9 after2:ago
1 after2:ahead
-13 after2:all
23 after2:already
-72 after2:an
-15 after2:and
-51 after2:are
-83 after2:as
-131 after2:ask
146 after2:at
5 after2:award
-112 after2:be
-9 after2:before
3 after2:bring
-47 after2:but
-8 after2:by
-42 after2:can
62 after2:charge
66 after2:come
-43 after2:comes
-27 after2:contact
40 after2:cost
7 after2:costs
-96 after2:could
-53 after2:day
-79 after2:days
-35 after2:do
23 after2:door
-53 after2:each
-42 after2:every
55 after2:first
10 after2:five
-44 after2:for
-48 after2:four
54 after2:free
7 after2:friday
-42 after2:from
-13 after2:get
-20 after2:go
34 after2:guarantee
18 after2:has
-15 after2:have
-5 after2:head
37 after2:hour
48 after2:i
33 after2:i'd
-33 after2:if
34 after2:in
-100 after2:is
31 after2:it
26 after2:it's
19 after2:its
66 after2:june
1 after2:kilo
-36 after2:knife
11 after2:know
59 after2:last
-2 after2:later
17 after2:left
9 after2:less
18 after2:live
36 after2:make
-15 after2:may
3 after2:me
10 after2:metres
11 after2:minute
-60 after2:month
53 after2:more
-13 after2:most
-1 after2:my
-111 after2:new
-3 after2:next
124 after2:nine
-21 after2:no
-113 after2:now
36 after2:of
-59 after2:off
17 after2:old
-36 after2:on
71 after2:one
-103 after2:or
114 after2:our
17 after2:ours
11 after2:out
10 after2:over
-8 after2:people
35 after2:per
4 after2:rely
32 after2:room
44 after2:run
7 after2:runs
-62 after2:send
6 after2:service
-5 after2:set
8 after2:should
20 after2:show
16 after2:since
11 after2:six
157 after2:so
-91 after2:some
-26 after2:somebody
1 after2:square
-120 after2:stay
2 after2:still
1 after2:suggested
3 after2:take
-8 after2:takes
-10 after2:ten
-83 after2:than
-82 after2:that
-45 after2:the
63 after2:their
118 after2:them
-21 after2:there
2 after2:they
16 after2:they're
249 after2:this
-39 after2:three
74 after2:through
31 after2:to
110 after2:trial
20 after2:tuesday
16 after2:two
15 after2:us
21 after2:use
26 after2:warranty
121 after2:we
-4 after2:wednesday
-71 after2:week
3 after2:what
-2 after2:when
46 after2:which
47 after2:who
56 after2:will
69 after2:with
23 after2:within
6 after2:without
61 after2:work
-2 after2:would
30 after2:write
27 after2:year
-22 after2:you
-56 after2:you'd
24 after2:your
39 after2:£
-29 after2:€
-90 after:
-148 after:"
63 after:#
22 after:%
-27 after:,
-63 after::
-25 after:;
-16 after:?
139 after:a
-53 after:after
-18 after:afternoon
70 after:already
-6 after:an
-16 after:and
4 after:apiece
2 after:approved
-108 after:are
14 after:as
-113 after:at
1 after:award
-2 after:be
5 after:before
5 after:best
51 after:business
34 after:by
44 after:calls
-22 after:can
26 after:cents
5 after:certified
1 after:college
5 after:could
1 after:countries
9 after:day
66 after:days
34 after:did
126 after:does
3 after:each
66 after:engineers
14 after:euros
-58 after:evening
3 after:every
54 after:firms
7 after:for
2 after:free
-166 after:from
88 after:has
184 after:have
-51 after:hour
122 after:hours
7 after:i
-5 after:if
-6 after:in
-199 after:is
-67 after:it
28 after:it's
17 after:june
45 after:k
19 after:kg
14 after:kilometres
3 after:languages
25 after:last
6 after:litres
25 after:m
6 after:machines
10 after:made
29 after:march
-8 after:may
-133 after:metres
2 after:might
70 after:miles
13 after:million
-68 after:minute
-86 after:minutes
27 after:month
218 after:months
39 after:more
-15 after:morning
17 after:moved
-47 after:night
-19 after:no
-6 after:o'clock
5 after:october
31 after:of
-79 after:on
-20 after:one
-188 after:or
1 after:other
71 after:our
-4 after:out
-20 after:p
-39 after:pages
-41 after:pairs
3 after:partner
-44 after:people
-30 after:per
-166 after:percent
3 after:pieces
205 after:places
69 after:points
-66 after:post
-83 after:rather
1 after:recommends
37 after:rounds
35 after:runs
-152 after:s
-45 after:schools
-5 after:second
6 after:seconds
-8 after:shall
6 after:so
-23 after:square
47 after:stores
-80 after:street
7 after:suggested
45 after:suit
24 after:switched
69 after:tested
-80 after:th
-45 after:than
21 after:that
-24 after:the
-65 after:them
36 after:there
-108 after:they
-37 after:things
-1 after:times
-107 after:to
55 after:until
15 after:use
23 after:uses
10 after:volunteers
4 after:was
13 after:we
-86 after:we're
-13 after:week
18 after:weeks
14 after:went
-67 after:what
-41 after:who
-18 after:will
-46 after:with
-43 after:words
2 after:work
22 after:working
44 after:would
1 after:write
-17 after:year
15 after:years
34 after:you
67 after:your
-19 after:€
23 alike:0
11 alike:1
-26 alike:2
22 asks:false
11 asks:true
27 before2:
-50 before2:"
24 before2:#
-77 before2:$
86 before2:%
-34 before2:,
-107 before2::
-105 before2:?
-31 before2:a
-19 before2:about
24 before2:again
37 before2:an
-12 before2:and
-122 before2:answer
4 before2:app
1 before2:approved
-123 before2:are
-74 before2:as
-159 before2:ask
76 before2:at
25 before2:available
3 before2:average
14 before2:back
10 before2:battery
-77 before2:be
46 before2:before
-25 before2:between
44 before2:by
14 before2:call
-4 before2:can
2 before2:certified
-6 before2:charge
68 before2:close
-95 before2:coffee
2 before2:colleague
48 before2:come
157 before2:comes
10 before2:connects
34 before2:cost
17 before2:costs
20 before2:data
-72 before2:day
-18 before2:days
38 before2:deliver
25 before2:demo
38 before2:did
20 before2:do
5 before2:done
-111 before2:down
7 before2:dr
48 before2:drop
31 before2:each
55 before2:end
40 before2:english
-50 before2:fewer
30 before2:first
8 before2:five
1 before2:flat
-22 before2:for
14 before2:founded
2 before2:four
57 before2:free
-100 before2:friday
123 before2:from
60 before2:get
17 before2:has
35 before2:have
23 before2:hour
-2 before2:i
42 before2:in
-84 before2:is
39 before2:it
-28 before2:it's
-11 before2:itself
9 before2:kitchens
67 before2:last
22 before2:lasts
44 before2:lead
-35 before2:like
28 before2:live
102 before2:made
-3 before2:march
-92 before2:me
-25 before2:metres
24 before2:minutes
3 before2:monday
-140 before2:month
-4 before2:more
-48 before2:morning
-21 before2:need
-32 before2:of
79 before2:on
-51 before2:one
11 before2:online
-1 before2:only
1 before2:open
-190 before2:or
48 before2:order
62 before2:our
20 before2:ours
14 before2:out
-9 before2:over
2 before2:pay
7 before2:people
-28 before2:phone
14 before2:pilot
56 before2:place
10 before2:rate
79 before2:ready
-14 before2:report
4 before2:room
3 before2:run
56 before2:runs
-10 before2:same
-31 before2:send
9 before2:service
21 before2:session
16 before2:set
-1 before2:shows
17 before2:site
-239 before2:so
3 before2:software
-34 before2:someone
36 before2:start
-7 before2:still
3 before2:such
-30 before2:team
109 before2:teams
-9 before2:ten
3 before2:test
-120 before2:that
14 before2:that's
-92 before2:the
36 before2:them
-49 before2:there
23 before2:they
1 before2:they're
12 before2:this
31 before2:three
26 before2:thursday
-8 before2:time
-81 before2:to
7 before2:together
2 before2:tuesday
-12 before2:two
10 before2:until
69 before2:up
42 before2:us
1 before2:use
2 before2:used
-40 before2:way
26 before2:we
11 before2:we're
-60 before2:wednesday
27 before2:week
23 before2:which
-41 before2:who
-47 before2:with
15 before2:won
-139 before2:won't
-14 before2:work
8 before2:works
26 before2:workshop
-66 before2:would
23 before2:written
35 before2:year
-89 before2:you
-35 before2:you'd
95 before2:your
12 before2:yours
-2 before:
-71 before:"
86 before:#
14 before:$
8 before:,
4 before::
-55 before:;
-112 before:?
-157 before:a
-173 before:about
13 before:across
-96 before:after
-171 before:all
16 before:already
-90 before:an
35 before:and
-65 before:are
-66 before:around
3 before:as
47 before:at
7 before:back
-158 before:be
19 before:before
-137 before:best
-81 before:between
10 before:blue
100 before:by
11 before:cost
6 before:costs
-90 before:covers
1 before:days
-5 before:do
-16 before:does
1 before:dr
15 before:every
117 before:first
-40 before:for
38 before:free
-13 before:from
4 before:get
-8 before:has
-37 before:have
25 before:holds
-167 before:if
5 before:in
5 before:into
30 before:is
33 before:iso
-86 before:it
-62 before:it's
101 before:just
29 before:keeps
90 before:last
60 before:lasts
-15 before:like
-13 before:make
19 before:may
45 before:month
9 before:national
-4 before:need
35 before:needs
-23 before:new
218 before:next
-293 before:no
-38 before:of
-8 before:old
65 before:on
59 before:one
82 before:only
-130 before:or
93 before:our
33 before:out
-49 before:over
3 before:pay
-139 before:replace
34 before:royal
46 before:run
-22 before:runs
3 before:save
16 before:saves
121 before:since
-88 before:so
66 before:soc
126 before:spend
6 before:spent
-33 before:take
177 before:takes
-128 before:than
2 before:that
-79 before:the
-11 before:them
-31 before:through
35 before:to
6 before:two
93 before:under
126 before:until
-17 before:up
67 before:us
-72 before:use
2 before:uses
41 before:we
-31 before:week
-14 before:when
5 before:which
28 before:with
239 before:within
-83 before:worst
-84 before:would
-35 before:year
-51 before:you
-82 before:your
26 before:£
9 before:€
-56 brief:0
-48 brief:1
28 brief:2
73 brief:3
2 briefAfter:false
5 briefAfter:true
-12 briefBefore:false
14 briefBefore:true
5 claim asks:false
17 claim asks:true
33 claim brief:0
29 claim brief:1
35 claim brief:2
-88 claim brief:3
34 claim claim:customerClaims
-60 claim claim:encounterClaims
68 claim claim:readerClaims
23 claim claim:scarcityClaims
-33 claim claim:standingClaims
-14 claim claim:termsClaims
58 claim known:0
12 claim known:1
-87 claim known:2
-25 claim length:10
-42 claim length:18
86 claim length:5
19 claim length:more
-8 claim mate:claim
-27 claim mate:date
110 claim mate:name
107 claim mate:number
-85 claim mates:0
44 claim mates:1
58 claim mates:2
34 claim mates:3
25 claim offer:0
-2 claim offer:1
-41 claim offer:2
26 claim offer:3
52 claim pitched:false
-16 claim pitched:true
57 claim place:first
-48 claim place:last
26 claim place:middle
93 claim role:claim
33 claim role:proposal
-160 claim role:scene
-52 claim says:a
3 claim says:accredited
10 claim says:already
-74 claim says:any
18 claim says:approved
39 claim says:are
66 claim says:as
37 claim says:at
34 claim says:award
20 claim says:back
16 claim says:by
60 claim says:certified
41 claim says:congratulations
-5 claim says:day
1 claim says:first
-27 claim says:for
-44 claim says:former
23 claim says:formerly
68 claim says:free
21 claim says:good
48 claim says:guarantee
1 claim says:have
-32 claim says:i
52 claim says:in
-109 claim says:included
-11 claim says:is
-95 claim says:it
58 claim says:leading
-14 claim says:left
9 claim says:like
36 claim says:looked
23 claim says:loved
24 claim says:me
5 claim says:met
51 claim says:money
66 claim says:next
43 claim says:no
5 claim says:noticed
-53 claim says:of
59 claim says:on
3 claim says:one
4 claim says:only
22 claim says:our
-29 claim says:overnight
104 claim says:pay
3 claim says:read
-62 claim says:recommended
3 claim says:recommends
33 claim says:s
-42 claim says:same
4 claim says:saw
7 claim says:see
12 claim says:spoke
13 claim says:suggested
25 claim says:that
-70 claim says:the
-118 claim says:thousands
39 claim says:three
71 claim says:time
25 claim says:to
40 claim says:told
14 claim says:two
-11 claim says:us
4 claim says:use
7 claim says:voted
23 claim says:was
29 claim says:we
25 claim says:winning
-3 claim says:with
-85 claim says:won
2 claim says:you
-33 claim says:your
9 claim says:yours
-67 claim starts:false
166 claim starts:true
34 claim:customerClaims
-60 claim:encounterClaims
68 claim:readerClaims
23 claim:scarcityClaims
-33 claim:standingClaims
-14 claim:termsClaims
-24 counted:false
31 counted:true
6 countedNext:false
8 countedNext:true
-8 date clock asks:false
-48 date clock asks:true
69 date clock brief:0
-68 date clock brief:1
-101 date clock brief:2
41 date clock brief:3
67 date clock known:0
-158 date clock known:1
17 date clock known:2
-44 date clock length:10
-36 date clock length:18
44 date clock length:5
-16 date clock length:more
5 date clock mate:date
-54 date clock mate:number
3 date clock mates:0
-55 date clock mates:1
10 date clock mates:2
31 date clock offer:0
37 date clock offer:1
-149 date clock offer:2
23 date clock offer:3
-27 date clock own:false
-26 date clock own:true
-55 date clock pitched:false
17 date clock pitched:true
-90 date clock place:first
3 date clock place:last
76 date clock place:middle
-28 date clock place:subject
-42 date clock plural:false
33 date clock role:claim
76 date clock role:proposal
-117 date clock role:scene
-42 date clock starts:false
-68 date clock unsaid:true
6 date day asks:false
-26 date day brief:0
3 date day brief:1
41 date day brief:2
-8 date day brief:3
27 date day known:0
-23 date day known:1
86 date day length:10
-18 date day length:18
-63 date day length:5
6 date day length:more
28 date day mate:claim
26 date day mate:name
57 date day mate:number
-61 date day mates:0
51 date day mates:1
15 date day mates:2
5 date day mates:3
19 date day offer:0
6 date day offer:1
-46 date day offer:3
10 date day own:false
-12 date day pitched:false
22 date day pitched:true
23 date day place:first
-43 date day place:last
49 date day place:middle
10 date day plural:false
55 date day role:claim
-4 date day role:scene
-14 date day starts:false
25 date day starts:true
10 date day unsaid:false
-84 date month asks:false
90 date month asks:true
26 date month brief:0
-32 date month brief:1
-3 date month brief:3
-4 date month known:0
-17 date month known:1
12 date month known:2
105 date month length:10
-54 date month length:18
12 date month length:5
-73 date month length:more
59 date month mate:claim
46 date month mate:date
-27 date month mate:name
58 date month mate:number
-74 date month mates:0
21 date month mates:1
55 date month mates:2
-11 date month mates:3
-31 date month offer:0
38 date month offer:1
8 date month offer:2
-19 date month offer:3
43 date month own:false
-59 date month own:true
-77 date month pitched:false
76 date month pitched:true
-40 date month place:first
26 date month place:last
18 date month place:middle
-6 date month plural:false
51 date month role:claim
-63 date month role:proposal
-4 date month role:scene
54 date month starts:false
-70 date month starts:true
-68 date month unsaid:false
72 date month unsaid:true
11 date monthday asks:false
15 date monthday asks:true
-7 date monthday brief:0
9 date monthday brief:1
14 date monthday brief:2
11 date monthday brief:3
19 date monthday known:0
4 date monthday known:1
3 date monthday known:2
29 date monthday length:10
-17 date monthday length:18
6 date monthday length:5
8 date monthday length:more
21 date monthday mate:date
1 date monthday mate:number
29 date monthday mates:1
-5 date monthday mates:2
2 date monthday mates:3
14 date monthday offer:0
9 date monthday offer:1
2 date monthday offer:3
22 date monthday own:false
4 date monthday own:true
-6 date monthday pitched:false
33 date monthday pitched:true
-7 date monthday place:first
25 date monthday place:last
8 date monthday place:middle
27 date monthday plural:false
20 date monthday role:claim
14 date monthday role:proposal
-6 date monthday role:scene
27 date monthday starts:false
25 date monthday unsaid:false
1 date monthday unsaid:true
-27 date weekday asks:true
-20 date weekday brief:0
-42 date weekday brief:1
13 date weekday brief:2
48 date weekday brief:3
-33 date weekday known:0
10 date weekday known:1
52 date weekday known:2
2 date weekday length:10
23 date weekday length:18
47 date weekday length:5
-101 date weekday length:more
40 date weekday mate:claim
-47 date weekday mate:date
89 date weekday mate:name
32 date weekday mate:number
-26 date weekday mates:0
-65 date weekday mates:1
61 date weekday mates:2
12 date weekday offer:0
-32 date weekday offer:1
-48 date weekday offer:2
34 date weekday offer:3
-76 date weekday own:false
152 date weekday own:true
-9 date weekday pitched:false
-9 date weekday pitched:true
28 date weekday place:first
-31 date weekday place:last
-1 date weekday place:middle
-18 date weekday place:subject
-26 date weekday plural:false
29 date weekday plural:true
18 date weekday role:claim
-38 date weekday role:proposal
-3 date weekday role:scene
4 date weekday starts:false
-39 date weekday starts:true
-61 date weekday unsaid:false
121 date weekday unsaid:true
-109 first:a
49 first:after
-57 first:all
-57 first:an
6 first:and
98 first:as
-19 first:ask
-1 first:at
-61 first:before
-142 first:between
-134 first:by
61 first:congratulations
-40 first:could
-43 first:customers
-40 first:delivery
8 first:dr
156 first:each
-144 first:every
12 first:five
8 first:for
158 first:four
60 first:from
-103 first:give
-48 first:half
53 first:hi
19 first:i
-77 first:i'd
-8 first:i'll
77 first:i'm
14 first:i've
-198 first:if
1 first:in
-6 first:it
43 first:it's
-29 first:january
87 first:last
-20 first:may
-8 first:might
81 first:more
39 first:most
43 first:my
10 first:nine
17 first:no
-151 first:nobody
-101 first:nothing
31 first:of
-29 first:on
-35 first:one
24 first:only
65 first:orders
196 first:our
96 first:ours
5 first:over
-22 first:people
-39 first:pick
82 first:prices
14 first:send
27 first:shall
-40 first:should
27 first:since
-144 first:six
14 first:sixty
-9 first:so
-113 first:somewhere
27 first:tell
-42 first:ten
-206 first:that
35 first:that's
42 first:the
-34 first:then
-4 first:there
-50 first:there's
66 first:they
77 first:they're
96 first:three
6 first:together
-24 first:tuesday
-53 first:twenty
73 first:two
-95 first:up
182 first:we
-12 first:we'd
35 first:we'll
157 first:we're
24 first:we've
16 first:what
-29 first:when
34 first:where
-118 first:which
102 first:with
114 first:would
-35 first:you
-30 first:you'd
19 first:your
34 general:false
-71 general:true
16 hour:false
-21 hour:true
89 is:address
13 is:claim
-42 is:date clock
10 is:date day
-6 is:date month
27 is:date monthday
-13 is:date weekday
6 is:name
7 is:number money
-5 is:number months
7 is:number multiple
19 is:number percent
-1 is:number plain
-1 is:number seconds
29 is:number shrunk
15 is:party
9 is:rate
23 known:0
41 known:1
-56 known:2
69 length:10
-34 length:18
136 length:5
-79 length:more
-9 listed:false
52 listed:true
220 mate:claim
-33 mate:date
77 mate:name
-30 mate:number
42 mate:rate
-2 mates:0
23 mates:1
72 mates:2
82 mates:3
-10 name asks:false
78 name asks:true
-94 name brief:0
-53 name brief:1
24 name brief:2
152 name brief:3
32 name general:false
-72 name general:true
-19 name known:0
58 name known:1
4 name known:2
-7 name length:10
29 name length:18
-33 name length:5
10 name length:more
-12 name listed:false
51 name listed:true
119 name mate:claim
94 name mate:date
-95 name mate:name
68 name mate:number
25 name mates:0
45 name mates:1
-88 name mates:2
-77 name mates:3
-13 name offer:0
9 name offer:1
57 name offer:2
-3 name offer:3
3 name opens:false
11 name opens:true
21 name ordinary:false opens:false
-9 name ordinary:false opens:true
-29 name ordinary:true opens:false
-14 name owner:false
110 name owner:true
54 name pitched:false
-25 name pitched:true
-59 name place:first
51 name place:last
55 name place:middle
-149 name place:subject
40 name role:claim
-49 name role:proposal
-34 name role:scene
-46 name run:
53 name run:<
79 name run:<>
28 name run:>
-12 name shape:capitals
-38 name shape:code
50 name shape:mixed
4 name shape:title
3 name starts:false
17 name starts:true
-5 name subject:false
41 name subject:true
48 number money alike:0
6 number money alike:1
-38 number money alike:2
7 number money asks:false
36 number money brief:0
-32 number money brief:1
-23 number money brief:2
22 number money brief:3
19 number money briefAfter:false
-4 number money briefAfter:true
-37 number money briefBefore:false
37 number money briefBefore:true
-44 number money counted:false
45 number money counted:true
28 number money countedNext:false
-22 number money countedNext:true
-18 number money known:0
19 number money known:1
25 number money known:2
-54 number money length:10
3 number money length:18
80 number money length:5
-7 number money length:more
3 number money mate:claim
13 number money mate:name
-84 number money mate:number
28 number money mates:0
-81 number money mates:1
17 number money mates:2
71 number money offer:0
-4 number money offer:2
-44 number money offer:3
26 number money pitched:false
-1 number money pitched:true
28 number money place:first
-5 number money place:last
5 number money place:middle
22 number money role:claim
-65 number money role:proposal
26 number money role:scene
11 number money rough:false
-10 number money rough:true
-23 number money size:<=10
-18 number money size:<=10 words:false
-6 number money size:<=10 words:true
33 number money size:<=3
20 number money size:<=3 words:false
-25 number money size:<=31
19 number money size:<=31 words:false
19 number money size:<=99
18 number money size:<=99 words:false
1 number money size:<=999
1 number money size:<=999 words:false
1 number money size:<=any
1 number money size:<=any words:false
7 number money starts:false
86 number money step:false
-221 number money step:true
-136 number money unsaid:0
69 number money unsaid:1
37 number money unsaid:2
18 number money words:false
-41 number money words:true
-43 number months alike:0
6 number months alike:1
30 number months alike:2
44 number months asks:false
-52 number months asks:true
59 number months brief:0
-74 number months brief:1
11 number months brief:2
-3 number months brief:3
-55 number months briefAfter:false
45 number months briefAfter:true
7 number months briefBefore:false
-14 number months briefBefore:true
34 number months counted:false
-40 number months counted:true
8 number months countedNext:false
-15 number months countedNext:true
-43 number months known:0
29 number months known:1
8 number months known:2
-40 number months length:10
-41 number months length:18
50 number months length:5
22 number months length:more
35 number months mate:claim
53 number months mate:name
-30 number months mate:number
-46 number months mates:0
40 number months mates:1
-4 number months mates:2
-13 number months offer:0
18 number months offer:1
22 number months offer:2
-34 number months offer:3
-19 number months pitched:false
14 number months pitched:true
-121 number months place:first
76 number months place:last
55 number months place:middle
-1 number months role:claim
-51 number months role:proposal
48 number months role:scene
39 number months rough:false
-50 number months rough:true
4 number months size:<=10
3 number months size:<=10 words:true
54 number months size:<=3
54 number months size:<=3 words:true
-12 number months size:<=31
23 number months size:<=31 words:false
-35 number months size:<=31 words:true
33 number months size:<=99
67 number months starts:false
-5 number months step:false
-13 number months unsaid:0
-7 number months unsaid:1
14 number months unsaid:2
26 number months words:false
-31 number months words:true
-27 number multiple alike:0
34 number multiple alike:1
32 number multiple asks:false
-30 number multiple brief:0
26 number multiple brief:1
4 number multiple brief:2
6 number multiple brief:3
-19 number multiple briefAfter:false
25 number multiple briefAfter:true
7 number multiple briefBefore:false
-1 number multiple briefBefore:true
-28 number multiple counted:false
34 number multiple counted:true
6 number multiple countedNext:false
-18 number multiple known:0
17 number multiple known:1
21 number multiple length:10
-26 number multiple length:18
1 number multiple length:5
11 number multiple length:more
14 number multiple mates:0
-14 number multiple mates:1
-4 number multiple offer:0
18 number multiple offer:1
-10 number multiple offer:2
-40 number multiple pitched:false
47 number multiple pitched:true
-51 number multiple place:first
4 number multiple place:last
54 number multiple place:middle
42 number multiple role:claim
-41 number multiple role:scene
-23 number multiple rough:false
29 number multiple rough:true
22 number multiple size:<=10
20 number multiple size:<=10 words:true
-5 number multiple size:<=3
-10 number multiple size:<=3 words:true
9 number multiple size:<=999
8 number multiple size:<=999 words:true
7 number multiple starts:false
7 number multiple step:false
1 number multiple unsaid:0
6 number multiple unsaid:1
8 number multiple words:false
-2 number multiple words:true
46 number percent alike:0
-25 number percent alike:1
21 number percent alike:2
19 number percent asks:false
-74 number percent brief:0
77 number percent brief:1
-30 number percent brief:2
44 number percent brief:3
51 number percent briefAfter:false
-28 number percent briefAfter:true
38 number percent briefBefore:false
-5 number percent briefBefore:true
-14 number percent counted:false
49 number percent counted:true
27 number percent countedNext:false
-14 number percent countedNext:true
10 number percent known:0
82 number percent known:1
-83 number percent known:2
94 number percent length:10
-11 number percent length:18
2 number percent length:5
-68 number percent length:more
-43 number percent mate:claim
-13 number percent mate:date
16 number percent mate:name
6 number percent mate:number
33 number percent mates:0
-37 number percent mates:1
76 number percent offer:0
-52 number percent offer:1
31 number percent offer:2
-15 number percent offer:3
7 number percent pitched:false
20 number percent pitched:true
5 number percent place:first
18 number percent place:last
42 number percent place:middle
62 number percent role:claim
-80 number percent role:scene
42 number percent rough:false
-40 number percent rough:true
41 number percent size:<=10
24 number percent size:<=10 words:false
16 number percent size:<=10 words:true
-24 number percent size:<=3
-43 number percent size:<=3 words:false
46 number percent size:<=31
26 number percent size:<=31 words:false
19 number percent size:<=31 words:true
-31 number percent size:<=99
27 number percent size:<=99 words:false
-67 number percent size:<=99 words:true
1 number percent size:<=999
1 number percent size:<=999 words:false
37 number percent starts:false
-32 number percent starts:true
19 number percent step:false
-44 number percent unsaid:0
58 number percent unsaid:1
33 number percent words:false
-17 number percent words:true
-1 number plain alike:0
5 number plain alike:1
-14 number plain alike:2
5 number plain asks:false
-19 number plain asks:true
-44 number plain brief:0
-3 number plain brief:1
32 number plain brief:2
21 number plain brief:3
-19 number plain briefAfter:false
16 number plain briefAfter:true
-7 number plain briefBefore:false
2 number plain briefBefore:true
-14 number plain counted:false
11 number plain counted:true
2 number plain countedNext:false
-16 number plain countedNext:true
23 number plain known:0
-8 number plain known:1
-65 number plain known:2
-1 number plain length:10
6 number plain length:18
-20 number plain length:5
7 number plain length:more
164 number plain mate:claim
-10 number plain mate:date
69 number plain mate:name
-114 number plain mate:number
-38 number plain mates:0
34 number plain mates:1
-47 number plain mates:2
65 number plain mates:3
-1 number plain offer:0
-50 number plain offer:1
-47 number plain offer:2
54 number plain offer:3
7 number plain pitched:false
-8 number plain pitched:true
-37 number plain place:first
53 number plain place:last
52 number plain place:middle
-133 number plain place:subject
39 number plain role:claim
3 number plain role:proposal
-46 number plain role:scene
-34 number plain rough:false
100 number plain rough:true
-38 number plain size:<=10
18 number plain size:<=10 words:false
-54 number plain size:<=10 words:true
-39 number plain size:<=3
55 number plain size:<=3 words:false
-64 number plain size:<=3 words:true
14 number plain size:<=31
-39 number plain size:<=31 words:false
55 number plain size:<=31 words:true
7 number plain size:<=99
-88 number plain size:<=99 words:false
99 number plain size:<=99 words:true
58 number plain size:<=999
39 number plain size:<=999 words:false
26 number plain size:<=999 words:true
11 number plain size:<=any
75 number plain size:<=any words:false
-83 number plain size:<=any words:true
16 number plain starts:false
-49 number plain starts:true
-1 number plain step:false
-23 number plain unsaid:0
18 number plain unsaid:1
2 number plain unsaid:2
45 number plain words:false
-43 number plain words:true
17 number seconds alike:0
8 number seconds alike:1
-42 number seconds alike:2
51 number seconds asks:false
-84 number seconds asks:true
-18 number seconds brief:0
7 number seconds brief:1
5 number seconds brief:2
6 number seconds brief:3
15 number seconds briefAfter:false
-24 number seconds briefAfter:true
-8 number seconds briefBefore:false
3 number seconds briefBefore:true
-1 number seconds counted:false
-7 number seconds counted:true
-65 number seconds countedNext:false
78 number seconds countedNext:true
16 number seconds hour:false
-21 number seconds hour:true
-13 number seconds known:0
39 number seconds known:1
-35 number seconds known:2
42 number seconds length:10
-41 number seconds length:18
22 number seconds length:5
-36 number seconds length:more
34 number seconds mate:claim
-48 number seconds mate:date
99 number seconds mate:name
-93 number seconds mate:number
15 number seconds mates:0
-55 number seconds mates:1
20 number seconds mates:2
-106 number seconds offer:0
-8 number seconds offer:1
67 number seconds offer:2
95 number seconds offer:3
9 number seconds pitched:false
-9 number seconds pitched:true
60 number seconds place:first
-62 number seconds place:last
31 number seconds place:middle
24 number seconds role:claim
7 number seconds role:proposal
-38 number seconds role:scene
29 number seconds rough:false
-49 number seconds rough:true
33 number seconds size:<=10
2 number seconds size:<=10 words:false
31 number seconds size:<=10 words:true
-20 number seconds size:<=3
-35 number seconds size:<=3 words:true
25 number seconds size:<=31
8 number seconds size:<=31 words:false
16 number seconds size:<=31 words:true
4 number seconds size:<=99
31 number seconds size:<=99 words:false
-28 number seconds size:<=99 words:true
26 number seconds starts:false
-1 number seconds step:false
-23 number seconds talk:false
37 number seconds talk:true
-57 number seconds unsaid:0
56 number seconds unsaid:1
12 number seconds unsaid:2
9 number seconds words:false
-14 number seconds words:true
29 number shrunk asks:false
22 number shrunk brief:2
8 number shrunk brief:3
9 number shrunk known:1
1 number shrunk length:10
10 number shrunk length:18
16 number shrunk mate:number
12 number shrunk mates:1
6 number shrunk offer:2
29 number shrunk pitched:true
28 number shrunk place:middle
29 number shrunk role:claim
29 number shrunk starts:false
6 offer:0
2 offer:1
-18 offer:2
29 offer:3
6 opens:false
12 opens:true
23 ordinary:false opens:false
-7 ordinary:false opens:true
-27 ordinary:true opens:false
-48 own:false
109 own:true
-11 owner:false
110 owner:true
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
4 pitched:false
18 pitched:true
-53 place:first
44 place:last
69 place:middle
-341 place:subject
-17 plural:false
29 plural:true
9 rate asks:false
20 rate brief:2
9 rate brief:3
-13 rate known:0
21 rate known:1
-1 rate length:18
9 rate length:more
14 rate mate:number
-5 rate mates:0
14 rate mates:1
10 rate offer:3
29 rate pitched:true
27 rate place:middle
20 rate role:claim
9 rate starts:false
72 role:claim
-64 role:proposal
-82 role:scene
13 rough:false
-19 rough:true
-45 run:
58 run:<
79 run:<>
30 run:>
-52 says:a
3 says:accredited
10 says:already
-74 says:any
18 says:approved
39 says:are
66 says:as
37 says:at
34 says:award
20 says:back
16 says:by
60 says:certified
41 says:congratulations
-5 says:day
1 says:first
-27 says:for
-44 says:former
23 says:formerly
68 says:free
21 says:good
48 says:guarantee
1 says:have
-32 says:i
52 says:in
-109 says:included
-11 says:is
-95 says:it
58 says:leading
-14 says:left
9 says:like
36 says:looked
23 says:loved
24 says:me
5 says:met
51 says:money
66 says:next
43 says:no
5 says:noticed
-53 says:of
59 says:on
3 says:one
4 says:only
22 says:our
-29 says:overnight
104 says:pay
3 says:read
-62 says:recommended
3 says:recommends
33 says:s
-42 says:same
4 says:saw
7 says:see
12 says:spoke
13 says:suggested
25 says:that
-70 says:the
-118 says:thousands
39 says:three
71 says:time
25 says:to
40 says:told
14 says:two
-11 says:us
4 says:use
7 says:voted
23 says:was
29 says:we
25 says:winning
-3 says:with
-85 says:won
2 says:you
-33 says:your
9 says:yours
-12 shape:capitals
-38 shape:code
50 shape:mixed
7 shape:title
16 size:<=10
31 size:<=10 words:false
-11 size:<=10 words:true
-21 size:<=3
57 size:<=3 words:false
-46 size:<=3 words:true
30 size:<=31
28 size:<=31 words:false
5 size:<=31 words:true
8 size:<=99
2 size:<=99 words:false
16 size:<=99 words:true
2 size:<=999
32 size:<=999 words:false
-56 size:<=999 words:true
-14 size:<=any
32 size:<=any words:false
-84 size:<=any words:true
24 starts:false
-2 starts:true
48 step:false
-221 step:true
-3 subject:false
44 subject:true
-23 talk:false
37 talk:true
-98 unsaid:0
68 unsaid:1
64 unsaid:2
-53 unsaid:false
132 unsaid:true
42 words:false
-55 words:true
`;

export const bias = -0.26;

/** By how much each trait of a suspect raises the logarithm of the odds that it is invented. */
export const traitWeights: ReadonlyMap<string, number> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => [line.slice(line.indexOf(' ') + 1), Number.parseInt(line, 10) / 100]),
);
