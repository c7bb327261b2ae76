import { READING_ID } from 'shared-contract'
import { themeVariables } from 'shared-ui/themeVariables'

const R = `#${READING_ID}`
const inReading = (rules: string) =>
	rules
		.trim()
		.split('\n')
		.map((rule) => rule.trim())
		.map((rule) => (/^[@}]/.test(rule) ? rule : `${R} ${rule}`))
		.join('')

const SHADE = (percent: number) => `color-mix(in srgb,var(--art-shade) ${percent}%,transparent)`
const TORII =
	'content:"";display:block;width:32px;height:7px;margin-bottom:var(--space-2);color:var(--muted);background:linear-gradient(currentColor 0 0) 50% 0/100% 3px no-repeat,linear-gradient(currentColor 0 0) 50% 100%/72% 1px no-repeat'

/**
 * The style of the reading version: one rule a line, in the tokens of the design system. Heading, poster and text stand where the
 * page will have them; `e2e/src/frame/reading.spec.ts` measures that. A transparent shadow and a scale of 1.004 make what is
 * painted a little larger than on the page: the browser would count the same text or picture as a later, larger paint there.
 */
export const READING_CSS = `${themeVariables}html{scrollbar-gutter:stable}body{margin:0;background:var(--canvas)}${R}{min-height:100vh;font:400 1rem/1.55 var(--font-text);color:var(--text);background:var(--canvas);-webkit-font-smoothing:antialiased;overflow-wrap:break-word;word-break:auto-phrase;line-break:strict}${R} *,${R} ::before,${R} ::after{box-sizing:border-box;margin:0}${inReading(`
a{color:inherit;text-underline-offset:.2em}
:is(ul,ol){padding:0;list-style:none}
img{display:block;width:100%;height:auto;background:var(--raised);scale:1.004}
:is(h1,h2,p,li){text-shadow:0 0 4px transparent}
:is(h1,h2,h3){font-family:var(--font-display);font-weight:750;line-height:1.12;letter-spacing:-.02em;text-wrap:balance}
:is(h1,h2,h3):lang(ja){line-height:1.3;letter-spacing:0}
h1{font-size:clamp(1.875rem,1.4rem + 2vw,2.75rem);overflow-wrap:anywhere}
h2{margin-bottom:var(--space-4);font-size:clamp(1.5rem,1.2rem + 1.2vw,2rem)}
h2::before{${TORII}}
h3{margin:var(--space-4) 0 var(--space-2);font-size:1.125rem}
:is(small,.lead,dt){font-size:.875rem;color:var(--muted)}
h1+.lead{margin-top:var(--space-1);font-size:1rem}
.large{font-size:1.125rem}
.in{width:100%;max-width:calc(92rem + 2*var(--gutter));margin-inline:auto;padding-inline:var(--gutter)}
.in.text{max-width:calc(44rem + 2*var(--gutter))}
main{padding-bottom:var(--space-16)}
main.page{padding-top:var(--space-6)}
main.page>.in{display:grid;gap:var(--space-6)}
main.page>.split{gap:var(--space-8)}
.filters{height:104px;overflow:hidden}
.count{min-height:73px}
main>:is(.art,.in)+.in{margin-top:var(--space-12)}
section+section{margin-top:var(--space-12)}
section+section+section{content-visibility:auto;contain-intrinsic-block-size:auto 30rem}
.page>.in>section+section{margin-top:0}
.top{position:sticky;top:0;z-index:1;padding-top:env(safe-area-inset-top,0px);border-bottom:1px solid var(--line);background:var(--canvas)}
.top .in{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--space-4);min-height:64px}
.top a{font-size:.875rem;font-weight:600;text-decoration:none}
.top .logo{display:inline-flex;min-height:64px;align-items:center;gap:var(--space-2);font:800 1.375rem/1 var(--font-display);letter-spacing:-.03em}
.logo img{width:33px;background:none}
.top nav{display:none;order:1;flex:1 0 100%;overflow-x:auto}
.top nav ul{display:flex;white-space:nowrap;color:var(--muted)}
.top nav a{display:block;padding:var(--space-2)}
.top .find{margin-left:auto}
a.main{display:inline-block;padding:8px 14px;border-radius:8px;font-weight:650;text-decoration:none;color:var(--on-action);background:var(--action)}
a.button{display:inline-block;padding:8px 14px;border:1px solid;border-radius:8px;font-weight:650;text-decoration:none}
.chips{display:flex;flex-wrap:wrap;gap:var(--space-2)}
:is(.chips,.chip) a{display:inline-block;padding:4px 12px;border:1px solid var(--edge);border-radius:99px;font-size:.875rem;text-decoration:none}
.rows>li{padding:var(--space-2) 0;border-top:1px solid var(--line)}
.rows>li>a{font-weight:600;text-decoration:none}
.rows b{display:inline-block;min-width:2.5em;color:var(--muted)}
.grid{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--space-6) var(--space-4)}
.grid.wide{grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr))}
.grid img{margin-bottom:8px;border-radius:8px}
.grid li:not(:has(img))::before{content:"";display:block;aspect-ratio:2/3;margin-bottom:8px;border-radius:8px;background:var(--raised)}
.grid.wide li:not(:has(img))::before{aspect-ratio:16/9}
.grid.season{grid-template-columns:repeat(auto-fill,minmax(min(23rem,100%),1fr))}
.season li{display:grid;grid-template-columns:7rem minmax(0,1fr);gap:var(--space-3);align-items:start}
.season .cut{font-size:.8125rem;line-height:1.5}
.season small{display:block}
.grid a{display:block;font-size:.9375rem;font-weight:600;line-height:1.35;text-decoration:none}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:var(--space-2) var(--space-4)}
.prose{max-width:44rem;line-height:1.7}
.prose>:where(:not(:first-child)){margin-top:1em}
.prose :is(ul,ol){padding-inline-start:1.4em;list-style:disc}
.pager{display:flex;gap:var(--space-4);justify-content:center}
.bar{display:flex;align-items:center;min-height:56px;padding-top:var(--space-4);font-size:.875rem;font-weight:650}
.bar a{padding:var(--space-2) 0;text-decoration:none}
.art{position:relative;isolation:isolate;overflow:hidden;color:var(--art-text);background:var(--art-shade)}
.art::after{content:"";position:absolute;inset:auto 0 0;height:3.5rem;background:linear-gradient(to top,var(--canvas),transparent);pointer-events:none}
.back{position:absolute;z-index:-1;inset:0 0 auto;height:clamp(15rem,60vw,26rem);overflow:hidden}
.back img{height:100%;object-fit:cover;object-position:50% 30%}
.back::after{content:"";position:absolute;inset:0;background:linear-gradient(to top,var(--art-shade) 1%,${SHADE(78)} 38%,${SHADE(36)} 74%,${SHADE(46)}),linear-gradient(to right,${SHADE(76)},transparent 88%)}
.art .in{position:relative}
.art .body{display:grid;grid-template:"title title" auto "poster words" auto "actions actions" auto/clamp(6rem,28vw,9rem) minmax(0,1fr);gap:var(--space-4);align-items:center;align-content:end;padding-block:clamp(1rem,8vw,4rem) 3.5rem}
.art .body h1{grid-area:title}
.art h1.long{font-size:1.375rem}
.poster{grid-area:poster}
.more{padding-bottom:68px}
.poster img{border-radius:14px;box-shadow:0 18px 48px #000a}
.art .words{grid-area:words;display:grid;gap:var(--space-3)}
:is(.names,.facts){display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-1) var(--space-3);font-size:.875rem}
.facts{min-height:23.5px;font-variant-numeric:tabular-nums}
.facts b{display:inline-flex;padding:3px 8px;border-radius:6px;font-size:.75rem;line-height:1.3;background:var(--art-shade)}
.body .acts{grid-area:actions;display:grid;gap:var(--space-4)}
.lines{display:grid;grid-template-columns:minmax(0,auto) auto;align-items:end;justify-content:start;gap:var(--space-2);max-width:48rem;line-height:1.5}
.lines p{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.lines a{font-weight:650;white-space:nowrap}
.go{min-height:40px}
.go.first{min-height:100px}
:is(.watch,.by){min-height:32px}
.by.said{min-height:72px}
.slides{display:grid;grid-auto-columns:100%;grid-auto-flow:column;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none}
.slide{position:relative;display:grid;align-items:end;min-height:max(clamp(35.5rem,62vw,43rem),54rem - 64vw);scroll-snap-align:start;overflow:hidden;isolation:isolate}
:is(.slide+.slide,footer){content-visibility:auto;contain-intrinsic-block-size:auto 30rem}
.slide .back{height:100%}
.slide>.in{display:grid;gap:var(--space-3);padding-block:var(--space-6) calc(var(--space-16) + 3.5rem)}
.slide>.in>*{max-width:46rem}
.slide :is(h1,h2){margin:0;font-size:clamp(2.25rem,1.4rem + 3.6vw,4.25rem)}
.slide h2::before{display:none}
.slide h1{max-width:42rem}
.slide h1:lang(ja){max-width:46rem;font-size:clamp(1.875rem,1.3rem + 2.2vw,3rem)}
.slide h1+p{max-width:38rem}
.slide .acts{display:flex;flex-wrap:wrap;gap:var(--space-3)}
.slide .back+.in>:first-child{line-height:22px}
.cut{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
.acts :is(a.main,a.button){min-height:48px;padding:12px 20px;font-size:1rem;line-height:24px}
.acts a.button{padding:11px 19px}
.wall{position:absolute;inset:-12% -6% auto auto;width:150%;display:grid;grid-template-columns:repeat(4,1fr);gap:var(--space-3);transform:rotate(-7deg);opacity:.75}
@media (width<48em){
.wall>:nth-child(n+9){display:none}
}
.wall::after{content:"";position:absolute;inset:-20%;background:linear-gradient(to top,var(--art-shade) 30%,${SHADE(70)} 66%,transparent)}
.entity{padding-block:var(--space-8) var(--space-6);border-bottom:1px solid var(--line)}
.entity+.in{margin-top:var(--space-12)}
.entity .body{display:grid;grid-template-columns:6.5rem minmax(0,1fr);gap:var(--space-4);align-items:center;margin-bottom:var(--space-6)}
.entity .words{display:block;min-height:192px}
.portrait{display:grid;place-items:center;min-height:6.5rem;font:700 2.5rem/1 var(--font-display);border-radius:14px;overflow:hidden;background:var(--raised)}
.portrait img{aspect-ratio:1;object-fit:cover}
.banner{height:clamp(9rem,24vw,18rem);overflow:hidden}
.banner img{height:100%;object-fit:cover}
.face{width:104px;margin-top:-52px}
.face img{border-radius:50%}
.profile~.in{margin-top:var(--space-6)}
.episode{display:grid;gap:var(--space-3);margin-bottom:var(--space-8)}
.episode .bar{min-height:0;padding:0}
.episode h1{font-size:clamp(1.5rem,1.2rem + 1.2vw,2rem)}
:is(.episode,article) img{border-radius:14px}
.featured{display:grid;gap:var(--space-8);align-items:start}
.featured>img{aspect-ratio:4/5;object-fit:cover;border-radius:14px}
article{display:grid;gap:var(--space-4)}
article .bar{min-height:0;padding:0}
article h1{line-height:1.15}
.chip a{padding-block:4.5px}
.author{min-height:51px}
footer{padding-block:var(--space-12) var(--space-8);border-top:1px solid var(--line);font-size:.875rem;color:var(--muted);background:var(--surface)}
footer .in{display:grid;gap:var(--space-6);grid-template-columns:repeat(2,minmax(0,1fr))}
footer .in>:is(p,.chips){grid-column:1/-1;max-width:26rem}
footer h2{margin-bottom:var(--space-2);font-size:1rem;letter-spacing:0;color:var(--text)}
footer h2::before{display:none}
footer nav a{display:inline-block;padding:4px 0;text-decoration:none}
@media (width>=40em){
.featured>img{aspect-ratio:2}
.grid{grid-template-columns:repeat(3,minmax(0,1fr))}
.entity .body{grid-template-columns:10rem minmax(0,1fr);gap:var(--space-8)}
.episode{grid-template:"back back" auto "still name" auto "still facts" 1fr/minmax(0,2fr) minmax(0,3fr);gap:var(--space-3) var(--space-6)}
.episode .bar{grid-area:back}
.episode img{grid-area:still}
}
@media (width>=48em){
.top nav{display:block;order:0;flex:none}
.back{height:100%;max-height:38rem}
.art .body{grid-template:"poster title" 1fr "poster words" auto "poster actions" auto/14.5rem minmax(0,1fr);gap:var(--space-4) var(--space-8);align-items:end;padding-block:clamp(2rem,5vw,5rem) 3.5rem}
.art h1.long{font-size:clamp(1.5rem,1.2rem + 1.2vw,2rem)}
.poster{align-self:start}
.more{padding-bottom:44px}
.by.said{min-height:32px}
.names{margin-inline-start:-1.75rem;font-size:1.125rem;gap:var(--space-1) 0;clip-path:inset(0 0 0 1.75rem)}
.names span{position:relative;padding-inline-start:1.75rem}
.names span::before{content:"/";position:absolute;inset-inline-start:.7rem;opacity:.5}
.filters{height:136px}
.count{min-height:32px}
.entity .words{min-height:166px}
.slide{min-height:clamp(35rem,46vw,44rem)}
.slide>.in{gap:var(--space-4)}
.cut{-webkit-line-clamp:2}
.wall{width:62%;opacity:1}
.wall::after{background:linear-gradient(to top,var(--art-shade) 12%,transparent 62%),linear-gradient(to right,var(--art-shade) 16%,transparent 70%)}
footer .in{grid-template-columns:repeat(3,minmax(0,1fr))}
}
@media (width>=60em){
.featured{grid-template-columns:minmax(0,1fr) minmax(18rem,26rem)}
.featured>img{min-height:26rem}
.go.first{min-height:48px}
.grid{grid-template-columns:repeat(4,minmax(0,1fr))}
.split{display:grid;grid-template-columns:minmax(0,1fr) 20rem;gap:var(--space-8);align-items:start}
.art .body h1{font-size:clamp(2.25rem,1.2rem + 2.6vw,3.75rem)}
.art .body h1.long{font-size:clamp(2.25rem,1.2rem + 1.2vw,3.75rem)}
.episode h1{font-size:clamp(1.875rem,1.4rem + 2vw,2.75rem)}
}
@media (width>=77.5em){
.grid{grid-template-columns:repeat(6,minmax(0,1fr))}
.cut{-webkit-line-clamp:3}
.art .body{grid-template-columns:17rem minmax(0,1fr)}
}
`)}`
