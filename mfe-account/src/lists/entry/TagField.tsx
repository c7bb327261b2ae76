import { joinTags, OWN_PROFILE, splitTags } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { ChipButton, ChipRow, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { useListTags } from '../listTabs/useListTags.ts'
import { listTranslations } from '../listTranslations.ts'
import type { EntryFormState } from './useEntryForm.ts'

/** As many of the member's tags are offered: those of the most entries. */
const OFFERED = 12

/** The tags of an entry, separated by commas, and those that the member uses already, to press. */
export function TagField({ form, error }: { form: EntryFormState; error: string | undefined }) {
	const t = useTranslations(listTranslations)
	const offered = useListTags(OWN_PROFILE).slice(0, OFFERED)
	const chosen = splitTags(form.values.tags)
	const isSame = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase()
	const toggle = (tag: string) => {
		const others = chosen.filter((each) => !isSame(tag)(each))
		form.set({ tags: joinTags(others.length < chosen.length ? others : [...chosen, tag]) })
	}
	return (
		<Stack $gap={2}>
			<TextField label={t('entry.tags')} hint={t('entry.tags.hint')} {...form.text('tags')} error={error} />
			{offered.length > 0 && (
				<ChipRow role="group" aria-label={t('entry.tags.own')}>
					{offered.map((tag) => (
						<ChipButton key={tag} pressed={chosen.some(isSame(tag))} onClick={() => toggle(tag)}>
							{tag}
						</ChipButton>
					))}
				</ChipRow>
			)}
		</Stack>
	)
}
