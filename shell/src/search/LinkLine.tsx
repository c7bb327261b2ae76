import { useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Avatar } from 'shared-ui'
import { translations } from '../translations.ts'
import type { LinkItem } from './resultGroups.ts'
import { Entry, Text } from './resultList.tsx'

/** A person, a character, a studio, a member or a list among the results. */
export function LinkLine({ item, onFollow }: { item: LinkItem; onFollow: () => void }) {
	const t = useTranslations(translations)
	const nameOf = useTitleName()
	const { of, path, name, nativeName, imageUrl, knownFor, owner } = item
	const shown = useLocale() === 'ja' ? (nativeName ?? name) : name
	const kind = of === 'list' ? t('search.listBy', { name: owner ?? '' }) : t(`search.${of}Item`)
	return (
		<Entry to={path} name={shown} onFollow={onFollow}>
			<Avatar name={shown} url={imageUrl} size={36} />
			<Text>
				<span>{shown}</span>
				<small>{[kind, knownFor && nameOf(knownFor)].filter(Boolean).join(' • ')}</small>
			</Text>
		</Entry>
	)
}
