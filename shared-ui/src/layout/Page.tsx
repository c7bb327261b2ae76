import { styled } from 'styled-components'
import { space } from '../theme/tokens.ts'

/** The `<main>` of a screen, which the skip link leads to. `$bleed`: its first picture begins at the header. */
export const Page = styled.main.attrs({ id: 'main', tabIndex: -1 })<{ $bleed?: boolean | undefined }>`
	display: flex;
	flex-direction: column;
	gap: ${space[12]};
	padding-block: ${(p) => (p.$bleed ? 0 : space[6])} ${space[16]};
	&:focus-visible { outline: none; }
`

/** Keeps its content within the reading width of the site, with gutters. `$width` narrows it for text and forms. */
export const Container = styled.div<{ $width?: 'text' | 'form' | 'page' | undefined }>`
	width: 100%;
	max-width: calc(${(p) => ({ text: '44rem', form: '34rem', page: '92rem' })[p.$width ?? 'page']} + 2 * var(--gutter));
	margin-inline: auto;
	padding-inline: var(--gutter);
`
