/**
 * What members call well-known works for short. A short synonym of a title is found in the same way, so members extend this
 * by the form of a title; here stand those of works that have an anime and a manga, or seasons.
 */
const SHIPPED = `
aot, snk: Shingeki no Kyojin
bc: Black Clover
bnha, mha: Boku no Hero Academia
bsd: Bungou Stray Dogs
ccs: Cardcaptor Sakura
cdz: Saint Seiya
csm: Chainsaw Man
db: Dragon Ball
dbs: Dragon Ball Super
dbz: Dragon Ball Z
dn: Death Note
ds, kny: Kimetsu no Yaiba
eva, nge: Neon Genesis Evangelion
fma: Hagane no Renkinjutsushi
fmab: Fullmetal Alchemist: Brotherhood
fsn: Fate/stay night
gits: Ghost in the Shell
hxh: Hunter x Hunter
jjba: JoJo no Kimyou na Bouken
jjk: Jujutsu Kaisen
lotgh, logh: Ginga Eiyuu Densetsu
mp100: Mob Psycho 100
nnt: Nanatsu no Taizai
op: One Piece
opm: One Punch Man
sao: Sword Art Online
sxf: Spy x Family
tpn: Yakusoku no Neverland
yyh: Yuu Yuu Hakusho`

const NAMES = new Map(
	SHIPPED.trim()
		.split('\n')
		.flatMap((line) => {
			const [, short = '', name = ''] = /^(.*?): (.*)$/.exec(line) ?? []
			return short.split(', ').map((each) => [each, name] as const)
		}),
)

/** A folded query with the whole name in place of the short form that it begins with; undefined if it begins with none. */
export function withoutAbbreviation(folded: string): string | undefined {
	const [first = ''] = folded.split(' ', 1)
	const name = NAMES.get(first)
	return name && name + folded.slice(first.length)
}
