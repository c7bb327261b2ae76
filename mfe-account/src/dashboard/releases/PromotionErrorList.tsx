import { common, useTranslations } from 'shared-i18n'
import { Stack } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { droppableRoutes, type PromotionErrors } from './promotion.ts'
import { releaseTranslations } from './releaseTranslations.ts'
import { Errors } from './style.ts'

interface PromotionErrorListProps {
	errors: PromotionErrors
	dropsRoutes: boolean
	onDropRoutes: (dropsRoutes: boolean) => void
}

/** The reasons why the server refused a version, with a switch to drop routes on purpose. */
export function PromotionErrorList({ errors, dropsRoutes, onDropRoutes }: PromotionErrorListProps) {
	const t = useTranslations(releaseTranslations)
	const shared = useTranslations(common)
	const paths = droppableRoutes(errors)
	return (
		<Stack role="alert">
			<p>{shared('errors.release.broken')}</p>
			<Errors as="div">
				<ul>
					{Object.entries(errors).map(([subject, code]) => (
						<li key={subject}>
							<code>{subject}</code> {shared(`errors.${code}`)}
						</li>
					))}
				</ul>
			</Errors>
			{paths.length > 0 && (
				<Switch
					label={t('releases.promote.drop')}
					description={t('releases.promote.drop.hint')}
					checked={dropsRoutes}
					onChange={onDropRoutes}
				/>
			)}
		</Stack>
	)
}
