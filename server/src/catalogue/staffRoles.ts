import { type StaffRole, storedStaffRole } from 'shared-contract'

/** The names of roles in the sources and the samples, in lower case. */
const NAMES: Readonly<Record<StaffRole, readonly string[]>> = {
	originalStory: ['original story', 'original creator', 'original work', 'original concept'],
	story: ['story', 'história'],
	art: ['art', 'arte'],
	storyAndArt: ['story & art', 'story and art'],
	originalPlan: ['original plan', 'original idea'],
	originalCharacterDesign: ['original character design'],
	originalIllustration: ['original illustration'],
	director: ['director', 'direção', 'series director'],
	chiefDirector: ['chief director', 'executive director', 'direção geral'],
	assistantDirector: ['assistant director', 'series assistant director', 'deputy director'],
	episodeDirector: ['episode director', 'unit director'],
	seriesComposition: ['series composition', 'composição da série', 'script composition'],
	script: ['script', 'roteiro', 'screenplay'],
	storyboard: ['storyboard'],
	characterDesign: ['character design', 'design de personagens', 'animation character design'],
	subCharacterDesign: ['sub character design'],
	mechanicalDesign: ['mechanical design', 'mecha design'],
	propDesign: ['prop design'],
	costumeDesign: ['costume design'],
	creatureDesign: ['creature design', 'monster design', 'animal character design'],
	titleLogoDesign: ['title logo design'],
	designWorks: ['design works'],
	conceptArt: ['concept art', 'concept design'],
	chiefAnimationDirector: ['chief animation director'],
	animationDirector: ['animation director', 'direção de animação'],
	mainAnimator: ['main animator', 'chief animator'],
	keyAnimation: ['key animation'],
	animation: ['animation'],
	actionDirector: ['action director', 'direção de animação de ação', 'action animator'],
	layout: ['layout', 'layout design'],
	artDirector: ['art director', 'direção de arte', 'art direction'],
	assistantArtDirector: ['assistant art director'],
	artDesign: ['art design'],
	artBoard: ['art board'],
	backgroundArt: ['background art'],
	colorDesign: ['color design'],
	visualDirector: ['visual director', 'visual supervisor'],
	cgDirector: ['cg director', '3d director', '3dcg director'],
	cgSupervisor: ['cg supervisor'],
	cg: ['3d cg', '3dcg', '3d animation'],
	directorOfPhotography: ['director of photography', 'direção de fotografia'],
	photography: ['photography'],
	editing: ['editing', 'edição'],
	soundDirector: ['sound director', 'direção de som'],
	soundDesign: ['sound design'],
	soundEffects: ['sound effects'],
	recording: ['recording'],
	music: ['music', 'trilha sonora', 'music composition'],
	musicProducer: ['music producer'],
	themeSongPerformance: ['theme song performance'],
	themeSongLyrics: ['theme song lyrics'],
	themeSongComposition: ['theme song composition'],
	themeSongArrangement: ['theme song arrangement'],
	insertSongPerformance: ['insert song performance'],
	insertSongLyrics: ['insert song lyrics'],
	choreography: ['choreography'],
	producer: ['producer', 'produção'],
	chiefProducer: ['chief producer'],
	executiveProducer: ['executive producer'],
	animationProducer: ['animation producer'],
	planning: ['planning', 'planning producer'],
	supervisor: ['supervisor', 'chief supervisor', 'story supervisor', 'creative advisor'],
	originalWorkAssistance: ['original work assistance'],
	literaryArts: ['literary arts'],
	adrDirector: ['adr director'],
	adrScript: ['adr script'],
}
const CODES = new Map(Object.entries(NAMES).flatMap(([code, names]) => names.map((name) => [name, code as StaffRole])))

const WITH_NOTE = /^([^(]+)(?:\((.+)\))?$/s
const INVISIBLE = /[\u200e\u200f\u202a-\u202e]/g

/**
 * The stored form of a role as a source names it: `Key Animation (eps 3, 5)` is `keyAnimation (eps 3, 5)`. A role without a
 * code stays as it is.
 */
export function storedRole(named: string): string {
	const text = named.replace(INVISIBLE, '').trim()
	const [, name = '', note] = WITH_NOTE.exec(text) ?? []
	const code = CODES.get(name.trim().toLowerCase())
	return storedStaffRole(code === undefined ? { text } : { code, note: note?.trim() || null })
}
