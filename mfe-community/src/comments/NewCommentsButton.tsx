import { useTranslations } from 'shared-i18n'
import { ChevronUpIcon, color, from, headerHeight, motion, radius, shadow, size, space } from 'shared-ui'
import { keyframes, styled } from 'styled-components'
import { commentTranslations } from './commentTranslations.ts'
import { useDiscussion } from './discussionContext.ts'

const drop = keyframes`from { opacity: 0; transform: translateY(-8px); }`
const Anchor = styled.div`
	position: sticky;
	top: calc(${headerHeight} + 12px);
	z-index: 2;
	display: grid;
	justify-items: center;
	/* With the gap below just as tall as the button: it covers nothing where it begins. */
	height: 12px;
	margin-top: calc(-1 * ${space[6]});
	${from.desktop} { top: calc(${headerHeight} + 20px); }
`
const Pill = styled.button`
	display: inline-flex;
	align-items: center;
	gap: ${space[2]};
	height: 36px;
	padding: 0 ${space[4]};
	border: 0;
	border-radius: ${radius.full};
	font-size: ${size.sm};
	font-weight: 650;
	white-space: nowrap;
	color: ${color.onLive};
	background: ${color.live};
	box-shadow: ${shadow.floating};
	cursor: pointer;
	animation: ${drop} ${motion.base} ease-out;
	&:focus-visible { border-radius: ${radius.full}; }
`

/**
 * Shows how many comments were posted since the page loaded; pressing it loads them, so the list never moves by itself.
 */
export function NewCommentsButton({ of = 'comments' }: { of?: 'comments' | 'reviews' }) {
	const t = useTranslations(commentTranslations)
	const { store, discussion } = useDiscussion()
	const count = discussion.newIds.length
	return (
		<Anchor role="status">
			{count > 0 && (
				<Pill type="button" onClick={() => void store.load('newest')}>
					<ChevronUpIcon size={16} />
					{t(`${of}.fresh`, { count })}
				</Pill>
			)}
		</Anchor>
	)
}
