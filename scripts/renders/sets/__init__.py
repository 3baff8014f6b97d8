"""Scenes for pages instead of products: home page, empty states, not found."""
