import { airingWords } from 'shared-composition/airing/airingWords'
import { type ContributedChange, LANGUAGE_TAGS } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { VisuallyHidden } from 'shared-ui'
import { ChangedText, Details } from './contributionStyle.ts'
import { contributionTranslations } from './contributionTranslations.ts'

/** The old and new value of each changed field; a creation has new values only. */
export function FieldChanges({ fields }: { fields: readonly ContributedChange[] }) {
	const t = useTranslations(contributionTranslations)
	const locale = useLocale()
	const textOf = (field: string, text: string) =>
		field === 'airing' ? airingWords(text, t, LANGUAGE_TAGS[locale]) : text
	return (
		<Details>
			<summary>{t('contributions.details')}</summary>
			<dl>
				{fields.map(({ field, before, after }) => (
					<div key={field}>
						<dt>{t(`contributions.field.${field}`)}</dt>
						<dd>
							{before !== '' && (
								<ChangedText $isOld dir="auto">
									<VisuallyHidden>{`${t('contributions.before')}: `}</VisuallyHidden>
									{textOf(field, before)}
								</ChangedText>
							)}
							<ChangedText $isOld={false} dir="auto">
								<VisuallyHidden>{`${t('contributions.after')}: `}</VisuallyHidden>
								{textOf(field, after) || t('contributions.nothing')}
							</ChangedText>
						</dd>
					</div>
				))}
			</dl>
		</Details>
	)
}
