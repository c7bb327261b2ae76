import { useWords } from 'shared-i18n'
import { Container, Page, Skeleton, SkeletonHero, SkeletonText, Split, Stack, VisuallyHidden } from 'shared-ui'
import { words } from '../words.ts'

/** The shape of a title's page while it is on its way. */
export function TitleSkeleton() {
	const t = useWords(words)
	return (
		<Page $bleed aria-busy="true">
			<VisuallyHidden role="status">{t('title.loading')}</VisuallyHidden>
			<SkeletonHero />
			<Container>
				<Split>
					<Stack $gap={8}>
						<SkeletonText lines={5} />
						<Skeleton $height="20rem" />
					</Stack>
					<Skeleton $height="24rem" />
				</Split>
			</Container>
		</Page>
	)
}
