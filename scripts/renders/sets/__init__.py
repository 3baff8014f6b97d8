"""Pictures of the studio that belong to pages rather than to a product."""
