import type { Release } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Badge, color } from 'shared-ui'
import { styled } from 'styled-components'
import { homeTranslations } from '../shared/homeTranslations.ts'

const Marks = styled.span`
	display: flex;
	flex-wrap: wrap;
	gap: 4px;
	&:empty { display: none; }
`
/** Outlined, because it is not sure. */
export const ExpectedBadge = styled(Badge)`
	color: ${color.muted};
	background: none;
	outline: 1px dashed ${color.edge};
	outline-offset: -1px;
`

type Marked = Pick<Release, 'isExpected' | 'isFirst' | 'isLast'>

/** Whether an episode is the first or the last one, and whether it is only expected. */
export function ReleaseMarks({ isExpected, isFirst, isLast }: Marked) {
	const t = useTranslations(homeTranslations)
	return (
		<Marks>
			{isFirst && <Badge $tone="stamp">{t('calendar.first')}</Badge>}
			{isLast && <Badge $tone="stamp">{t('calendar.last')}</Badge>}
			{isExpected && <ExpectedBadge title={t('calendar.expected.hint')}>{t('calendar.expected')}</ExpectedBadge>}
		</Marks>
	)
}
