import { styled } from 'styled-components'

/**
 * A link of this site for where there are dozens, or where each navigation renders it: an anchor that the page's router follows by
 * `$navigate` of `shared-state`. The router's own `Link` renders twice with each navigation.
 */
export const PlainLink = styled.a
	.withConfig({ shouldForwardProp: (name) => name !== 'to' && name !== 'preventScrollReset' })
	.attrs<{ to: string; preventScrollReset?: boolean | undefined }>(({ to, preventScrollReset }) => ({
		href: to,
		'data-router': preventScrollReset ? 'keep-scroll' : '',
	}))``
