import { lazy, Suspense } from 'react'
import { useTranslations } from 'shared-i18n'
import { color, from, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import type { MarkedTextProps } from './MarkedText.tsx'
import { revisionTranslations } from './revisionTranslations.ts'

const Pair = styled.dl`
	display: grid;
	gap: ${space[3]};
	${from.phone} { grid-template-columns: 1fr 1fr; }
	> div { min-width: 0; }
	dt { margin-bottom: ${space[1]}; font-size: ${size.xs}; font-weight: 650; color: ${color.muted}; }
	dd {
		margin: 0;
		padding: ${space[2]} ${space[3]};
		border-radius: ${radius.md};
		font-size: ${size.sm};
		white-space: pre-wrap;
		overflow-wrap: anywhere;
		background: ${color.canvas};
	}
	mark { color: inherit; background: color-mix(in srgb, ${color.gold} 32%, transparent); border-radius: ${radius.sm}; }
	del { color: ${color.danger}; text-decoration-thickness: 1px; }
	ins { color: ${color.live}; text-underline-offset: 3px; }
`

interface LabelledText {
	label: string
	text: string
}

export interface TextComparisonProps {
	first: LabelledText
	second: LabelledText
	/** The second text replaced the first. */
	isChange?: boolean
}

// If the chunk of the comparison fails to load, the texts show without marks.
const Marked = lazy(() =>
	import(/* webpackChunkName: "word-difference" */ './MarkedText.tsx')
		.then(({ MarkedText }) => ({ default: MarkedText }))
		.catch(() => ({ default: ({ text }: MarkedTextProps) => <bdi>{text}</bdi> })),
)

/** Two texts of a field side by side, with the words marked that only one of them has. */
export function TextComparison({ first, second, isChange = false }: TextComparisonProps) {
	return (
		<Pair>
			<OneText {...first} other={second.text} as={isChange ? 'del' : 'mark'} />
			<OneText {...second} other={first.text} as={isChange ? 'ins' : 'mark'} />
		</Pair>
	)
}

function OneText({ label, text, other, as }: LabelledText & Omit<MarkedTextProps, 'text'>) {
	const t = useTranslations(revisionTranslations)
	return (
		<div>
			<dt>{label}</dt>
			<dd dir="auto">
				{text === '' ? (
					t('revision.log.none')
				) : (
					<Suspense fallback={text}>
						<Marked text={text} other={other} as={as} />
					</Suspense>
				)}
			</dd>
		</div>
	)
}
