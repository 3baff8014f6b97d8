import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FeaturedPreload } from '../pages/home/FeaturedCollection.tsx';
import { HeroPreload, isHeroLightReady } from '../pages/home/HeroPicture.tsx';
import { findPhotographsOfLines } from '../shared/cart/cart-line-image.ts';
import { updateWithFade } from '../shared/navigation/update-with-fade.ts';
import { isAtRoute } from '../shared/navigation/match-route.ts';
import { silentTitle } from '../shared/navigation/navigation-state.ts';
import { NavigatingContext, PageLoadingContext } from '../shared/navigation/navigation-contexts.ts';
import { LONG_TOAST_MS } from '../shared/toasts/toast-options.ts';
import { dismissToasts, loadToasts, notify } from '../shared/toasts/notify.tsx';
import { paths } from '../paths.ts';
import { useOrder, useStores } from '../store/stores.ts';
import { onBeforeUnload } from './on-before-unload.ts';
import { prefersReducedData, prefersReducedMotion } from './media-preferences.ts';

/**
 * Completes a processed order on any page: navigates from the checkout to the home page, whose images are loaded
 * before, then removes the ordered units that are still in the cart and shows the toast. Rendered outside the error
 * boundaries of page and layout, whose errors do not stop it (Rules: Checkout).
 */
export function OrderCompletion() {
  const phase = useOrder((state) => state.phase);
  const { cart, order } = useStores();
  const navigate = useNavigate();
  const isAtCheckout = isAtRoute(useLocation().pathname, paths.checkout.pattern);
  const isNavigating = use(NavigatingContext);
  const isPageLoading = use(PageLoadingContext);
  /** Whether the current navigation is the one to the home page, and not one of the shopper. */
  const isNavigatingHome = useRef(false);
  /** Resolves the promise that the view transition to the home page waits for. */
  const finishUpdate = useRef<() => void>(undefined);

  useEffect(() => {
    if (isAtCheckout) void loadToasts();
  }, [isAtCheckout]);

  // During a reload, this document lives until the response arrives: its timer could still complete the order.
  useEffect(
    () => (phase === 'processing' ? onBeforeUnload(order.getState().cancel) : undefined),
    [phase, order],
  );

  const completeOrder = useEffectEvent(() => {
    const { ordered, remainingUnits, complete } = order.getState();
    complete();
    cart.getState().removeOrdered(remainingUnits);
    // Undo of a removal before the order would restore lines that were ordered.
    dismissToasts(({ onUndo }) => onUndo !== undefined);
    void notify({
      title: 'Order placed successfully!',
      photographs: findPhotographsOfLines(ordered),
      duration: LONG_TOAST_MS,
      isAtBottom: true,
    });
  });

  const navigateUnlessLeft = useEffectEvent(() => {
    if (isAtCheckout && !isNavigating)
      void navigate(paths.home.href(), { replace: true, state: silentTitle });
    else finishUpdate.current?.();
  });

  const navigateHome = useEffectEvent(() => {
    isNavigatingHome.current = true;
    const showHome = () =>
      new Promise<void>((resolve) => {
        finishUpdate.current = resolve;
        navigateUnlessLeft();
      });
    updateWithFade(showHome, isHeroLightReady());
  });

  const endOrder = useEffectEvent(() => {
    isNavigatingHome.current = false;
    finishUpdate.current?.();
    if (phase === 'processed') completeOrder();
    // The checkout shows the order until it is left: without one it would redirect to /cart.
    if (!isAtCheckout) order.getState().reset();
  });

  // At the checkout, a processed order first navigates home and ends when home is rendered. On any other page it ends at
  // once. A layout effect: the cart's count changes in the first frame of the home page.
  useLayoutEffect(() => {
    if (phase !== 'processed' && phase !== 'completed') return;
    if (isAtCheckout && !isNavigating) navigateHome();
    // On the way home, it waits while the page renders, but not while its chunk is loading.
    else if (!isAtCheckout || !isNavigatingHome.current || isPageLoading) endOrder();
  }, [phase, isAtCheckout, isNavigating, isPageLoading]);

  return phase === 'processing' && isAtCheckout ? (
    <>
      <HeroPreload isAnimated={!prefersReducedData() && !prefersReducedMotion()} />
      <FeaturedPreload />
    </>
  ) : null;
}
