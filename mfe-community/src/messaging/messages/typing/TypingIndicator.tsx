import { useStore } from '@nanostores/react'
import { useTranslations } from 'shared-i18n'
import { color, size, space } from 'shared-ui'
import { keyframes, styled } from 'styled-components'
import { messageTranslations } from '../messageTranslations.ts'
import { $typing, type Typist } from './typing.ts'

const hop = keyframes`30% { transform: translateY(-3px); opacity: 1; }`

const Line = styled.p`
	display: flex;
	align-items: center;
	gap: ${space[2]};
	flex: none;
	height: 24px;
	padding-inline: ${space[6]};
	overflow: hidden;
	font-size: ${size.xs};
	white-space: nowrap;
	color: ${color.muted};
`
const Dots = styled.span`
	display: inline-flex;
	gap: 3px;
	i {
		width: 5px;
		height: 5px;
		border-radius: 50%;
		background: ${color.live};
		opacity: 0.6;
		animation: ${hop} 1.2s ease-in-out infinite;
	}
	i:nth-child(2) { animation-delay: 0.15s; }
	i:nth-child(3) { animation-delay: 0.3s; }
`

/** Shows the members who are typing. Its fixed height prevents layout shifts. */
export function TypingIndicator({ id }: { id: string }) {
	const t = useTranslations(messageTranslations)
	const typists = useStore($typing)[id] ?? []
	const count = typingCount(typists)
	const [first, second] = typists
	return (
		<Line role="status">
			{count && (
				<>
					<Dots aria-hidden="true">
						<i />
						<i />
						<i />
					</Dots>
					{t(`messages.typing.${count}`, { first: first?.name ?? '', second: second?.name ?? '' })}
				</>
			)}
		</Line>
	)
}

/** The number of typing members that the text names. */
type TypingCount = 'single' | 'pair' | 'several'

/** The text variant; undefined if nobody types. */
function typingCount(typists: readonly Typist[]): TypingCount | undefined {
	if (typists.length === 0) return undefined
	return typists.length === 1 ? 'single' : typists.length === 2 ? 'pair' : 'several'
}
