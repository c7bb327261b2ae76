import { artworkPath } from 'shared-contract'
import { common, useTitleName, useTranslations } from 'shared-i18n'
import { color, Picture, radius, size } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../translations.ts'
import type { ResultItem } from './resultGroups.ts'
import { Entry } from './resultList.tsx'
import { countChoice } from './searchStore.ts'

const Thumb = styled.span<{ $wide: boolean }>`
	flex: none;
	width: ${(p) => (p.$wide ? '72px' : '36px')};
	border-radius: ${radius.sm};
	overflow: hidden;
`
/** The words of a result: its name, and facts below. */
export const Text = styled.span`
	display: grid;
	min-width: 0;
	line-height: 1.3;
	> * { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; overflow-wrap: anywhere; }
	small { font-size: ${size.xs}; font-weight: 400; color: ${color.muted}; font-variant-numeric: tabular-nums; }
`

/** A search result: picture, name in the language of the page, and format. */
export function ResultLine({ item, onFollow }: { item: ResultItem; onFollow: () => void }) {
	const nameOf = useTitleName()
	const news = item.of === 'news'
	const follow = () => {
		if (item.of === 'title') countChoice(item.id)
		onFollow()
	}
	return (
		<Entry to={item.path} onFollow={follow}>
			<Thumb $wide={news}>
				<Picture
					src={item.imageUrl}
					fallbackUrl={artworkPath(item.artwork, item.id)}
					alt=""
					width={news ? 72 : 36}
					height={news ? 40 : 54}
					color={news ? undefined : item.named.color}
				/>
			</Thumb>
			<Text>
				<span>{news ? item.title : nameOf(item.named)}</span>
				<small>
					<Subtitle item={item} />
				</small>
			</Text>
		</Entry>
	)
}

function Subtitle({ item }: { item: ResultItem }) {
	const t = useTranslations(translations)
	const say = useTranslations(common)
	const nameOf = useTitleName()
	if (item.of === 'news') return [t('search.newsItem'), say(`news.${item.category}`)].join(' • ')
	const { matchedName } = item.named
	// The matched name, if the result does not show it already.
	const otherName = matchedName && matchedName !== nameOf(item.named) ? matchedName : undefined
	return [say(`format.${item.format}`), item.year, otherName].filter(Boolean).join(' • ')
}
