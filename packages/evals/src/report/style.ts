import { Html } from './html.ts';

/** Light and dark by the reader's setting; nothing is loaded from anywhere. */
export const style = new Html(`
:root { --ink:#1c2330; --soft:#5b6575; --line:#dfe3ea; --page:#f5f6f8; --card:#fff; --good:#1a7f4b; --bad:#b3261e; --warn:#8a5a00; --tint:#eef2fb; --link:#2451a6 }
@media (prefers-color-scheme: dark) { :root { --ink:#e6e9ef; --soft:#9aa5b5; --line:#333b48; --page:#14181f; --card:#1c222c; --good:#5dc98d; --bad:#ff8a80; --warn:#e7b45a; --tint:#232c3b; --link:#8fb3ff } }
* { box-sizing:border-box }
body { margin:0; background:var(--page); color:var(--ink); font:15px/1.5 system-ui,sans-serif }
main { max-width:1180px; margin:0 auto; padding:32px 24px 80px }
h1 { font-size:26px; margin:0 0 4px } h2 { font-size:19px; margin:40px 0 12px } h2::first-letter { text-transform:uppercase } h3 { font-size:16px; margin:0 }
.soft { color:var(--soft) } .small { font-size:13px; font-weight:400 }
.figures { display:grid; grid-template-columns:repeat(auto-fill,minmax(165px,1fr)); gap:12px; margin:24px 0 }
.figure { background:var(--card); border:1px solid var(--line); border-radius:10px; padding:12px 14px }
.figure b { display:block; font-size:22px; font-variant-numeric:tabular-nums } .figure span { color:var(--soft); font-size:13px }
table { border-collapse:collapse; width:100%; background:var(--card); border:1px solid var(--line); font-size:13.5px }
td,th { text-align:left; padding:6px 12px; border-top:1px solid var(--line); vertical-align:top } tr:first-child th { border-top:0; color:var(--soft); font-weight:500 }
td.number { font-variant-numeric:tabular-nums; white-space:nowrap } a { color:var(--link); text-decoration:none } a:hover { text-decoration:underline } td a { margin-right:10px; display:inline-block }
.scenario { background:var(--card); border:1px solid var(--line); border-radius:12px; margin:14px 0; overflow:hidden; scroll-margin-top:12px }
.scenario.fault { border-color:var(--bad) }
.head { display:flex; flex-wrap:wrap; gap:6px 8px; align-items:center; padding:12px 18px; border-bottom:1px solid var(--line) } .head h3 { margin-right:auto }
.badge { border-radius:99px; padding:1px 10px; font-size:12.5px; background:var(--tint); white-space:nowrap } .badge.good { color:var(--good) } .badge.bad { color:var(--bad); font-weight:600 } .badge.warn { color:var(--warn) }
.columns { display:grid; grid-template-columns:minmax(240px,5fr) 8fr } @media (max-width:760px) { .columns { grid-template-columns:1fr } }
.request { margin:0; padding:8px 18px 14px; border-right:1px solid var(--line); background:color-mix(in srgb,var(--tint) 45%,transparent); font-size:13.5px } .request dt { color:var(--soft); font-size:12px; margin-top:8px } .request dd { margin:0; overflow-wrap:anywhere; max-height:13em; overflow-y:auto; white-space:pre-wrap }
.draft { padding:14px 22px; min-width:0 } .subject { font-weight:600; margin:0 0 10px; overflow-wrap:anywhere } .body { white-space:pre-wrap; margin:0; overflow-wrap:anywhere }
ul.notes { list-style:none; margin:14px 0 0; padding:10px 0 0; border-top:1px dashed var(--line); font-size:13px } ul.notes li { margin:3px 0 }
details { margin-top:10px; font-size:13.5px } summary { cursor:pointer; color:var(--link) } details .body { color:var(--soft); margin-top:6px }
`);
