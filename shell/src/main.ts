// React runs in a task of its own, after which a slow phone can answer, then the page. Both are part of the first scripts. What is
// imported so keeps all its exports: shared-ui or react-router-dom would add 25 KB.
void import(/* webpackMode: "eager" */ 'react-dom/client').then(() =>
	setTimeout(() => void import(/* webpackMode: "eager" */ './start.tsx')),
)
