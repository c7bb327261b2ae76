import { overArt, overArtShare, palettes, type ThemeName } from './palettes.ts'
import { safe } from './tokens.ts'

const STEPS = [1, 2, 3, 4, 6, 8, 12, 16]
const COMPACT_STEPS = [0.5, 1.5, 2, 3, 4, 6, 8, 12]

const spaces = (steps: readonly number[]) =>
	STEPS.map((step, index) => `--space-${step}:${(steps[index] ?? step) * 4}px;`).join('')

const kebab = (role: string) => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const shade = (percent: number) => `color-mix(in srgb,${overArt.shade} ${percent}%,transparent)`

const colors = (theme: ThemeName) =>
	Object.entries(palettes[theme])
		.map(([role, value]) => `--${kebab(role)}:${value};`)
		.join('')

// The same on both sides, so that what is centred stays centred.
const gutter = (width: number) => `max(${width}px,${safe.left},${safe.right})`

const ink = `color-scheme:dark;${colors('ink')}--shadow-raised:0 2px 8px #0006;--shadow-floating:0 16px 48px #000a;`
const paper = `color-scheme:light;${colors('paper')}--shadow-raised:0 2px 8px #4a3a1a24;--shadow-floating:0 16px 48px #4a3a1a47;`

const still = '--moving:0;--motion-fast:0s;--motion-base:0s;--motion-slow:0s;'

/**
 * The custom properties behind the tokens, as CSS text, so that a page can be painted in its theme before any script
 * runs. A theme follows the system unless `<html data-theme="ink|paper">` says otherwise; on any other element the same
 * attribute keeps what is inside in that theme, as a scene over dark artwork needs it.
 */
export const themeVariables = [
	`:root,[data-theme=ink]{${ink}}`,
	`:root{--art-text:${overArt.text};--art-gold:${overArt.gold};--art-shade:${overArt.shade};`,
	`--art-veil:${shade(overArtShare.veil)};--art-scrim:${shade(overArtShare.scrim)};`,
	`${spaces(STEPS)}--gutter:${gutter(16)};--header:calc(64px + ${safe.top});--control-sm:32px;--control-md:40px;--control-lg:48px;`,
	'--moving:1;--motion-fast:120ms;--motion-base:180ms;--motion-slow:240ms;',
	"--font-text:'Figtree Variable','Figtree Fallback',var(--kana);",
	"--font-display:'Bricolage Grotesque Variable','Bricolage Fallback',var(--kana);--kana:'Hiragino Sans','Yu Gothic UI',sans-serif}",
	// Elsewhere a line of kana is no reason to load a face: the system has one.
	":root:lang(ja){--kana:'Noto Sans JP Variable','Hiragino Sans','Yu Gothic UI',sans-serif}",
	`@media (prefers-color-scheme:light){:root:not([data-theme=ink]){${paper}}}`,
	`[data-theme=paper]{${paper}}`,
	'[data-theme]{color:var(--text)}',
	`@media (width >= 48em){:root{--gutter:${gutter(32)}}}`,
	// A finger needs more than a pointer does.
	'@media (pointer:coarse){:root{--control-sm:40px}}',
	`@media (prefers-reduced-motion:reduce){:root{${still}}}`,
	`body.animations-disabled{${still}}`,
	`body.compact-mode{${spaces(COMPACT_STEPS)}--control-sm:28px;--control-md:34px;--control-lg:42px}`,
].join('')
