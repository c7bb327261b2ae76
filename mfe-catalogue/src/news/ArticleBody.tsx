import { color, Prose, size, space } from 'shared-ui'
import { styled } from 'styled-components'

const Body = styled(Prose)`
	font-size: ${size.lg};
	overflow-wrap: anywhere;
	/* Clips a character with hundreds of combining marks, because it cannot be broken. */
	overflow-x: clip;
	overflow-clip-margin: ${space[1]};
	h3 { margin-top: 1.4em; }
	hr { border: 0; border-top: 1px solid ${color.line}; }
	figure { margin-inline: 0; }
	img { width: 100%; max-width: 100%; background: ${color.raised}; }
	figcaption { margin-top: ${space[2]}; font-size: ${size.sm}; color: ${color.muted}; }
	li + li { margin-top: 0.4em; }
	a { text-underline-offset: 0.15em; }
`

/** The HTML of an article, which the server has sanitised. The router follows its links within this site. */
export default function ArticleBody({ html }: { html: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it when it is saved
	return <Body data-router="" dangerouslySetInnerHTML={{ __html: html }} />
}
