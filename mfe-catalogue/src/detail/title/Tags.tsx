import { useState } from 'react'
import { type TitleTag, tagName, tagPath } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { Button, Chip, ChipRow, Stack } from 'shared-ui'
import { ShowMore } from './ShowMore.tsx'
import { SidePanel } from './SidePanel.tsx'
import { titleTranslations } from './titleTranslations.ts'

const FEW = 15

/** The tags of a title; those that give the story away are shown on request. Renders nothing if there are none. */
export function Tags({ tags }: { tags: readonly TitleTag[] }) {
	const t = useTranslations(titleTranslations)
	const [showsSpoilers, setShowsSpoilers] = useState(false)
	if (tags.length === 0) return null
	const spoilers = tags.filter(({ isSpoiler }) => isSpoiler)
	const open = tags.filter(({ isSpoiler }) => !isSpoiler)
	return (
		<SidePanel title={t('title.tags')}>
			<Stack $gap={3}>
				{open.length > 0 && (
					<ShowMore items={open} few={FEW} more={t('title.tags.all', { number: open.length })}>
						{(shown) => <TagChips tags={shown} />}
					</ShowMore>
				)}
				{spoilers.length > 0 &&
					(showsSpoilers ? (
						<TagChips tags={spoilers} />
					) : (
						<div>
							<Button size="sm" variant="quiet" onClick={() => setShowsSpoilers(true)}>
								{t('title.tags.reveal', { count: spoilers.length })}
							</Button>
						</div>
					))}
			</Stack>
		</SidePanel>
	)
}

function TagChips({ tags }: { tags: readonly TitleTag[] }) {
	const locale = useLocale()
	return (
		<ChipRow>
			{tags.map((tag) => (
				<Chip key={tag.name} to={tagPath(tag.name)}>
					{tagName(tag, locale)}
				</Chip>
			))}
		</ChipRow>
	)
}
