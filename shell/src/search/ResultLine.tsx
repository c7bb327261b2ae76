import { artworkPath } from 'shared-contract'
import { common, useTitleName, useTranslations } from 'shared-i18n'
import { Picture, radius } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../translations.ts'
import type { ResultItem } from './resultGroups.ts'
import { Entry, Text } from './resultList.tsx'
import { countChoice } from './searchStore.ts'

const Thumb = styled.span<{ $wide: boolean }>`
	flex: none;
	width: ${(p) => (p.$wide ? '72px' : '36px')};
	border-radius: ${radius.sm};
	overflow: hidden;
`
/** A search result: picture, name in the language of the page, and format. */
export function ResultLine({ item, onFollow }: { item: ResultItem; onFollow: () => void }) {
	const nameOf = useTitleName()
	const news = item.of === 'news'
	const name = news ? item.title : nameOf(item.named)
	const follow = () => {
		if (item.of === 'title') countChoice(item.id)
		onFollow()
	}
	return (
		<Entry to={item.path} name={name} onFollow={follow}>
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
				<span>{name}</span>
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
